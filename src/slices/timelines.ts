/**
 * The lists of statuses: which ids are known, in which ranges, and which of them the reader has
 * asked to see. A timeline is kept when it is left, so that coming back shows at once what was
 * there.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import type { Range } from '@/domain/ranges';
import { isSequence, type TimelineKey } from '@/domain/timeline';
import { listsShortened } from './entities';
import { socketBroke, socketClosed, socketDisabled, streamingFailed, streamLeft } from './realtime';
import { loggedOut, userTokenReceived } from './session';
import { cut, remove, shorten } from './timelineBounds';
import { addNews, addOlder, addStreamed, fillGap } from './timelinePages';

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
  /**
   * All that there is up to here was asked for or told: news are what came since. Above it may stand
   * single ones that came by themselves, as one's own posts do. Null: up to the newest; empty: there was nothing.
   */
  edge: string | null;
  /** What the socket brings follows on the edge. */
  live: boolean;
  /** How often the socket brought something that no page was there for, or the list was emptied. */
  missed: number;
  /** How many views show it right now. */
  viewers: number;
  /** Grows with every coming and going, of any timeline: tells which was left last. */
  visit: number;
  /** At least one page has come. */
  loaded: boolean;
  /** Whether all news came as far as one knows; else the line broke, or asking for them failed. */
  news: 'here' | 'unheard' | 'failed';
  /** The reader is at the top, where what is new may show by itself. */
  atTop: boolean;
  /** Something new came while it could not: from then on it waits for a press. */
  paused: boolean;
  /** What is new has just been shown: a press now would meet what stood elsewhere a moment ago. */
  settling: boolean;
}

const emptyTimeline: Timeline = {
  ranges: [],
  unseen: [],
  flushMarker: false,
  bottomedOut: false,
  cursor: null,
  edge: null,
  live: false,
  missed: 0,
  viewers: 0,
  visit: 0,
  loaded: false,
  news: 'here',
  atTop: true,
  paused: false,
  settling: false,
};

/** How many statuses showing the new ones leaves in the list. */
export const KEPT_ON_SHOW = 50;

/** What was asked for: the beginning, what is newer than all known, what is older, or what lies between. */
export type PageKind = 'first' | 'news' | 'older' | 'gap';

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
  /** The socket was joined before it was asked for, and nothing that it brought since was missed. */
  live?: boolean;
  /** As many as asked for, though not all could be read. */
  full?: boolean;
}

