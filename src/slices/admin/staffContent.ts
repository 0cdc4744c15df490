/**
 * Posts and trends as staff works on them: the last list of posts, trends by kind, and the
 * actions on both, which are jobs that are done one after the other. A failed one stays with its
 * reason, and the others go on. Nothing of it is persisted.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  allContent,
  type ContentFilter,
  type ContentQuestion,
  type PostAction,
} from '@/domain/admin/content/content';
import {
  afterTrendAction,
  type Trend,
  type TrendAction,
  type TrendKind,
} from '@/domain/admin/content/trends';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export interface ContentJob {
  id: string;
  /** The id of a post, or the key of a trend. */
  targetId: string;
  action: PostAction | TrendAction;
  /** `overtaken`: somebody else decided meanwhile, so nothing was done. */
  phase: 'waiting' | 'sending' | 'failed' | 'overtaken';
  reason: string | null;
}

interface TrendList {
  keys: string[];
  /** Rows that were read, unreadable ones included; null on the last page. */
  next: number | null;
}

export interface StaffContentState {
  filter: ContentFilter;
  /** The answered question; null until one is. */
  question: ContentQuestion | null;
  /** Null until they are loaded. */
  ids: string[] | null;
  next: string | null;
  /** Posts that were deleted since the last page, so that later ones have moved up. */
  removed: number;
  /** Handles that fit what is typed for a person. */
  handles: string[];
  trendLists: Partial<Record<TrendKind, TrendList>>;
  trends: Record<string, Trend>;
  jobs: ContentJob[];
  done: number;
  asked: number;
  paused: boolean;
}

export const noStaffContent: StaffContentState = {
  filter: allContent,
  question: null,
  ids: null,
  next: null,
  removed: 0,
  handles: [],
  trendLists: {},
  trends: {},
  jobs: [],
  done: 0,
  asked: 0,
  paused: false,
};

interface OfJob {
  jobId: string;
}

interface WithRows {
  entities: EntityBundle;
}

export const isContentJobAtWork = ({ phase }: ContentJob): boolean =>
  phase === 'waiting' || phase === 'sending';

