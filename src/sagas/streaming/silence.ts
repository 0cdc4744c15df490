/**
 * The first seconds after start and after a login bring what happened before: desktop pop-ups stay
 * silent for that long.
 */
import { SILENCE } from '@/domain/limits';
import { silenceLifted, socketStarting } from '@/slices/realtime';
import { loggedOut } from '@/slices/session';
import { delay, put, race, take } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';

export function* silenceSaga(): SagaGenerator<void> {
  for (;;) {
    const { again } = yield* race({ lifted: delay(SILENCE), again: take(begins) });
    if (again) continue;
    yield* put(silenceLifted());
    yield* take(begins);
  }
}

/** The actions with which the slice falls silent. */
const begins = (action: unknown): boolean =>
  (socketStarting.match(action) && action.payload.initial) || loggedOut.match(action);
