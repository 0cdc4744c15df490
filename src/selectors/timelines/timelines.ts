/** The shown statuses of a timeline, and the state of its ends. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { compareIds } from '@/domain/engine/ids';
import { viewingContextOfTimeline } from '@/domain/timelines/viewingContexts';
import { gapsOf, type Range } from '@/domain/timelines/timelineRanges';
import { isSequence, type TimelineKey } from '@/domain/timelines/timeline';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectFilteringDecision } from './filtering';
import { isShown, makeSelectEntries } from './listEntries';
import { selectSetting } from '@/selectors/session/config';
import { selectPinnedIds } from '@/selectors/statuses/pinned';
import { selectStreamConnection, selectPageFocused } from '@/selectors/realtime/realtime';

const selectTimeline = (state: RootState, key: TimelineKey) => state.timelines[key];

const nothing: readonly string[] = [];
const noRanges: readonly Range[] = [];

/** The newest known id, shown or waiting; null if there is none. */
export const selectNewestId = (state: RootState, key: TimelineKey): string | null =>
  selectTimeline(state, key)?.ranges[0]?.[0] ?? null;

/** Anything newer than this id is news; null means the newest known id. */
export const selectSyncedUpTo = (state: RootState, key: TimelineKey): string | null =>
  (selectTimeline(state, key)?.syncedUpTo ?? selectNewestId(state, key)) || null;

export const selectOldestId = (state: RootState, key: TimelineKey): string | null =>
  selectTimeline(state, key)?.ranges.at(-1)?.at(-1) ?? null;

/** The cursor of the next older page, which need not be an id in the list. */
export const selectOlderCursor = (state: RootState, key: TimelineKey): string | null => {
  const cursor = selectTimeline(state, key)?.cursor ?? null;
  const oldest = selectOldestId(state, key);
  if (cursor === null || oldest === null || isSequence(key)) return cursor ?? oldest;
  // Fetching a gap may have reached further down meanwhile.
  return compareIds(cursor, oldest) < 0 ? cursor : oldest;
};

export const selectTimelineLoaded = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.loaded ?? false;

/** When this browser kept the shown list; null once it is the server's. */
export const selectKeptAt = (state: RootState, key: TimelineKey): number | null =>
  selectTimeline(state, key)?.keptAt ?? null;

/** True if the page shows the kept list, or begins to. */
export const selectDrawsKept = (state: RootState, key: TimelineKey): boolean =>
  state.startup.drawable && selectKeptAt(state, key) !== null;

/** The same of a list on screen. */
export const selectViewedKeptAt = (state: RootState): number | null =>
  Object.values(state.timelines).find(({ viewers, keptAt }) => viewers > 0 && keptAt !== null)
    ?.keptAt ?? null;

/** True if the first page came from the server in this visit. */
export const selectTimelineFresh = (state: RootState, key: TimelineKey): boolean =>
  selectTimelineLoaded(state, key) && selectKeptAt(state, key) === null;

/**
 * True for a reader at the top, who has not scrolled, and has not been reading offline meanwhile. To
 * them the first page may show at once although a kept list is there.
 */
export const selectShowsFirstPage = (state: RootState, key: TimelineKey): boolean =>
  state.timelines[key]?.atTop === true && !state.startup.serverUnreachable;

/**
 * Names the period in which the socket has delivered everything; null without a connection. A page
 * that was requested and answered within one period leaves nothing out.
 */
export const selectStreamContinuity = (state: RootState, key: TimelineKey): string | null => {
  const line = selectStreamConnection(state, key);
  return line === null ? null : `${line} ${selectTimeline(state, key)?.missedCount ?? 0}`;
};

/** True if the socket delivers everything new. */
export const selectIsStreaming = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.isStreaming === true && selectStreamConnection(state, key) !== null;

export const selectBottomedOut = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.bottomedOut ?? false;

/** The state of the news, as far as is known. */
export const selectNews = (state: RootState, key: TimelineKey) =>
  selectTimeline(state, key)?.news ?? 'here';

