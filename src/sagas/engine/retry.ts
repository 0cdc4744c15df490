/** Retries an operation as often as its policy says. */
import { retryDelay, type RetryPolicy } from '@/domain/engine/retryPolicies';
import { call, delay } from './effects';
import type { SagaGenerator } from './effects';
import { isTransientFailure } from './failure';

/**
 * Runs `attempt` until it succeeds, the retries are used up, or a retry cannot help: it usually can
 * after a 503, but not after a 403.
 */
export function* retry<Result>(
  policy: RetryPolicy,
  attempt: () => SagaGenerator<Result>,
  worthwhile: (error: unknown) => boolean = isTransientFailure,
): SagaGenerator<Result> {
  const { retries = Infinity } = policy;
  for (let failures = 1; ; failures += 1) {
    try {
      return (yield* call(attempt)) as Result;
    } catch (error) {
      if (failures > retries || !worthwhile(error)) throw error;
      yield* delay(retryDelay(policy, failures));
    }
  }
}
