/** What tells that a server is back: a post that waited for it need not wait any longer. */
import type { Action } from '@reduxjs/toolkit';
import { onlineChanged, socketJoined } from '@/slices/realtime/realtime';
import { timelinePageFailed, timelinePageReceived } from '@/slices/timelines/timelines';
import { call, delay, getContext, race, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Waits until it is due; from `earliest` on, no longer than until the server is there again. */
export function* waitUntilDue(due: number, earliest: number): SagaGenerator<void> {
  const now = yield* getContext('now');
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

/** One answer among failures of others says nothing: the same must have failed before. */
function* untilAnswered(): SagaGenerator<void> {
  const { payload } = yield* take(timelinePageFailed);
  yield* take(
    (action: Action) => timelinePageReceived.match(action) && action.payload.key === payload.key,
  );
}
