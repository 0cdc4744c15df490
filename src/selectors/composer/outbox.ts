/**
 * Composers read the progress of their draft here, because the outbox knows jobs and not drafts.
 */
import { createSelector } from '@reduxjs/toolkit';
import type { DraftTarget } from '@/domain/composer/draft';
import {
  isRevocable,
  isRunning,
  LONGEST_UNDO,
  type Job,
  type JobFailure,
  type JobPhase,
} from '@/domain/composer/outbox';
import type { RootState } from '@/slices/root';
import { selectOnline } from '@/selectors/realtime/realtime';
import { selectSetting } from '@/selectors/session/config';
import { selectCurrentUserId } from '@/selectors/session/session';

/** The progress of sending a draft. */
export interface Sending {
  /** The composer is locked meanwhile. */
  busy: boolean;
  /** The server's words, or a short technical reason; null without a failure. */
  reason: string | null;
  phase: JobPhase | null;
  failure: JobFailure | null;
  jobId: string | null;
  /** The time when sending begins. */
  dueAt: number;
  /** Waiting for the network. */
  offline: boolean;
  /** True if it can be taken back completely. */
  revocable: boolean;
}

const idle: Sending = {
  busy: false,
  reason: null,
  phase: null,
  failure: null,
  jobId: null,
  dueAt: 0,
  offline: false,
  revocable: false,
};

const none: Record<string, Job> = {};

const selectOutbox = ({ outbox }: RootState) => outbox ?? none;

export const selectJob = (state: RootState, id: string): Job | undefined => state.outbox?.[id];

/** Jobs of the current user; other accounts' jobs must not be shown. */
export const selectJobs = createSelector([selectOutbox, selectCurrentUserId], (outbox, ownId) =>
  Object.values(outbox).filter(({ ownerId }) => ownerId === ownId),
);

/** The job of a draft: a running one goes before a failed one. */
export function selectJobOf(state: RootState, target: DraftTarget): Job | undefined {
  const jobs = selectJobs(state).filter((job) => job.target === target);
  return jobs.find(isRunning) ?? jobs.at(-1);
}

/** Milliseconds in which a post can be undone; zero if the writer wants none. */
export const selectUndoTime = (state: RootState): number =>
  Math.min(LONGEST_UNDO, Math.max(0, selectSetting(state, 'postUndoSeconds') * 1_000));

export const selectSending: (state: RootState, target: DraftTarget) => Sending = createSelector(
  [selectJobOf, selectOnline],
  (job, online) =>
    job
      ? {
          busy: isRunning(job),
          reason: job.failure && 'reason' in job.failure ? job.failure.reason : null,
          phase: job.phase,
          failure: job.failure,
          jobId: job.id,
          dueAt: job.dueAt,
          offline: isRunning(job) && !online,
          revocable: isRevocable(job),
        }
      : idle,
);
