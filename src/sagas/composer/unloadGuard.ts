/** Turns on the browser's leave confirmation only while closing the page would lose something. */
import type { Action } from '@reduxjs/toolkit';
import { selectProfileUnsaved } from '@/selectors/settings/profileUnsaved';
import { selectWouldLoseDrafts } from '@/selectors/composer/unstoredDrafts';
import { getContext, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* unloadGuardSaga(): SagaGenerator<void> {
  const { setUnloadGuard } = yield* getContext('page');
  let asks = false;
  for (;;) {
    const lost = (yield* select(selectWouldLoseDrafts)) || (yield* select(selectProfileUnsaved));
    if (lost !== asks) setUnloadGuard(lost);
    asks = lost;
    yield* take(anyAction);
  }
}

const anyAction = (_action: Action) => true;
