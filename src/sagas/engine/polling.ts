/** The polling loop that every self-refreshing list uses. */
import type { Action } from '@reduxjs/toolkit';
import { retryDelay } from '@/domain/engine/retryPolicies';
import type { RootState } from '@/slices/root';
import { call, delay, put, race, setContext } from './effects';
import type { SagaGenerator } from './effects';
import { reasonOf } from './failure';
import { waitUntil } from './control';

export interface PollingPlan {
  /** Milliseconds between two successful pulls. */
  every: number;
  /** The loop rests while this is false and pulls at once when it turns true. */
  when: (state: RootState) => boolean;
  /** Fetches and puts the news. Throws on failure. */
  pull: () => SagaGenerator<void>;
  /** Makes the action that reports a failed pull to the store. */
  failed: (reason: string) => Action;
  /** `later` when the first page was already fetched: the loop begins with a wait. */
  first?: 'now' | 'later';
}

const LONGEST_WAIT = 10;

/**
 * Pulls until cancelled. Failures are reported to the store; from the second on, each makes the
 * wait longer, up to ten intervals. The first success restores the interval, and so does resuming
 * after a rest.
 */
export function* runPolling(plan: PollingPlan): SagaGenerator<void> {
  yield* call(pollInRounds, plan);
}

function* pollInRounds({
  every,
  when,
  pull,
  failed,
  first = 'now',
}: PollingPlan): SagaGenerator<void> {
  if (first === 'later') yield* delay(every);
  let failures = 0;
  for (let isFirst = first === 'now'; ; isFirst = false) {
    yield* waitUntil(when);
    // The loop itself retries, so each call is tried once. Later pulls give way to the reader's
    // requests.
    yield* setContext({ calls: { tries: 1, priority: isFirst ? 'screen' : 'background' } });
    try {
      yield* call(pull);
      failures = 0;
    } catch (error) {
      failures += 1;
      yield* put(failed(reasonOf(error)));
    }
    yield* delay(every);
    const longer = retryDelay({ base: every, max: every * LONGEST_WAIT }, failures) - every;
    if (longer > 0) yield* race({ waited: delay(longer), returned: call(untilReturn, when) });
  }
}

function* untilReturn(when: PollingPlan['when']): SagaGenerator<void> {
  yield* waitUntil((state) => !when(state));
  yield* waitUntil(when);
}