const slice = createSlice({
  name: 'staffContent',
  initialState: noStaffContent,
  reducers: {
    /** With `again`, a list that is known is asked for once more. */
    contentOpened(
      state,
      {
        payload,
      }: PayloadAction<{ filter: ContentFilter; question: ContentQuestion; again: boolean }>,
    ) {
      if (JSON.stringify(state.question) !== JSON.stringify(payload.question)) state.ids = null;
      state.filter = payload.filter;
      state.question = payload.question;
    },
    contentClosed(_state) {
      // The saga stops asking.
    },
    /** Words that were typed need no new question. */
    contentFilterChanged(state, { payload }: PayloadAction<{ filter: ContentFilter }>) {
      state.filter = payload.filter;
    },
    moreContentRequested() {
      // The saga fetches.
    },
    contentReceived(
      state,
      { payload }: PayloadAction<WithRows & { ids: string[]; next: string | null; more: boolean }>,
    ) {
      const before = payload.more ? (state.ids ?? []) : [];
      state.ids = [...new Set([...before, ...payload.ids])];
      state.next = payload.next;
      state.removed = 0;
    },
    handlesSought(_state, _action: PayloadAction<{ typed: string }>) {
      // The saga fetches.
    },
    handlesFound(state, { payload }: PayloadAction<{ handles: string[] }>) {
      state.handles = payload.handles;
    },
    trendsOpened(_state, _action: PayloadAction<{ kind: TrendKind; again: boolean }>) {
      // The saga fetches.
    },
    moreTrendsRequested(_state, _action: PayloadAction<{ kind: TrendKind }>) {
      // The saga fetches.
    },
    trendsReceived(
      state,
      {
        payload,
      }: PayloadAction<
        WithRows & { kind: TrendKind; trends: Trend[]; next: number | null; more: boolean }
      >,
    ) {
      const { kind, trends, next, more } = payload;
      const before = more ? (state.trendLists[kind]?.keys ?? []) : [];
      state.trendLists[kind] = { keys: [...new Set([...before, ...trends.map(keyOf)])], next };
      for (const trend of trends) state.trends[trend.key] = trend;
    },
    /** A press. The saga makes a job for each. */
    contentActionRequested(
      _state,
      _action: PayloadAction<{ targetIds: string[]; action: PostAction | TrendAction }>,
    ) {
      // The saga gives them ids.
    },
    contentJobsAdded(
      state,
      { payload }: PayloadAction<{ jobs: Omit<ContentJob, 'phase' | 'reason'>[] }>,
    ) {
      if (!state.jobs.some(isContentJobAtWork)) {
        state.done = 0;
        state.asked = 0;
      }
      for (const job of payload.jobs) {
        const isOld = (one: ContentJob) =>
          one.targetId === job.targetId && one.action.kind === job.action.kind;
        // A press that waits or is sent is not added twice; a new one replaces what failed.
        const isDouble = (one: ContentJob) =>
          isOld(one) &&
          isContentJobAtWork(one) &&
          JSON.stringify(one.action) === JSON.stringify(job.action);
        if (state.jobs.some(isDouble)) continue;
        state.jobs = state.jobs.filter((one) => !isOld(one) || isContentJobAtWork(one));
        state.jobs.push({ ...job, phase: 'waiting', reason: null });
        state.asked += 1;
      }
    },
    contentJobStarted(state, { payload }: PayloadAction<OfJob>) {
      const job = jobById(state, payload.jobId);
      if (job) job.phase = 'sending';
    },
    /** `entities` has the post as it is now. */
    contentJobDone(state, { payload }: PayloadAction<OfJob & WithRows>) {
      const job = jobById(state, payload.jobId);
      if (!job) return;
      const trend = state.trends[job.targetId];
      if (job.action.kind === 'trend' && trend) {
        state.trends[trend.key] = afterTrendAction(trend, job.action);
      }
      if (payload.entities.statuses.some(({ deleted }) => deleted)) state.removed += 1;
      state.jobs = state.jobs.filter(({ id }) => id !== payload.jobId);
      state.done += 1;
    },
    /** Somebody else was faster; the post or trend is as they left it. */
    contentJobOvertaken(
      state,
      { payload }: PayloadAction<OfJob & WithRows & { trend: Trend | null }>,
    ) {
      if (payload.trend) state.trends[payload.trend.key] = payload.trend;
      const job = jobById(state, payload.jobId);
      if (job) job.phase = 'overtaken';
    },
    /** `stops`: the jobs that wait would fail as well. */
    contentJobFailed(
      state,
      { payload }: PayloadAction<OfJob & { reason: string; stops: boolean }>,
    ) {
      const job = jobById(state, payload.jobId);
      if (!job) return;
      job.phase = 'failed';
      job.reason = payload.reason;
      if (payload.stops && state.jobs.some(isContentJobAtWork)) state.paused = true;
    },
    contentWorkPaused(state, { payload }: PayloadAction<{ paused: boolean }>) {
      state.paused = payload.paused;
    },
    /** Does the failed ones once more. */
    failedContentJobsRetried(state) {
      for (const job of state.jobs) if (job.phase === 'failed') job.phase = 'waiting';
      state.paused = false;
    },
    /** Gives up what waits, and forgets what failed. */
    contentWorkDropped(state) {
      state.jobs = state.jobs.filter(({ phase }) => phase === 'sending');
      state.paused = false;
    },
  },
});

const keyOf = ({ key }: Trend): string => key;

const jobById = ({ jobs }: StaffContentState, jobId: string): ContentJob | undefined =>
  jobs.find(({ id }) => id === jobId);

declare module '@/slices/root' {
  interface DeferredSlices {
    staffContent: StaffContentState;
  }
}

slices.inject(slice);

export const {
  contentOpened,
  contentClosed,
  contentFilterChanged,
  moreContentRequested,
  contentReceived,
  handlesSought,
  handlesFound,
  trendsOpened,
  moreTrendsRequested,
  trendsReceived,
  contentActionRequested,
  contentJobsAdded,
  contentJobStarted,
  contentJobDone,
  contentJobOvertaken,
  contentJobFailed,
  contentWorkPaused,
  failedContentJobsRetried,
  contentWorkDropped,
} = slice.actions;
