/** Keeps where readers are in their lists beyond a reload: at once, as the page may be gone next. */
import { isAnyOf } from '@reduxjs/toolkit';
import { placeNoted } from '@/slices/places';
import { loggedOut } from '@/slices/session';
import { getContext, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* keptPlacesSaga(): SagaGenerator<void> {
  yield* takeEvery(isAnyOf(placeNoted, loggedOut), function* () {
    const tab = yield* getContext('tab');
    tab.keepPlaces(yield* select((state) => state.places));
  });
}
