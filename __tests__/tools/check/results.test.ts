import { failedFiles, mergeRetryReport, type Report } from '@/tools/check/results';

const file = (name: string, ...statuses: string[]): Report['testResults'][number] => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

const report = (...testResults: Report['testResults']): Report => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults,
});

describe('a second run of failed tests', () => {
  const first = report(
    file('fine', 'passed', 'passed'),
    file('slow', 'passed', 'failed'),
    file('broken'),
  );

  it('covers the files that failed, or broke before their first test', () => {
    expect(failedFiles(first)).toEqual(['slow', 'broken']);
  });

  it('replaces the first result, test by test', () => {
    const second = report(file('slow', 'passed', 'passed'), file('broken', 'passed'));
    const whole = mergeRetryReport(first, second);
    expect(failedFiles(whole)).toEqual([]);
    expect(whole).toMatchObject({
      numPassedTests: 5,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
    });
  });

  it('still counts tests that fail again', () => {
    const whole = mergeRetryReport(first, report(file('slow', 'failed', 'passed'), file('broken')));
    expect(whole).toMatchObject({
      numPassedTests: 3,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
    });
  });

  it('keeps the results that it did not repeat', () => {
    const whole = mergeRetryReport(first, report(file('slow', 'passed', 'passed')));
    expect(whole).toMatchObject({ numPassedTests: 4, numRuntimeErrorTestSuites: 1 });
  });
});
