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

describe('a second look at what failed', () => {
  const first = report(
    file('fine', 'passed', 'passed'),
    file('slow', 'passed', 'failed'),
    file('broken'),
  );

  it('is at the files that failed, or broke before their first test', () => {
    expect(failedFiles(first)).toEqual(['slow', 'broken']);
  });

  it('takes the place of the first, test by test', () => {
    const second = report(file('slow', 'passed', 'passed'), file('broken', 'passed'));
    const whole = mergeRetryReport(first, second);
    expect(failedFiles(whole)).toEqual([]);
    expect(whole).toMatchObject({
      numPassedTests: 5,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
    });
  });

  it('still counts what fails again', () => {
    const whole = mergeRetryReport(first, report(file('slow', 'failed', 'passed'), file('broken')));
    expect(whole).toMatchObject({
      numPassedTests: 3,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
    });
  });

  it('leaves what it did not reach as it was', () => {
    const whole = mergeRetryReport(first, report(file('slow', 'passed', 'passed')));
    expect(whole).toMatchObject({ numPassedTests: 4, numRuntimeErrorTestSuites: 1 });
  });
});