export const selectFlushMarker = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.flushMarker ?? false;

/**
 * Makes a selector for the number of waiting statuses, without those that filters will hide. It
 * remembers them, so each button on screen makes its own.
 */
export function makeSelectNewCount() {
  const selectEntries = makeSelectEntries();
  return (state: RootState, key: TimelineKey): number =>
    selectEntries(
      state,
      selectTimeline(state, key)?.unseen ?? nothing,
      viewingContextOfTimeline(key),
    ).filter(isShown).length;
}

/** True if statuses wait that filters will not hide. */
export const selectHasNew = (state: RootState, key: TimelineKey): boolean => {
  const place = viewingContextOfTimeline(key);
  const unseen = selectTimeline(state, key)?.unseen ?? nothing;
  return unseen.some((id) => selectFilteringDecision(state, id, place).show !== 'hidden');
};

export const selectViewed = (state: RootState, key: TimelineKey): boolean =>
  (selectTimeline(state, key)?.viewers ?? 0) > 0;

/** True if no timeline on screen still waits for its first page. */
export const selectTimelinesSettled = (state: RootState): boolean =>
  Object.values(state.timelines).every(({ viewers, loaded }) => viewers === 0 || loaded);

/** Makes a selector for the ids that a timeline holds and that do not wait, newest first. */
export function makeSelectListedIds() {
  return createSelector(
    [
      (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.ranges ?? nothing,
      (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.unseen ?? nothing,
    ],
    (ranges, unseen) => {
      const waiting = new Set(unseen);
      const known = ranges.flat();
      return waiting.size === 0 ? known : known.filter((id) => !waiting.has(id));
    },
    { memoize: lruMemoize, memoizeOptions: { resultEqualityCheck: isShallowEqual } },
  );
}

/**
 * Makes a selector for the entries of a timeline that do not wait: the pinned ones, which come first
 * regardless of their date, and the others, newest first.
 */
export function makeSelectTimelineEntries() {
  const selectPinned = makeSelectEntries();
  const selectListed = makeSelectEntries();
  const selectOtherIds = createSelector(
    [makeSelectListedIds(), selectPinnedIds],
    (listed, pinned) =>
      pinned.length === 0 ? listed : listed.filter((id) => !pinned.includes(id)),
    { memoize: lruMemoize },
  );
  return createSelector(
    [
      (state: RootState, key: TimelineKey) =>
        selectPinned(state, selectPinnedIds(state, key), viewingContextOfTimeline(key)),
      (state: RootState, key: TimelineKey) =>
        selectListed(state, selectOtherIds(state, key), viewingContextOfTimeline(key)),
    ],
    (pinned, listed) => ({ pinned: pinned.filter(isShown), listed: listed.filter(isShown) }),
    { memoize: lruMemoize },
  );
}

/** True if new statuses may show at once: the reader enabled it, is at the top and is looking. */
export const selectShowsNewAutomatically = (state: RootState, key: TimelineKey): boolean => {
  const { atTop, paused, viewers } = selectTimeline(state, key) ?? { viewers: 0 };
  const looking = selectPageFocused(state) || !selectSetting(state, 'pauseOnUnfocused');
  return viewers > 0 && atTop === true && !paused && looking && selectSetting(state, 'streaming');
};

export const selectPaused = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.paused ?? false;

export const selectInputBlocked = (state: RootState, key: TimelineKey): boolean =>
  selectTimeline(state, key)?.blockInput ?? false;

/** The last status above each gap. */
export const selectGaps = createSelector(
  [
    (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.ranges ?? noRanges,
    (state: RootState, key: TimelineKey) => selectTimeline(state, key)?.syncedUpTo ?? null,
  ],
  gapsOf,
);

/** The topmost gap, if it still exists. */
export const selectTopGap = (state: RootState, key: TimelineKey): string | null =>
  selectGaps(state, key)[0] ?? null;
