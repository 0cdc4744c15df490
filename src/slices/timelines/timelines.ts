/**
 * The lists of statuses: the known ids, in contiguous ranges, and those of them that are shown. A
 * timeline is kept when it is left, so that coming back shows it at once.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { isSequence, type TimelineKey } from '@/domain/timelines/timeline';
import { listsTruncated } from '@/slices/engine/entities';
import {
  socketBroke,
  socketClosed,
  socketDisabled,
  socketHandedOver,
  streamingFailed,
  streamUnsubscribed,
} from '@/slices/realtime/realtime';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { truncate, removeStatuses, truncateUnviewed, withoutDraft } from './timelineRetention';
import type { PageKind, Timeline, TimelinePage } from './timelineState';
import { addNews, addOlder, addStreamed, fillGap, replaceKept } from './timelinePages';

const emptyTimeline: Timeline = {
  ranges: [],
  unseen: [],
  flushMarker: false,
  bottomedOut: false,
  cursor: null,
  syncedUpTo: null,
  isStreaming: false,
  missedCount: 0,
  viewers: 0,
  lastVisit: 0,
  loaded: false,
  keptAt: null,
  news: 'here',
  atTop: true,
  paused: false,
  blockInput: false,
};

/** The number of statuses that stay in the list when the new ones are shown. */
const KEPT_ON_SHOW = 50;

const slice = createSlice({
  name: 'timelines',
  initialState: {} as Record<string, Timeline>,
  reducers: {
    timelineOpened(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      if (timeline.viewers === 0) timeline.atTop = true;
      timeline.viewers += 1;
      // Until the reader scrolls, or the anchor is restored.
      timeline.atTop = true;
      timeline.lastVisit = nextVisit(state);
    },
    timelineClosed(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      timeline.viewers = Math.max(0, timeline.viewers - 1);
      timeline.lastVisit = nextVisit(state);
    },
    /** The timeline is about to be opened, so its first page is prefetched. */
    timelinePrefetchRequested(_state, _action: PayloadAction<{ key: TimelineKey }>) {
      // The saga fetches.
    },
    olderRequested(_state, _action: PayloadAction<{ key: TimelineKey }>) {
      // The saga fetches.
    },
    /** The reader asks for new statuses, and to see them. */
    timelineRefreshRequested(_state, _action: PayloadAction<{ key: TimelineKey }>) {
      // The saga fetches.
    },
    /** Requests the statuses between this one and the next known one below it. */
    gapRequested(_state, _action: PayloadAction<{ key: TimelineKey; above: string }>) {
      // The saga fetches.
    },
    timelineScrolled(state, { payload }: PayloadAction<{ key: TimelineKey; atTop: boolean }>) {
      timelineOf(state, payload.key).atTop = payload.atTop;
    },
    timelinePaused(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      timelineOf(state, payload.key).paused = true;
    },
    timelineInputUnblocked(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = state[payload.key];
      if (timeline) timeline.blockInput = false;
    },
    timelineReloadRequested(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const { viewers, atTop, missedCount } = timelineOf(state, payload.key);
      state[payload.key] = { ...emptyTimeline, viewers, atTop, missedCount: missedCount + 1 };
    },
    timelinePageReceived(state, { payload }: PayloadAction<TimelinePage>) {
      if (!adjoins(state[payload.key], payload)) return;
      const { kind, keptAt = null } = payload;
      const timeline = timelineOf(state, payload.key);
      if (kind === 'older') addOlder(timeline, payload);
      else if (kind === 'gap') fillGap(timeline, payload);
      else if (kind === 'first' && timeline.keptAt !== null) replaceKept(timeline, payload);
      else addNews(timeline, payload);
      if (kind === 'first' || kind === 'older') timeline.cursor = payload.next;
      if (keptAt !== null) timeline.syncedUpTo = payload.from;
      if (kind === 'first' || kind === 'news') {
        timeline.keptAt = keptAt;
        timeline.news = keptAt === null ? 'here' : 'unheard';
      }
      timeline.loaded = true;
    },
    timelinePageFailed(
      state,
      { payload }: PayloadAction<{ key: TimelineKey; kind: PageKind; reason: string }>,
    ) {
      const timeline = state[payload.key];
      if (timeline && payload.kind === 'news') timeline.news = 'failed';
    },
    /** The socket delivered statuses of these timelines, oldest first. */
    statusesStreamed(
      state,
      {
        payload,
      }: PayloadAction<{
        statusIds: string[];
        keys: TimelineKey[];
        entities: EntityBundle;
        show: boolean;
      }>,
    ) {
      for (const key of payload.keys) {
        const timeline = state[key];
        for (const id of payload.statusIds) {
          if (timeline?.loaded) addStreamed(timeline, id, payload.show);
          else if (timeline) timeline.missedCount += 1;
        }
      }
    },
    newStatusesShown(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      const before = withoutDraft(timeline).ranges.flat().length;
      timeline.unseen = [];
      timeline.paused = false;
      timeline.blockInput = timeline.viewers > 0;
      // A list that is not ordered by id cannot be continued after a cut.
      if (before > KEPT_ON_SHOW && !isSequence(payload.key)) truncate(timeline, KEPT_ON_SHOW);
    },
    /** Removes statuses of people whom the reader does not want to see there any more. */
    statusesRemoved(
      state,
      { payload }: PayloadAction<{ keys: TimelineKey[]; statusIds: readonly string[] }>,
    ) {
      const gone = new Set(payload.statusIds);
      for (const key of payload.keys) if (state[key]) removeStatuses(state[key], gone);
    },
  },
  extraReducers: (builder) => {
    // Statuses posted during the interruption were missed; the next page brings them.
    const disconnect = (state: Record<string, Timeline>) => {
      Object.values(state).forEach((timeline) => {
        if (timeline.isStreaming && timeline.news === 'here') timeline.news = 'unheard';
        timeline.isStreaming = false;
      });
    };
    builder.addCase(listsTruncated, truncateUnviewed);
    builder.addCase(socketBroke, disconnect);
    builder.addCase(socketHandedOver, disconnect);
    builder.addCase(socketClosed, disconnect);
    builder.addCase(socketDisabled, disconnect);
    builder.addCase(streamingFailed, disconnect);
    builder.addCase(streamUnsubscribed, (state, { payload }) => {
      const timeline = state[payload.key];
      if (timeline) timeline.isStreaming = false;
    });
    // Another user sees other posts, and other toggles on the same posts.
    builder.addCase(userTokenReceived, emptied);
    builder.addCase(loggedOut, emptied);
  },
});

