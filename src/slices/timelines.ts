/**
 * The lists of statuses: which ids are known, in which ranges, and which of them the reader has
 * asked to see. A timeline is kept when it is left, so that coming back shows at once what was
 * there.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { extendSequence, insertPage, keepNewest, type Range } from '@/domain/ranges';
import { isSequence, PAGE_SIZE, type TimelineKey } from '@/domain/timeline';
import { socketBroke, socketDisabled } from './realtime';
import { loggedOut, userTokenReceived } from './session';

export interface Timeline {
  ranges: Range[];
  /** Known but not yet shown: they wait behind "Show new". */
  unseen: string[];
  /** A batch came that may leave out some: the button reloads instead of showing. */
  flushMarker: boolean;
  /** The oldest there is, is here. */
  bottomedOut: boolean;
  /** Where the server said the next older page begins; null leaves it to the oldest id. */
  cursor: string | null;
  /** The top range goes on with what the socket brings. */
  live: boolean;
  /** How many views show it right now. */
  viewers: number;
  /** At least one page has come. */
  loaded: boolean;
}

const emptyTimeline: Timeline = {
  ranges: [],
  unseen: [],
  flushMarker: false,
  bottomedOut: false,
  cursor: null,
  live: false,
  viewers: 0,
  loaded: false,
};

/** How many statuses showing the new ones leaves in the list. */
export const KEPT_ON_SHOW = 50;

/** What was asked for: the beginning, what is newer than all known, or what is older. */
export type PageKind = 'first' | 'news' | 'older';

export interface TimelinePage {
  key: TimelineKey;
  kind: PageKind;
  ids: string[];
  entities: EntityBundle;
  /** What the page adjoins: of news the newest id known when it was asked, of older ones the oldest. */
  from: string | null;
  /** The cursor of the page below this one, as the server named it. */
  next: string | null;
  /** New statuses go straight to the reader. */
  show: boolean;
}

const slice = createSlice({
  name: 'timelines',
  initialState: {} as Record<string, Timeline>,
  reducers: {
    timelineOpened(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      timelineOf(state, payload.key).viewers += 1;
    },
    timelineClosed(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      timeline.viewers = Math.max(0, timeline.viewers - 1);
    },
    /** It will be opened in a moment: its first page may already come. */
    timelineExpected(_state, _action: PayloadAction<{ key: TimelineKey }>) {
      // The saga fetches.
    },
    olderRequested(_state, _action: PayloadAction<{ key: TimelineKey }>) {
      // The saga fetches.
    },
    reloadRequested(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const { viewers } = timelineOf(state, payload.key);
      state[payload.key] = { ...emptyTimeline, viewers };
    },
    timelinePageReceived(state, { payload }: PayloadAction<TimelinePage>) {
      const timeline = timelineOf(state, payload.key);
      if (payload.kind === 'older') addOlder(timeline, payload);
      else addNews(timeline, payload);
      if (payload.kind !== 'news') timeline.cursor = payload.next;
      timeline.loaded = true;
    },
    timelinePageFailed(
      _state,
      _action: PayloadAction<{ key: TimelineKey; kind: PageKind; reason: string }>,
    ) {
      // Told to the reader by the notices saga.
    },
    /** The socket brought a status of these timelines. */
    statusStreamed(
      state,
      {
        payload,
      }: PayloadAction<{
        statusId: string;
        keys: TimelineKey[];
        entities: EntityBundle;
        show: boolean;
      }>,
    ) {
      for (const key of payload.keys) {
        const timeline = state[key];
        if (timeline?.loaded) addStreamed(timeline, payload.statusId, payload.show);
      }
    },
    newStatusesShown(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      const before = timeline.ranges.flat().length;
      timeline.unseen = [];
      timeline.ranges = keepNewest(timeline.ranges, KEPT_ON_SHOW);
      if (before <= KEPT_ON_SHOW) return;
      timeline.bottomedOut = false;
      timeline.cursor = null;
    },
  },
  extraReducers: (builder) => {
    // What was posted while the line was down did not come: the next page tells.
    const disconnect = (state: Record<string, Timeline>) => {
      Object.values(state).forEach((timeline) => {
        timeline.live = false;
      });
    };
    builder.addCase(socketBroke, disconnect);
    builder.addCase(socketDisabled, disconnect);
    // Somebody else sees other posts, and the same posts with other marks.
    builder.addCase(userTokenReceived, emptied);
    builder.addCase(loggedOut, emptied);
  },
});

const emptied = (state: Record<string, Timeline>): Record<string, Timeline> =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([, { viewers }]) => viewers > 0)
      .map(([key, { viewers }]) => [key, { ...emptyTimeline, viewers }]),
  );

function timelineOf(state: Record<string, Timeline>, key: TimelineKey): Timeline {
  return (state[key] ??= { ...emptyTimeline });
}

function addOlder(timeline: Timeline, { key, ids, from }: TimelinePage): void {
  if (ids.length === 0) {
    timeline.bottomedOut = true;
  } else if (isSequence(key)) {
    const known = timeline.ranges;
    timeline.ranges = extendSequence(known, ids, 'bottom');
  } else {
    timeline.ranges = insertPage(timeline.ranges, { ids, below: from });
  }
}

function addNews(timeline: Timeline, { key, kind, ids, from, show }: TimelinePage): void {
  const known = new Set(timeline.ranges.flat());
  const fresh = ids.filter((id) => !known.has(id));
  const complete = ids.length < PAGE_SIZE;
  if (isSequence(key)) {
    timeline.ranges = extendSequence(timeline.ranges, ids, 'top');
  } else {
    timeline.ranges = insertPage(timeline.ranges, { ids, above: complete ? from : null });
  }
  timeline.live = true;
  if (kind === 'first') {
    if (complete && ids.length === 0) timeline.bottomedOut = true;
    return;
  }
  if (!complete && timeline.ranges.length > 1) timeline.flushMarker = true;
  if (!show) timeline.unseen = [...fresh, ...timeline.unseen];
}

function addStreamed(timeline: Timeline, statusId: string, show: boolean): void {
  if (timeline.ranges.some((range) => range.includes(statusId))) return;
  const newest = timeline.ranges[0]?.[0] ?? null;
  timeline.ranges = insertPage(timeline.ranges, {
    ids: [statusId],
    above: timeline.live ? newest : null,
  });
  if (!show) timeline.unseen = [statusId, ...timeline.unseen];
}

export const {
  timelineOpened,
  timelineClosed,
  timelineExpected,
  olderRequested,
  reloadRequested,
  timelinePageReceived,
  timelinePageFailed,
  statusStreamed,
  newStatusesShown,
} = slice.actions;
export default slice.reducer;
