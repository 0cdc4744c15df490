/** Notes changes of preferences with their time, and takes up what belongs to who signed in. */
import { currentUserReceived } from '@/slices/session';
import {
  freshPreferences,
  preferenceEdited,
  preferenceNoted,
  preferencesRestored,
} from '@/slices/preferences';
import type { RootState } from '@/slices/root';
import { fork, getContext, put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* preferencesSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(currentUserReceived, checkOwner));
  yield* takeEvery(preferenceEdited, note);
}

function* note({ payload }: ReturnType<typeof preferenceEdited>): SagaGenerator<void> {
  const now = yield* getContext('now');
  yield* put(preferenceNoted({ edit: payload, timestamp: now() }));
}

/** What this browser remembers of somebody else is nobody's here. */
function* checkOwner({ payload }: ReturnType<typeof currentUserReceived>): SagaGenerator<void> {
  const owner = yield* select((state: RootState) => state.preferences.owner);
  if (owner !== payload.user.fullName) {
    yield* put(preferencesRestored(freshPreferences(payload.user.fullName)));
  }
}
