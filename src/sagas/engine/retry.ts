/** Retries an operation a limited number of times. */
import { backoff } from '@/lib/net/backoff';
import { call, delay } from './effects';
import type { SagaGenerator } from './effects';

interface RetryPlan {
  /** How often to try again after the first failure. */
  times: number;
  /** Milliseconds before the first retry; doubled for each one after. */
  base: number;
  /** The longest wait between two tries. */
  max?: number;
  /** True if a retry could help: yes for a 503, no for a 403. */
  worthwhile: (error: unknown) => boolean;
}

/** Runs `attempt` until it succeeds, the retries are used up, or a retry cannot help. */
export function* retry<Result>(
  { times, base, max = Infinity, worthwhile }: RetryPlan,
  attempt: () => SagaGenerator<Result>,
): SagaGenerator<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return (yield* call(attempt)) as Result;
    } catch (error) {
      if (failures > times || !worthwhile(error)) throw error;
      yield* delay(backoff(failures, { base, max }));
    }
  }
}
