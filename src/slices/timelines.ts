/**
 * The lists of statuses: which ids are known, in which ranges, and which of them the reader has
 * asked to see. A timeline is kept when it is left, so that coming back shows at once what was
 * there.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { extendSequence, insertPage, type Range } from '@/domain/ranges';
import { isSequence, PAGE_SIZE, type TimelineKey } from '@/domain/timeline';
import { listsShortened } from './entities';
import { socketBroke, socketDisabled } from './realtime';
import { loggedOut, userTokenReceived } from './session';
import { cut, hold, plainly, shorten } from './timelineBounds';

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
  /** Grows with every coming and going, of any timeline: tells which was left last. */
  visit: number;
  /** At least one page has come. */
  loaded: boolean;
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
  live: false,
  viewers: 0,
  visit: 0,
  loaded: false,
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
}

const slice = createSlice({
  name: 'timelines',
  initialState: {} as Record<string, Timeline>,
  reducers: {
    timelineOpened(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const timeline = timelineOf(state, payload.key);
      timeline.viewers += 1;
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
      timelineOf(state, payload.key).settling = false;
    },
    reloadRequested(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      const { viewers, atTop } = timelineOf(state, payload.key);
      state[payload.key] = { ...emptyTimeline, viewers, atTop };
    },
    timelinePageReceived(state, { payload }: PayloadAction<TimelinePage>) {
      if (!adjoins(state[payload.key], payload)) return;
      const timeline = timelineOf(state, payload.key);
      if (payload.kind === 'older') addOlder(timeline, payload);
      else if (payload.kind === 'gap') fillGap(timeline, payload);
      else addNews(timeline, payload);
      if (payload.kind === 'first' || payload.kind === 'older') timeline.cursor = payload.next;
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
      timeline.paused = false;
      timeline.settling = true;
      if (before > KEPT_ON_SHOW) cut(timeline, KEPT_ON_SHOW);
    },
  },
  extraReducers: (builder) => {
    // What was posted while the line was down did not come: the next page tells.
    const disconnect = (state: Record<string, Timeline>) => {
      Object.values(state).forEach((timeline) => {
        timeline.live = false;
      });
    };
    builder.addCase(listsShortened, shorten);
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

const nextVisit = (state: Record<string, Timeline>): number =>
  1 + Math.max(...Object.values(state).map(({ visit }) => visit));

/** A page asked for on from a place that was cut away meanwhile belongs nowhere any more. */
function adjoins(timeline: Timeline | undefined, { kind, from }: TimelinePage): boolean {
  if (kind === 'first') return true;
  if (!timeline?.loaded) return false;
  return kind === 'news' || from === null || timeline.ranges.some((range) => range.includes(from));
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

/** Belongs below what it was missed under; where that waits to be shown, it waits as well. */
function fillGap(timeline: Timeline, { ids, from }: TimelinePage): void {
  const { ranges, unseen } = plainly(timeline);
  const above = ranges.findIndex((range) => range.includes(from ?? ''));
  // Nothing came: then nothing lies between.
  const rest = ids.length > 0 ? ids : (ranges[above + 1] ?? []).slice(0, 1);
  const known = new Set(ranges.flat());
  const joined = insertPage(ranges, { ids: rest, below: from });
  const waiting = new Set(unseen);
  if (from !== null && waiting.has(from)) {
    for (const id of ids) if (!known.has(id)) waiting.add(id);
  }
  hold(timeline, { ranges: joined, unseen: joined.flat().filter((id) => waiting.has(id)) });
  if (joined.length === 1) timeline.flushMarker = false;
}

function addNews(timeline: Timeline, { key, kind, ids, from, show }: TimelinePage): void {
  const { ranges, unseen } = plainly(timeline);
  const known = new Set(ranges.flat());
  const fresh = ids.filter((id) => !known.has(id));
  const complete = ids.length < PAGE_SIZE;
  const joined = isSequence(key)
    ? extendSequence(ranges, ids, 'top')
    : insertPage(ranges, { ids, above: complete ? from : null });
  timeline.live = true;
  if (kind === 'first') {
    timeline.ranges = joined;
    if (complete && ids.length === 0) timeline.bottomedOut = true;
    return;
  }
  if (!complete && joined.length > 1) timeline.flushMarker = true;
  hold(timeline, { ranges: joined, unseen: show ? unseen : [...fresh, ...unseen] });
}

function addStreamed(timeline: Timeline, statusId: string, show: boolean): void {
  const { ranges, unseen } = plainly(timeline);
  if (ranges.some((range) => range.includes(statusId))) {
    // The socket may bring one's own post before the server has answered.
    if (show) timeline.unseen = unseen.filter((id) => id !== statusId);
    return;
  }
  const above = timeline.live ? (ranges[0]?.[0] ?? null) : null;
  hold(timeline, {
    ranges: insertPage(ranges, { ids: [statusId], above }),
    unseen: show ? unseen : [statusId, ...unseen],
  });
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
  statusStreamed,
  newStatusesShown,
} = slice.actions;
export default slice.reducer;
