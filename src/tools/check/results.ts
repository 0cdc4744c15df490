/** Stores and counts the results that jest reports during `npm test`. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolCache } from '../project';

export type Suite = 'unit' | 'browser';

export const resultFile = (suite: Suite): string => path.join(toolCache, `results-${suite}.json`);

export const resultFiles = [resultFile('unit'), resultFile('browser')];

export interface Tally {
  passed: number;
  failed: number;
}

interface FileReport {
  /** The file's path. */
  name: string;
  status: 'passed' | 'failed';
  assertionResults: { status: string }[];
}

export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: number;
  testResults: FileReport[];
}

const readReport = (suite: Suite): Report =>
  JSON.parse(readFileSync(resultFile(suite), 'utf8')) as Report;

/** Null when the run left no report. */
export const takeReport = (suite: Suite): Report | null =>
  existsSync(resultFile(suite)) ? readReport(suite) : null;

export const putReport = (suite: Suite, report: Report): void => {
  writeFileSync(resultFile(suite), JSON.stringify(report));
};

export const failedFiles = ({ testResults }: Report): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** Replaces the results of some files by those of their second run. */
export function mergeRetryReport(first: Report, second: Report): Report {
  const looked = new Set(second.testResults.map(({ name }) => name));
  const others = first.testResults.filter(({ name }) => !looked.has(name));
  const testResults = [...others, ...second.testResults];
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const broke = ({ status, assertionResults }: FileReport) =>
    status === 'failed' && assertionResults.length === 0;
  return {
    ...first,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: testResults.filter(broke).length,
  };
}

/** Deletes old results, so that they are not taken for those of a run that ended early. */
export const forgetResults = (): void => {
  for (const file of resultFiles) rmSync(file, { force: true });
};

/**
 * Counts the tests of one run of jest. A file that failed to run counts as one failure; so does a
 * run without a report, or one that failed although all of its tests passed.
 */
export function tallySuite(suite: Suite, succeeded: boolean): Tally {
  const report = takeReport(suite);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed };
}
