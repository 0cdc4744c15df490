import { readSources } from '@support/engine/sources';
import { retryDelay, retryPolicies, type RetryPolicy } from '@/domain/engine/retryPolicies';

const policies: [string, RetryPolicy][] = Object.entries(retryPolicies);

/** How often the policy sends something within the first hour of failures that take no time. */
function sentInAnHour(policy: RetryPolicy): number {
  const { retries = Infinity } = policy;
  let sent = 1;
  for (let time = retryDelay(policy, 1); time < 3_600_000 && sent <= retries; sent += 1) {
    time += retryDelay(policy, sent + 1);
  }
  return sent;
}

describe('the retry policies', () => {
  it('doubles the wait after each failure, up to the longest', () => {
    const policy = { base: 1_000, max: 10_000 };
    expect([0, 1, 2, 3, 4, 5, 50].map((failures) => retryDelay(policy, failures))).toEqual([
      1_000, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
    ]);
  });

  it.each(policies)('%s waits at least a second, and never less than before', (_name, policy) => {
    expect(policy.base).toBeGreaterThanOrEqual(1_000);
    expect(policy.max).toBeGreaterThanOrEqual(policy.base);
  });

  it.each(policies)('%s without an end sends little in an hour of failures', (_name, policy) => {
    // Files in processing are the exception: their author waits, and gives up after 15 minutes.
    const most = policy === retryPolicies.mediaProcessing ? 730 : 130;
    expect(sentInAnHour(policy)).toBeLessThanOrEqual(most);
  });

  it('is the only place that computes waits', () => {
    const elsewhere = readSources()
      .filter(({ path }) => /^(?:sagas|store|lib|api)\//.test(path))
      .filter(({ text }) => /\b2 \*\* (?!\d)/.test(text));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});
