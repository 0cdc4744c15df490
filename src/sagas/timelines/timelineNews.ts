/**
 * Handles statuses that arrive while a timeline is open: they show by themselves to a reader at the
 * top who enabled that, and otherwise wait for a press. Fetches what was missed in between, within
 * limits.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import {
  gapRequest,
  isSequence,
  timelineRequest,
  type TimelineKey,
} from '@/domain/timelines/timeline';
import {
  selectFlushMarker,
  selectHasNew,
  selectPaused,
  selectShowsNewAutomatically,
  selectTopGap,
  selectViewed,
} from '@/selectors/timelines/timelines';
import {
  gapRequested,
  newStatusesShown,
  statusesStreamed,
  timelinePageFailed,
  timelinePageReceived,
  timelinePaused,
  timelineInputUnblocked,
  timelineRefreshRequested,
  timelineReloadRequested,
} from '@/slices/timelines/timelines';
import { call, delay, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';
import { takeLatestBy } from '@/sagas/engine/takeLatestBy';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { pull } from './timelines';

/** Milliseconds for which a list ignores presses after it moved. */
const SETTLING = 1_000;
/** The most pages that close the gap below new statuses; beyond that the reader decides. */
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
    timelineRefreshRequested,
    ({ payload: { key } }) => timelineRequest(key, 'news'),
    ({ payload: { key } }) => refresh(key),
  );
  yield* handleRequest(
    gapRequested,
    ({ payload: { key, above } }) => gapRequest(key, above),
    ({ payload: { key, above } }) => pull(key, 'gap', above),
  );
}

/** Pulls, and shows what came as a press of "Show new" does. */
function* refresh(key: TimelineKey): SagaGenerator<void> {
  try {
    yield* call(pull, key, 'news');
  } catch (error) {
    yield* put(timelinePageFailed({ key, kind: 'news', reason: reasonOf(error) }));
    throw error;
  }
  if (yield* select(selectFlushMarker, key)) yield* put(timelineReloadRequested({ key }));
  else if (yield* select(selectHasNew, key)) yield* put(newStatusesShown({ key }));
}

/** Decides once: if new statuses wait for a press, all later ones wait too. */
function* showOrHold(key: TimelineKey): SagaGenerator<void> {
  if (!(yield* select(selectHasNew, key)) || (yield* select(selectPaused, key))) return;
  const shows = yield* select(selectShowsNewAutomatically, key);
  yield* put((shows ? newStatusesShown : timelinePaused)({ key }));
}

/** Closes the gap that a full page of news may have left. */
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
