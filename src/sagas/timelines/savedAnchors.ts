/**
 * Saves scroll anchors in the tab to survive a reload; synchronously, as the page may be closed
 * next.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { loggedOut } from '@/slices/session/session';
import { getContext, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* savedAnchorsSaga(): SagaGenerator<void> {
  yield* takeEvery(isAnyOf(scrollAnchorSaved, loggedOut), function* () {
    const { tab } = yield* getContext('storage');
    tab.saveScrollAnchors(yield* select((state) => state.scrollAnchors));
  });
}