const emptied = (state: Record<string, Timeline>): Record<string, Timeline> =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([, { viewers }]) => viewers > 0)
      .map(([key, { viewers, missedCount }]) => [
        key,
        { ...emptyTimeline, viewers, missedCount: missedCount + 1 },
      ]),
  );

function timelineOf(state: Record<string, Timeline>, key: TimelineKey): Timeline {
  return (state[key] ??= { ...emptyTimeline });
}

const nextVisit = (state: Record<string, Timeline>): number =>
  1 + Math.max(...Object.values(state).map(({ lastVisit }) => lastVisit));

/** True unless the page continues from an id that was truncated meanwhile. */
function adjoins(timeline: Timeline | undefined, { kind, from }: TimelinePage): boolean {
  if (kind === 'first') return true;
  if (!timeline?.loaded) return false;
  const { ranges } = withoutDraft(timeline);
  return (
    from === null || from === timeline.syncedUpTo || ranges.some((range) => range.includes(from))
  );
}

export const {
  timelineOpened,
  timelineClosed,
  timelinePrefetchRequested,
  olderRequested,
  timelineRefreshRequested,
  gapRequested,
  timelineScrolled,
  timelinePaused,
  timelineInputUnblocked,
  timelineReloadRequested,
  timelinePageReceived,
  timelinePageFailed,
  statusesStreamed,
  newStatusesShown,
  statusesRemoved,
} = slice.actions;
export default slice.reducer;
