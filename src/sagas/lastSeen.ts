/**
 * Keeps what the reader sees for a start without a line: when the page rests after something came,
 * and at once when nobody sees the page any more, which may be gone next. With the account goes all
 * that was kept of it.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { LAST_SEEN } from '@/domain/lastSeen';
import { selectLastSeen } from '@/selectors/lastSeen';
import { selectPageVisible } from '@/selectors/realtime';
import { notificationsReceived } from '@/slices/notifications';
import { placeNoted } from '@/slices/places';
import { pageVisibilityChanged } from '@/slices/realtime';
import { loggedOut, userTokenCleared, userTokenReceived } from '@/slices/session';
import { newStatusesShown, timelinePageReceived } from '@/slices/timelines';
import { call, delay, getContext, select, takeEvery, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

/** What comes in a row is kept together. */
const REST = 10_000;

const changing = isAnyOf(
  timelinePageReceived,
  newStatusesShown,
  notificationsReceived,
  placeNoted,
  pageVisibilityChanged,
);

const leaving = isAnyOf(loggedOut, userTokenCleared, userTokenReceived);

export function* lastSeenSaga(): SagaGenerator<void> {
  yield* takeEvery(leaving, forget);
  yield* takeLatest(isAnyOf(changing, leaving), function* (action) {
    if (leaving(action)) return;
    if (yield* select(selectPageVisible)) yield* rest();
    yield* keep();
  });
}

function* rest(): SagaGenerator<void> {
  const idle = yield* getContext('idle');
  yield* delay(REST);
  yield* call(idle);
}

function* keep(): SagaGenerator<void> {
  const now = yield* getContext('now');
  const storage = yield* getContext('storage');
  const record = yield* select(selectLastSeen, now());
  if (record) yield* call(storage.set, LAST_SEEN, record);
}

function* forget(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  try {
    yield* call(storage.remove, LAST_SEEN);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'What was seen last could not be removed', error);
  }
}