const slice = createSlice({
  name: 'timelines',
  initialState: {} as Record<string, Timeline>,
  reducers: {
    timelineOpened(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      if (timeline.viewers === 0) timeline.atTop = true;
      timeline.viewers += 1;
      // Until the reader scrolls, or is put back to where they were.
      timeline.atTop = true;
      timeline.visit = nextVisit(state);
    },
    timelineClosed(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      timeline.viewers = Math.max(0, timeline.viewers - 1);
      timeline.visit = nextVisit(state);
    },
    /** It will be opened in a moment: its first page may already come. */
    timelineExpected(_state, _action: PayloadAction<{ key: TimelineKey }>) {
      // The saga fetches.
    },
    olderRequested(_state, _action: PayloadAction<{ key: TimelineKey }>) {
      // The saga fetches.
    },
    /** What lies below this status, down to the next that is known. */
    gapRequested(_state, _action: PayloadAction<{ key: TimelineKey; above: string }>) {
      // The saga fetches.
    },
    timelineScrolled(state, { payload }: PayloadAction<{ key: TimelineKey; atTop: boolean }>) {
      timelineOf(state, payload.key).atTop = payload.atTop;
    },
    timelinePaused(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      timelineOf(state, payload.key).paused = true;
    },
    timelineSettled(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = state[payload.key];
      if (timeline) timeline.settling = false;
    },
    reloadRequested(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const { viewers, atTop, missed } = timelineOf(state, payload.key);
      state[payload.key] = { ...emptyTimeline, viewers, atTop, missed: missed + 1 };
    },
    timelinePageReceived(state, { payload }: PayloadAction<TimelinePage>) {
      if (!adjoins(state[payload.key], payload)) return;
      const timeline = timelineOf(state, payload.key);
      if (payload.kind === 'older') addOlder(timeline, payload);
      else if (payload.kind === 'gap') fillGap(timeline, payload);
      else addNews(timeline, payload);
      if (payload.kind === 'first' || payload.kind === 'older') timeline.cursor = payload.next;
      if (payload.kind === 'first' || payload.kind === 'news') timeline.news = 'here';
      timeline.loaded = true;
    },
    timelinePageFailed(
      state,
      { payload }: PayloadAction<{ key: TimelineKey; kind: PageKind; reason: string }>,
    ) {
      const timeline = state[payload.key];
      if (timeline && payload.kind === 'news') timeline.news = 'failed';
    },
    /** The socket brought statuses of these timelines, the oldest first. */
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
          else if (timeline) timeline.missed += 1;
        }
      }
    },
    newStatusesShown(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      const before = timeline.ranges.flat().length;
      timeline.unseen = [];
      timeline.paused = false;
      timeline.settling = true;
      // One that the server orders by other things cannot be asked for from a cut onwards.
      if (before > KEPT_ON_SHOW && !isSequence(payload.key)) cut(timeline, KEPT_ON_SHOW);
    },
    /** Of people whom the reader does not want to see there any more. */
    statusesRemoved(
      state,
      { payload }: PayloadAction<{ keys: TimelineKey[]; statusIds: readonly string[] }>,
    ) {
      const gone = new Set(payload.statusIds);
      for (const key of payload.keys) if (state[key]) remove(state[key], gone);
    },
  },
  extraReducers: (builder) => {
    // What was posted while the line was down did not come: the next page tells.
    const disconnect = (state: Record<string, Timeline>) => {
      Object.values(state).forEach((timeline) => {
        if (timeline.live && timeline.news === 'here') timeline.news = 'unheard';
        timeline.live = false;
      });
    };
    builder.addCase(listsShortened, shorten);
    builder.addCase(socketBroke, disconnect);
    builder.addCase(socketClosed, disconnect);
    builder.addCase(socketDisabled, disconnect);
    builder.addCase(streamingFailed, disconnect);
    builder.addCase(streamLeft, (state, { payload }) => {
      const timeline = state[payload.key];
      if (timeline) timeline.live = false;
    });
    // Somebody else sees other posts, and the same posts with other marks.
    builder.addCase(userTokenReceived, emptied);
    builder.addCase(loggedOut, emptied);
  },
});

const emptied = (state: Record<string, Timeline>): Record<string, Timeline> =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([, { viewers }]) => viewers > 0)
      .map(([key, { viewers, missed }]) => [
        key,
        { ...emptyTimeline, viewers, missed: missed + 1 },
      ]),
  );

function timelineOf(state: Record<string, Timeline>, key: TimelineKey): Timeline {
  return (state[key] ??= { ...emptyTimeline });
}

const nextVisit = (state: Record<string, Timeline>): number =>
  1 + Math.max(...Object.values(state).map(({ visit }) => visit));

/** A page asked for on from a place that was cut away meanwhile belongs nowhere any more. */
function adjoins(timeline: Timeline | undefined, { kind, from }: TimelinePage): boolean {
  if (kind === 'first') return true;
  if (!timeline?.loaded) return false;
  return from === null || timeline.ranges.some((range) => range.includes(from));
}

export const {
  timelineOpened,
  timelineClosed,
  timelineExpected,
  olderRequested,
  gapRequested,
  timelineScrolled,
  timelinePaused,
  timelineSettled,
  reloadRequested,
  timelinePageReceived,
  timelinePageFailed,
  statusesStreamed,
  newStatusesShown,
  statusesRemoved,
} = slice.actions;
export default slice.reducer;
