/** Waits for the next try of a post; signs that the server is back shorten the wait. */
import type { Action } from '@reduxjs/toolkit';
import { onlineChanged, socketJoined } from '@/slices/realtime/realtime';
import { timelinePageFailed, timelinePageReceived } from '@/slices/timelines/timelines';
import { call, delay, getContext, race, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Waits until `due`, or from `earliest` on only until the server is reachable again. */
export function* waitUntilDue(due: number, earliest: number): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const wait = due - now();
  if (wait <= 0) return;
  const { back } = yield* race({ waited: delay(wait), back: call(untilServerBack) });
  if (back && earliest > now()) yield* delay(Math.min(due, earliest) - now());
}

function* untilServerBack(): SagaGenerator<true> {
  yield* race({ heard: take(isConnectionBack), answered: call(untilAnswered) });
  return true;
}

const isConnectionBack = (action: Action): boolean =>
  socketJoined.match(action) || (onlineChanged.match(action) && action.payload);

/**
 * Waits for a timeline that failed to load again: one success among failures of others proves
 * nothing.
 */
function* untilAnswered(): SagaGenerator<void> {
  const { payload } = yield* take(timelinePageFailed);
  yield* take(
    (action: Action) => timelinePageReceived.match(action) && action.payload.key === payload.key,
  );
}
