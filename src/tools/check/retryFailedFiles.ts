/**
 * Runs tests, and reruns the few failed files without other tests beside them: only a second
 * failure counts, because half of what these tests wait for are other programs on a machine that
 * may be busy. A rerun is reported.
 */
import path from 'node:path';
import { jest } from './jest';
import { root } from '../project';
import { failedFiles, putReport, takeReport, mergeRetryReport, type Suite } from './results';
import type { Outcome } from '../run';

/** If more files fail, the machine is not the cause, and nothing is rerun. */
const MOST_FILES = 8;

interface Run {
  /** The jest projects. */
  projects: readonly string[];
  /** The number of files at a time. */
  workers: string;
  /** Milliseconds for the whole run, and for the second run. */
  limit: number;
  limitAlone: number;
  env?: Record<string, string>;
}

export async function retryFailedFiles(suite: Suite, run: Run): Promise<Outcome> {
  const { projects, workers, limit, limitAlone, env } = run;
  const started = Date.now();
  const args = ['--selectProjects', ...projects];
  const outcome = await jest(suite, [...args, `--maxWorkers=${workers}`], limit, env);
  const first = takeReport(suite);
  const failed = first ? failedFiles(first) : [];
  if (!first || failed.length === 0 || failed.length > MOST_FILES) return outcome;

  const names = failed.map((file) => path.relative(root, file)).join(', ');
  console.log(`\n── once more, alone: ${names}`);
  const alone = [...args, '--runInBand', '--runTestsByPath', ...failed];
  const again = await jest(suite, alone, limitAlone, env);
  const second = takeReport(suite);
  putReport(suite, second ? mergeRetryReport(first, second) : first);
  if (again.succeeded) console.log(`Passed only when run alone: ${names}`);
  return { ...again, took: Date.now() - started };
}
