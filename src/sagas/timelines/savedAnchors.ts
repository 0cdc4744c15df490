/** Keeps where readers are in their lists beyond a reload: at once, as the page may be gone next. */
import { isAnyOf } from '@reduxjs/toolkit';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { loggedOut } from '@/slices/session/session';
import { getContext, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* savedAnchorsSaga(): SagaGenerator<void> {
  yield* takeEvery(isAnyOf(scrollAnchorSaved, loggedOut), function* () {
    const tab = yield* getContext('tab');
    tab.saveScrollAnchors(yield* select((state) => state.scrollAnchors));
  });
}
