/**
 * The queue of reports that moderators work on. A decided report stays in the list until the queue is
 * opened again, so that a wrong press can be taken back. Actions are jobs that are done one after the
 * other; a failed one stays with its reason, and the others go on. Nothing of it is persisted.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  firstFilter,
  type QueuedReport,
  type ReportAction,
  type ReportFilter,
} from '@/domain/admin/reportQueue';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export interface ReportJob {
  id: string;
  reportId: string;
  action: ReportAction;
  /** `overtaken`: somebody else decided on the report meanwhile, so nothing was done. */
  phase: 'waiting' | 'sending' | 'failed' | 'overtaken';
  reason: string | null;
}

export interface ReportQueueState {
  filter: ReportFilter;
  /** Null until they are loaded. */
  ids: string[] | null;
  next: string | null;
  /** All reports of the filter; null where the server does not count. */
  total: number | null;
  reports: Record<string, QueuedReport>;
  /** Reports that came since the queue was opened, and are not shown yet. */
  arrived: string[];
  /** Resolved reports by account. */
  earlier: Record<string, string[]>;
  jobs: ReportJob[];
  /** Jobs that were done since the last pause in the work, and all of them. */
  done: number;
  asked: number;
  paused: boolean;
}

export const noReportQueue: ReportQueueState = {
  filter: firstFilter,
  ids: null,
  next: null,
  total: null,
  reports: {},
  arrived: [],
  earlier: {},
  jobs: [],
  done: 0,
  asked: 0,
  paused: false,
};

interface Rows {
  reports: QueuedReport[];
  entities: EntityBundle;
}

interface OfJob {
  jobId: string;
}

export const isAtWork = ({ phase }: ReportJob): boolean =>
  phase === 'waiting' || phase === 'sending';

const slice = createSlice({
  name: 'reportQueue',
  initialState: noReportQueue,
  reducers: {
    reportQueueOpened(state, { payload }: PayloadAction<{ filter: ReportFilter }>) {
      const { filter, ids } = state;
      state.filter = payload.filter;
      const isSame = filter.state === payload.filter.state && filter.order === payload.filter.order;
      state.ids = isSame ? ids : null;
    },
    reportQueueClosed(_state) {
      // The saga stops asking.
    },
    moreReportsRequested() {
      // The saga fetches.
    },
    reportsReceived(
      state,
      {
        payload,
      }: PayloadAction<Rows & { next: string | null; total: number | null; more: boolean }>,
    ) {
      keep(state, payload.reports);
      const before = payload.more ? (state.ids ?? []) : [];
      state.ids = [...new Set([...before, ...payload.reports.map(({ id }) => id)])];
      state.next = payload.next;
      state.total = payload.total;
      if (!payload.more) state.arrived = [];
    },
    reportsArrived(state, { payload }: PayloadAction<Rows>) {
      keep(state, payload.reports);
      const known = new Set([...(state.ids ?? []), ...state.arrived]);
      const fresh = payload.reports.map(({ id }) => id).filter((id) => !known.has(id));
      state.arrived = [...fresh, ...state.arrived];
    },
    arrivedReportsShown(state) {
      const first = state.filter.order === 'newest';
      const ids = state.ids ?? [];
      state.ids = first ? [...state.arrived, ...ids] : [...ids, ...state.arrived.reverse()];
      state.arrived = [];
    },
    /** One report, whose address was opened. */
    reportLookedUp(_state, _action: PayloadAction<{ reportId: string }>) {
      // The saga fetches.
    },
    reportFound(state, { payload }: PayloadAction<Rows>) {
      keep(state, payload.reports);
    },
    earlierReportsRequested(_state, _action: PayloadAction<{ userId: string }>) {
      // The saga fetches.
    },
    earlierReportsReceived(state, { payload }: PayloadAction<Rows & { userId: string }>) {
      keep(state, payload.reports);
      state.earlier[payload.userId] = payload.reports.map(({ id }) => id);
    },
    /** A press. The saga makes a job for each report. */
    reportActionRequested(
      _state,
      _action: PayloadAction<{ reportIds: string[]; action: ReportAction }>,
    ) {
      // The saga gives them ids.
    },
    reportJobsAdded(
      state,
      { payload }: PayloadAction<{ jobs: Omit<ReportJob, 'phase' | 'reason'>[] }>,
    ) {
      if (!state.jobs.some(isAtWork)) {
        state.done = 0;
        state.asked = 0;
      }
      for (const job of payload.jobs) {
        const isOld = (one: ReportJob) =>
          one.reportId === job.reportId && one.action.kind === job.action.kind;
        // A job that waits or is sent is not added twice; a new press replaces a failed one.
        if (state.jobs.some((one) => isOld(one) && isAtWork(one) && job.action.kind !== 'post'))
          continue;
        state.jobs = state.jobs.filter((one) => !isOld(one) || isAtWork(one));
        state.jobs.push({ ...job, phase: 'waiting', reason: null });
        state.asked += 1;
      }
    },
    reportJobStarted(state, { payload }: PayloadAction<OfJob>) {
      const job = jobById(state, payload.jobId);
      if (job) job.phase = 'sending';
    },
    reportJobDone(state, { payload }: PayloadAction<OfJob & Rows>) {
      keep(state, payload.reports);
      state.jobs = state.jobs.filter(({ id }) => id !== payload.jobId);
      state.done += 1;
    },
    /** Somebody else was faster; the report is as they left it. */
    reportJobOvertaken(state, { payload }: PayloadAction<OfJob & Rows>) {
      keep(state, payload.reports);
      const job = jobById(state, payload.jobId);
      if (job) job.phase = 'overtaken';
    },
    /** `stops`: the jobs that wait would fail as well. */
    reportJobFailed(state, { payload }: PayloadAction<OfJob & { reason: string; stops: boolean }>) {
      const job = jobById(state, payload.jobId);
      if (!job) return;
      job.phase = 'failed';
      job.reason = payload.reason;
      if (payload.stops && state.jobs.some(isAtWork)) state.paused = true;
    },
    reportWorkPaused(state, { payload }: PayloadAction<{ paused: boolean }>) {
      state.paused = payload.paused;
    },
    /** Does the failed ones once more. */
    failedReportJobsRetried(state) {
      for (const job of state.jobs) if (job.phase === 'failed') job.phase = 'waiting';
      state.paused = false;
    },
    /** Gives up what waits, and forgets what failed. */
    reportWorkDropped(state) {
      state.jobs = state.jobs.filter(({ phase }) => phase === 'sending');
      state.paused = false;
    },
    staffLoginRequested() {
      // The saga leaves for the server's page.
    },
  },
});

function keep(state: ReportQueueState, reports: readonly QueuedReport[]): void {
  for (const report of reports) state.reports[report.id] = report;
}

const jobById = ({ jobs }: ReportQueueState, jobId: string): ReportJob | undefined =>
  jobs.find(({ id }) => id === jobId);

declare module '@/slices/root' {
  interface DeferredSlices {
    reportQueue: ReportQueueState;
  }
}

slices.inject(slice);

export const {
  reportQueueOpened,
  reportQueueClosed,
  moreReportsRequested,
  reportsReceived,
  reportsArrived,
  arrivedReportsShown,
  reportLookedUp,
  reportFound,
  earlierReportsRequested,
  earlierReportsReceived,
  reportActionRequested,
  reportJobsAdded,
  reportJobStarted,
  reportJobDone,
  reportJobOvertaken,
  reportJobFailed,
  reportWorkPaused,
  failedReportJobsRetried,
  reportWorkDropped,
  staffLoginRequested,
} = slice.actions;
