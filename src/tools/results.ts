/** Where `npm test` leaves what jest reported, and how to count it. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toolCache } from './project';

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
  /** Files that broke before any of their tests ran. */
  numRuntimeErrorTestSuites: number;
}

/** Old results must not speak for a run that never came so far. */
export const forgetResults = (): void => {
  for (const file of resultFiles) rmSync(file, { force: true });
};

/**
 * The tests of one run of jest. A file that broke counts as one failure; so does a run that left no
 * report, or that failed although all of its tests passed.
 */
export function tallySuite(suite: Suite, succeeded: boolean): Tally {
  const file = resultFile(suite);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed };
}
