/** The polling loop that every self-refreshing list uses. */
import type { Action } from '@reduxjs/toolkit';
import { retryDelay } from '@/domain/engine/retryPolicies';
import { selectSocketAwaited } from '@/selectors/realtime/realtime';
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
  /**
   * `later` when the first page was already fetched: the loop begins with a wait. `streamed` for
   * lists that the socket delivers: asked for before it is open, they would have to be asked for
   * again then, as something may have come in between.
   */
  first?: 'now' | 'later' | 'streamed';
}

const LONGEST_WAIT = 10;
/** The longest wait for the socket, in milliseconds; until then the last screen's counts are shown. */
const SOCKET_PATIENCE = 1_000;

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
  if (first === 'streamed') yield* awaitFirstSocket();
  let failures = 0;
  for (let isFirst = first !== 'later'; ; isFirst = false) {
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

/** Waits for the first connection of this visit, if one is being made. */
function* awaitFirstSocket(): SagaGenerator<void> {
  // The saga of the socket begins in the same turn, and what it puts counts only afterwards.
  yield* call(() => Promise.resolve());
  yield* race({
    settled: call(waitUntil, (state: RootState) => !selectSocketAwaited(state)),
    late: delay(SOCKET_PATIENCE),
  });
}

function* untilReturn(when: PollingPlan['when']): SagaGenerator<void> {
  yield* waitUntil((state) => !when(state));
  yield* waitUntil(when);
}
