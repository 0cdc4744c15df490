/**
 * The tests in Chromium. Two files at a time keep a small machine busy, as half of the time a page
 * waits for something. A few files that fail so are run once more with the machine to themselves,
 * and only what fails then as well counts; that it was needed is told.
 */
import path from 'node:path';
import { ensureBrowser } from './findBrowser';
import { jest } from './jest';
import { root } from './project';
import { failedFiles, putReport, takeReport, withSecondLook } from './results';
import type { Outcome } from './run';

const MINUTE = 60_000;
/**
 * They take some 18 minutes; a machine that others use too needs twice as long, and the limit is
 * there for what never ends.
 */
const LIMIT = 38 * MINUTE;
const LIMIT_OF_SECOND_LOOK = 8 * MINUTE;
/** More than these have a cause that is not the machine. */
const MOST_FILES = 5;

/** No browser is a failure, never a reason to leave the tests out. */
export async function browserTests(): Promise<Outcome> {
  const started = Date.now();
  try {
    const env = { CHROMIUM_PATH: await ensureBrowser() };
    const args = ['--selectProjects', 'browser'];
    const outcome = await jest('browser', [...args, '--maxWorkers=2'], LIMIT, env);
    const first = takeReport('browser');
    const failed = first ? failedFiles(first) : [];
    if (!first || failed.length === 0 || failed.length > MOST_FILES) return outcome;

    const names = failed.map((file) => path.relative(root, file)).join(', ');
    console.log(`\n── browser tests, alone: ${names}`);
    const alone = [...args, '--runInBand', '--runTestsByPath', ...failed];
    const again = await jest('browser', alone, LIMIT_OF_SECOND_LOOK, env);
    const second = takeReport('browser');
    putReport('browser', second ? withSecondLook(first, second) : first);
    if (again.succeeded) console.log(`Passed only when run alone: ${names}`);
    return { ...again, took: Date.now() - started };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { succeeded: false, took: Date.now() - started, reason };
  }
}
