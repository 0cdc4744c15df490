/**
 * What becomes of statuses that come while a timeline is read: they show by themselves to a reader at
 * the top who asked for that, and wait for a press from everybody else. What was missed in between
 * is fetched, as far as that is not too much.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { gapRequest, isSequence, type TimelineKey } from '@/domain/timelines/timeline';
import {
  selectNewCount,
  selectPaused,
  selectShowsNewAutomatically,
  selectTopGap,
  selectViewed,
} from '@/selectors/timelines/timelines';
import {
  gapRequested,
  newStatusesShown,
  statusesStreamed,
  timelinePageReceived,
  timelinePaused,
  timelineInputUnblocked,
} from '@/slices/timelines/timelines';
import { call, delay, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { takeLeadingBy } from '@/sagas/engine/control';
import { takeLatestBy } from '@/sagas/engine/takeLatestBy';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { pull } from './timelines';

/** For so long a press on the list does nothing after it moved. */
const SETTLING = 1_000;
/** Pages that are fetched to close the gap under what is new; beyond, the reader decides. */
const MOST_PAGES = 3;

type Page = ReturnType<typeof timelinePageReceived>;

const newsReceived = {
  match: (action: unknown): action is Page =>
    timelinePageReceived.match(action) && action.payload.kind === 'news',
};

const keysOf = (action: ReturnType<typeof statusesStreamed> | Page): TimelineKey[] =>
  'keys' in action.payload ? action.payload.keys : [action.payload.key];

export function* timelineNewsSaga(): SagaGenerator<void> {
  yield* takeEvery(isAnyOf(statusesStreamed, timelinePageReceived), function* (action) {
    for (const key of keysOf(action)) yield* showOrHold(key);
  });
  yield* takeLatestBy(
    newStatusesShown,
    ({ payload }) => payload.key,
    function* ({ payload: { key } }) {
      yield* delay(SETTLING);
      yield* put(timelineInputUnblocked({ key }));
    },
  );
  yield* fork(() =>
    takeLeadingBy(
      newsReceived,
      ({ payload }) => payload.key,
      ({ payload }) => closeGap(payload.key),
    ),
  );
  yield* handleRequest(
    gapRequested,
    ({ payload: { key, above } }) => gapRequest(key, above),
    ({ payload: { key, above } }) => pull(key, 'gap', above),
  );
}

/** Whether it shows is decided once: what waits goes on waiting, and what comes after it as well. */
function* showOrHold(key: TimelineKey): SagaGenerator<void> {
  if ((yield* select(selectNewCount, key)) === 0 || (yield* select(selectPaused, key))) return;
  const shows = yield* select(selectShowsNewAutomatically, key);
  yield* put((shows ? newStatusesShown : timelinePaused)({ key }));
}

/** A full page of news may have left some out. */
function* closeGap(key: TimelineKey): SagaGenerator<void> {
  if (isSequence(key)) return;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const above = yield* select(selectTopGap, key);
    if (above === null || !(yield* select(selectViewed, key))) return;
    try {
      yield* call(pull, key, 'gap', above);
    } catch (error) {
      const log = yield* getContext('log');
      log('info', `The gap in the timeline ${key} could not be filled`, error);
      return;
    }
  }
}
