/**
 * Suppresses desktop notifications in the first seconds after start and login, as these bring only
 * what happened before.
 */
import { SILENCE } from '@/domain/engine/limits';
import { silenceLifted, socketStarting } from '@/slices/realtime/realtime';
import { loggedOut } from '@/slices/session/session';
import { delay, put, race, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* silenceSaga(): SagaGenerator<void> {
  for (;;) {
    const { again } = yield* race({ lifted: delay(SILENCE), again: take(begins) });
    if (again) continue;
    yield* put(silenceLifted());
    yield* take(begins);
  }
}

/** True for the actions with which the slice becomes silent. */
const begins = (action: unknown): boolean =>
  (socketStarting.match(action) && action.payload.initial) || loggedOut.match(action);
