/**
 * Refreshes open timelines: one polling loop each, from opening to closing. It rests while the
 * socket delivers the timeline, and catches up once whenever the socket begins to.
 */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { fetchTimeline } from '@/api/endpoints/timelines/timelines';
import { ApiError } from '@/api/errors';
import type { Capability } from '@/domain/session/capabilities';
import { TIMELINE_INTERVAL } from '@/domain/engine/limits';
import {
  forVisitors,
  PAGE_SIZE,
  parseTimelineKey,
  timelineRequest,
  type TimelineKey,
} from '@/domain/timelines/timeline';
import { selectCan } from '@/selectors/session/capabilities';
import { selectServerFiltering } from '@/selectors/session/config';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import {
  selectSyncedUpTo,
  selectStreamContinuity,
  selectDrawsKept,
  selectHasNew,
  selectIsStreaming,
  selectOldestId,
  selectOlderCursor,
  selectTimelineFresh,
  selectTimelineLoaded,
  selectViewed,
} from '@/selectors/timelines/timelines';
import { selectUserToken } from '@/selectors/session/session';
import { capabilityProbed } from '@/slices/session/capabilities';
import { socketJoined, streamSubscribed } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import type { PageKind } from '@/slices/timelines/timelineState';
import {
  olderRequested,
  timelineReloadRequested,
  timelineClosed,
  timelinePrefetchRequested,
  newStatusesShown,
  timelineOpened,
  timelinePageFailed,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { untilFirstRows } from '@/lib/scheduler/firstView';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  delay,
  fork,
  getContext,
  join,
  put,
  race,
  select,
  setContext,
  take,
  takeEvery,
} from '@/sagas/engine/effects';
import type { SagaGenerator, Task } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { handleRequestWhileMounted, trackRequest } from '@/sagas/engine/handleRequest';
import { pullPinned } from '@/sagas/statuses/pinned';
import { runPolling } from '@/sagas/engine/polling';
import { retry } from '@/sagas/engine/retry';
import { showsAtOnce } from './keptTimeline';

/** Milliseconds between two pages of older statuses. */
const BETWEEN_OLDER = 1_000;

export function* timelinesSaga(): SagaGenerator<void> {
  /** Timelines that were just prefetched, or are being, so that opening them needs no refresh. */
  const prefetching = new Map<TimelineKey, Task>();
  /** When older statuses were last requested. */
  const pulled = new Map<TimelineKey, number>();
  yield* takeEvery(timelinePrefetchRequested, function* ({ payload: { key } }) {
    prefetching.set(key, yield* fork(prefetch, key));
  });
  yield* fork(() =>
    takeLeadingBy(
      timelineOpened,
      ({ payload }) => payload.key,
      ({ payload: { key } }) => {
        const begun = prefetching.get(key);
        prefetching.delete(key);
        return keepFresh(key, begun);
      },
    ),
  );
  yield* handleRequestWhileMounted(
    {
      opened: olderRequested,
      closed: timelineClosed,
      keyOf: ({ payload }: { payload: { key: TimelineKey } }) =>
        timelineRequest(payload.key, 'older'),
    },
    ({ payload }) => pullOlder(payload.key, pulled),
  );
}

/** Limits how fast scrolling can request page after page. */
function* pullOlder(key: TimelineKey, pulled: Map<TimelineKey, number>): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const wait = (pulled.get(key) ?? -Infinity) + BETWEEN_OLDER - now();
  if (wait > 0) yield* delay(wait);
  pulled.set(key, now());
  yield* pull(key, 'older');
}

/** One try, ignoring failures: opening the timeline fetches it again. */
function* prefetch(key: TimelineKey): SagaGenerator<boolean> {
  if (yield* select(selectTimelineFresh, key)) return false;
  yield* setContext({ calls: { tries: 1 } });
  try {
    yield* call(pullFirst, key);
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `The timeline ${key} could not be fetched ahead`, error);
    return false;
  }
}

function* keepFresh(key: TimelineKey, begun: Task | undefined): SagaGenerator<void> {
  yield* race({
    refreshing: call(refresh, key, begun),
    closed: call(waitUntil, (state) => !selectViewed(state, key)),
  });
}

function* refresh(key: TimelineKey, begun: Task | undefined): SagaGenerator<void> {
  yield* fork(catchUp, key);
  yield* fork(reload, key);
  const first = begun && (yield* join(begun)) === true ? 'later' : 'now';
  yield* call(runPolling, {
    every: TIMELINE_INTERVAL,
    when: (state: RootState) => selectMayPollWhileVisible(state) && !selectIsStreaming(state, key),
    pull: () => pullNewer(key),
    failed: (reason: string) => timelinePageFailed({ key, kind: 'news', reason }),
    first,
  });
}

