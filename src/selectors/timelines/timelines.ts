/** Which statuses a timeline shows, and what it knows of its ends. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { compareIds } from '@/domain/engine/ids';
import { viewingContextOfTimeline } from '@/domain/timelines/viewingContexts';
import { gapsOf, type Range } from '@/domain/timelines/timelineRanges';
import { isSequence, type TimelineKey } from '@/domain/timelines/timeline';
import { isEqual } from '@/lib/values/isEqual';
import type { RootState } from '@/slices/root';
import { selectFilteringDecision } from './filtering';
import { selectSetting } from '@/selectors/session/config';
import { selectStreamConnection, selectPageFocused } from '@/selectors/realtime/realtime';

const selectTimeline = (state: RootState, key: TimelineKey) => state.timelines[key];

const nothing: readonly string[] = [];
const noRanges: readonly Range[] = [];

/** The newest id known, shown or waiting; null when there is none. */
export const selectNewestId = (state: RootState, key: TimelineKey): string | null =>
  selectTimeline(state, key)?.ranges[0]?.[0] ?? null;

/** News are what is newer than this; all there is, when it is null. */
export const selectSyncedUpTo = (state: RootState, key: TimelineKey): string | null =>
  (selectTimeline(state, key)?.syncedUpTo ?? selectNewestId(state, key)) || null;

export const selectOldestId = (state: RootState, key: TimelineKey): string | null =>
  selectTimeline(state, key)?.ranges.at(-1)?.at(-1) ?? null;

/** Where the next older page begins: not always an id of what the list holds. */
export const selectOlderCursor = (state: RootState, key: TimelineKey): string | null => {
  const cursor = selectTimeline(state, key)?.cursor ?? null;
  const oldest = selectOldestId(state, key);
  if (cursor === null || oldest === null || isSequence(key)) return cursor ?? oldest;
  // What was missed between may have reached further down meanwhile.
  return compareIds(cursor, oldest) < 0 ? cursor : oldest;
};

export const selectTimelineLoaded = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.loaded ?? false;

/**
 * Names the stretch of time since when all that the socket brought was taken in; null while there is
 * no line. A page that was asked for and answered in the same one leaves nothing out.
 */
export const selectStreamContinuity = (state: RootState, key: TimelineKey): string | null => {
  const line = selectStreamConnection(state, key);
  return line === null ? null : `${line} ${selectTimeline(state, key)?.missedCount ?? 0}`;
};

/** The socket brings all that is new. */
export const selectIsStreaming = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.isStreaming === true && selectStreamConnection(state, key) !== null;

export const selectBottomedOut = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.bottomedOut ?? false;

/** Whether there is nothing new, as far as the server told. */
export const selectNews = (state: RootState, key: TimelineKey) =>
  selectTimeline(state, key)?.news ?? 'here';

export const selectFlushMarker = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.flushMarker ?? false;

/** How many wait to be shown; what will not be seen then is not announced either. */
export const selectNewCount = (state: RootState, key: TimelineKey): number =>
  (selectTimeline(state, key)?.unseen ?? nothing).reduce(
    (count, id) => count + (isHidden(state, key, id) ? 0 : 1),
    0,
  );

export const selectViewed = (state: RootState, key: TimelineKey): boolean =>
  (selectTimeline(state, key)?.viewers ?? 0) > 0;

/** No timeline on screen still waits for its first page. */
export const selectTimelinesSettled = (state: RootState): boolean =>
  Object.values(state.timelines).every(({ viewers, loaded }) => viewers === 0 || loaded);

/** Makes a selector for the ids that a timeline holds and does not keep waiting, newest first. */
export function makeSelectListedIds() {
  return createSelector(
    [
      (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.ranges ?? nothing,
      (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.unseen ?? nothing,
    ],
    (ranges, unseen) => {
      const waiting = new Set(unseen);
      return ranges.flat().filter((id) => !waiting.has(id));
    },
    { memoize: lruMemoize, memoizeOptions: { resultEqualityCheck: isEqual } },
  );
}

export const isHidden = (state: RootState, key: TimelineKey, id: string): boolean =>
  selectFilteringDecision(state, id, viewingContextOfTimeline(key)).show === 'hidden';

/** What is new may go straight to the reader: they asked for it, are at the top and look at it. */
export const selectShowsNewAutomatically = (state: RootState, key: TimelineKey): boolean => {
  const { atTop, paused, viewers } = selectTimeline(state, key) ?? { viewers: 0 };
  const looking = selectPageFocused(state) || !selectSetting(state, 'pauseOnUnfocused');
  return viewers > 0 && atTop === true && !paused && looking && selectSetting(state, 'streaming');
};

export const selectPaused = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.paused ?? false;

export const selectInputBlocked = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.blockInput ?? false;

/** The last status above each stretch that is not known. */
export const selectGaps = createSelector(
  [
    (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.ranges ?? noRanges,
    (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.syncedUpTo ?? null,
  ],
  gapsOf,
);

/** The uppermost of them, as far as it still stands. */
export const selectTopGap = (state: RootState, key: TimelineKey): string | null =>
  selectGaps(state, key)[0] ?? null;
