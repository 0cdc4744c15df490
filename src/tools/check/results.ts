/** Stores and counts the results that jest reports during `npm test`. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toolCache } from '../project';

export type Suite = 'unit' | 'browser';

export const resultFile = (suite: Suite): string => path.join(toolCache, `results-${suite}.json`);

export const resultFiles = [resultFile('unit'), resultFile('browser')];

export interface Tally {
  passed: number;
  failed: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: number;
}

/** Null when the run left no report. */
const readReport = (suite: Suite): Report | null =>
  existsSync(resultFile(suite))
    ? (JSON.parse(readFileSync(resultFile(suite), 'utf8')) as Report)
    : null;

/** Deletes old results, so that they are not taken for those of a run that ended early. */
export const forgetResults = (): void => {
  for (const file of resultFiles) rmSync(file, { force: true });
};

/**
 * Counts the tests of one run of jest. A file that failed to run counts as one failure; so does a
 * run without a report, or one that failed although all of its tests passed.
 */
export function tallySuite(suite: Suite, succeeded: boolean): Tally {
  const report = readReport(suite);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed };
}