/**
 * Fetches statuses that were posted before the socket was connected. After it went from one tab to
 * another, those tabs do it that are looked at; the others when they are.
 */
function* catchUp(key: TimelineKey): SagaGenerator<void> {
  const begins = (action: Action) =>
    key === 'friends'
      ? socketJoined.match(action)
      : streamSubscribed.match(action) && action.payload.key === key;
  for (;;) {
    const { payload } = (yield* take(begins)) as ReturnType<typeof socketJoined>;
    if (payload?.resumed && !(yield* select(selectMayPollWhileVisible))) continue;
    if (!(yield* select(selectTimelineLoaded, key))) continue;
    yield* call(attempt, key);
  }
}

/** Reloads on request, or because the list was emptied for another reader. */
function* reload(key: TimelineKey): SagaGenerator<void> {
  for (;;) {
    const action = yield* take(emptying);
    if (timelineReloadRequested.match(action) && action.payload.key !== key) continue;
    yield* call(attempt, key);
  }
}

const emptying = isAnyOf(timelineReloadRequested, userTokenReceived, loggedOut);

/** Tries several times; a failure is reported and left to the polling loop and the reader. */
function* attempt(key: TimelineKey): SagaGenerator<void> {
  try {
    yield* call(() =>
      retry(
        retryPolicies.catchUp,
        () => pullNewer(key),
        () => true,
      ),
    );
  } catch (error) {
    yield* put(timelinePageFailed({ key, kind: 'news', reason: reasonOf(error) }));
  }
}

/** The first page is a request that the page shows as busy or failed; a refresh is not. */
function* pullNewer(key: TimelineKey): SagaGenerator<void> {
  if (yield* select(selectTimelineFresh, key)) {
    yield* pull(key, 'news');
  } else {
    yield* trackRequest(timelineRequest(key, 'first'), () => pullFirst(key), 'rethrow');
  }
}

/** A server that is closed to visitors is asked only once a day. */
function* pullFirst(key: TimelineKey): SagaGenerator<void> {
  const capability = forVisitors(key) as Capability;
  if ((yield* select(selectUserToken)) !== null) return yield* pull(key, 'first');
  // Refusals of other timelines are not remembered.
  if ((yield* select(selectCan, capability)) === false) throw closed;
  try {
    yield* pull(key, 'first');
  } catch (error) {
    if (httpStatusOf(error) === closed.status) {
      const { now } = yield* getContext('clock');
      yield* put(capabilityProbed({ capability, httpStatus: 404, now: now() }));
      // A list of the last visit is not for visitors any more either.
      if (yield* select(selectTimelineLoaded, key)) yield* put(timelineReloadRequested({ key }));
    }
    throw error;
  }
}

const closed = new ApiError({ kind: 'http', path: '', status: 401, reason: '' });

/** `above`: for a gap, the last known status above it. */
export function* pull(
  key: TimelineKey,
  kind: PageKind,
  above: string | null = null,
): SagaGenerator<void> {
  const end = yield* select(kind === 'older' ? selectOldestId : selectSyncedUpTo, key);
  const from = kind === 'gap' ? above : end;
  const maxId = yield* select(selectOlderCursor, key);
  const place = { first: {}, news: { sinceId: from }, older: { maxId }, gap: { maxId: from } }[
    kind
  ];
  const continuity = yield* select(selectStreamContinuity, key);
  const left = yield* select(selectServerFiltering);
  // In parallel, so that no pinned statuses are inserted above what the reader already reads.
  const pinning = kind === 'first' ? yield* fork(pullPinned, key) : null;
  const query = { ...place, ...left };
  // Another answer may have been requested before the socket was joined, so it is not shared.
  const plan = continuity !== null ? { key: JSON.stringify([key, query, continuity]) } : {};
  const page = yield* callApiWith(plan, fetchTimeline, parseTimelineKey(key), query);
  if (pinning) yield* join(pinning);
  // A kept list would be drawn twice.
  if (kind === 'first' && (yield* select(selectDrawsKept, key))) yield* call(untilFirstRows);
  const { ids, entities, link, refusals } = page;
  const full = ids.length + refusals.length >= PAGE_SIZE;
  const next = link.maxId;
  const isStreaming =
    continuity !== null && continuity === (yield* select(selectStreamContinuity, key));
  const show = kind === 'first' && (yield* showsAtOnce(key));
  yield* put(
    timelinePageReceived({ key, kind, ids, entities, from, next, show, isStreaming, full }),
  );
  // The list moves, so that presses must not hit the wrong row.
  if (show && (yield* select(selectHasNew, key))) yield* put(newStatusesShown({ key }));
}
