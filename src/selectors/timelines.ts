/** Which statuses a timeline shows, and what it knows of its ends. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import type { TimelineKey } from '@/domain/timeline';
import { isEqual } from '@/lib/isEqual';
import type { RootState } from '@/slices/root';

const selectTimeline = (state: RootState, key: TimelineKey) => state.timelines[key];

const nothing: readonly string[] = [];

/** The newest id known, shown or waiting; null when there is none. */
export const selectNewestId = (state: RootState, key: TimelineKey): string | null =>
  selectTimeline(state, key)?.ranges[0]?.[0] ?? null;

export const selectOldestId = (state: RootState, key: TimelineKey): string | null =>
  selectTimeline(state, key)?.ranges.at(-1)?.at(-1) ?? null;

/** Where the next older page begins: not always an id of what the list holds. */
export const selectOlderCursor = (state: RootState, key: TimelineKey): string | null =>
  selectTimeline(state, key)?.cursor ?? selectOldestId(state, key);

export const selectTimelineLoaded = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.loaded ?? false;

export const selectBottomedOut = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.bottomedOut ?? false;

export const selectFlushMarker = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.flushMarker ?? false;

export const selectNewCount = (state: RootState, key: TimelineKey): number =>
  selectTimeline(state, key)?.unseen.length ?? 0;

export const selectViewed = (state: RootState, key: TimelineKey): boolean =>
  (selectTimeline(state, key)?.viewers ?? 0) > 0;

/** No timeline on screen still waits for its first page. */
export const selectTimelinesSettled = (state: RootState): boolean =>
  Object.values(state.timelines).every(({ viewers, loaded }) => viewers === 0 || loaded);

/**
 * Makes a selector for the ids a timeline shows, newest first. Each list on screen makes its own;
 * equal answers keep the same array, so that a list re-renders only when it really changes.
 */
export function makeSelectShownIds() {
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
