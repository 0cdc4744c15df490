/**
 * A post, or an edit, on its way to the server. A job holds all that it takes to go on with it
 * after the page was closed, and knows at each moment whether the server may have it already.
 */
import { isEqual } from '@/lib/values/isEqual';
import type { Draft, DraftTarget } from './draft';

/**
 * `waiting`: not begun; it may still be taken back, or the line is down. `unknown`: it was sent, and
 * no answer told what became of it. A job that the server confirmed is gone.
 */
export const jobPhases = [
  'waiting',
  'uploading',
  'describing',
  'sending',
  'unknown',
  'failed',
] as const;

export type JobPhase = (typeof jobPhases)[number];

export type RunningPhase = Exclude<JobPhase, 'failed'>;

export type JobFailure =
  /** The server will not have it; the reason is in its words. */
  | { kind: 'refused'; reason: string }
  | { kind: 'description'; reason: string }
  | { kind: 'upload' }
  /** It may have arrived: the next try begins with looking for it. */
  | { kind: 'unknown'; reason: string }
  /** Somebody edited the post while its next version was being written. */
  | { kind: 'changed' }
  /** It waited for so long that the writer may not want it any more. */
  | { kind: 'late' };

export interface Job {
  /** The key of the draft when it was to be sent: one writing has one job, in whichever tab. */
  id: string;
  /** What the server is told, so that it takes the same post once; the same until it answers. */
  key: string;
  /** Whose post it is; another account never sends it. */
  ownerId: string;
  target: DraftTarget;
  draft: Draft;
  phase: JobPhase;
  /** Not begun before. */
  dueAt: number;
  /** When it first went out; null while the server cannot have it. */
  sentAt: number | null;
  /** When it last went out. */
  triedAt: number | null;
  /** Times it went out without an answer. */
  tries: number;
  /** What went out before the writer changed it, when nobody knows whether that arrived. */
  before: Draft | null;
  /** Why the last try came to nothing, while the next one is waited for. */
  trouble: string | null;
  failure: JobFailure | null;
}

/** What became of a writing, kept for a while so that it is never sent again. */
export interface SentPost {
  id: string;
  ownerId: string;
  target: DraftTarget;
  statusId: string;
  at: number;
}

/** How long a job waits at most for the writer to take it back. */
export const LONGEST_UNDO = 30_000;

/** So long after it was due, a post that never went out is asked about again. */
export const LATE_AFTER = 3_600_000;

/** Servers remember keys for an hour at least; after that a second try could be a second post. */
export const KEY_MEMORY = 3_600_000;

/** For how long it is remembered what was sent. */
export const SENT_MEMORY = 7 * 86_400_000;

/** A request whose end nobody saw may go on within the server for so long. */
export const SETTLING_TIME = 5_000;

export const MOST_TRIES = 6;

export const isRunning = (job: Job): job is Job & { phase: RunningPhase } => job.phase !== 'failed';

/** Nothing of it has gone out: it can be taken back as if it had never been pressed. */
export const isRevocable = ({ phase, sentAt }: Job): boolean =>
  sentAt === null && phase !== 'sending' && phase !== 'unknown';

/** Whether its time has long passed without anything of it going out. */
export const isLate = (job: Job, now: number): boolean =>
  isRunning(job) && isRevocable(job) && now - job.dueAt > LATE_AFTER;

/** Whether two drafts say the same, however often they were changed on the way. */
export function hasSameContent(one: Draft, other: Draft): boolean {
  return isEqual(wordsOf(one), wordsOf(other));
}

function wordsOf({ files, idempotencyKey: _key, changedAt: _at, ...rest }: Draft): unknown {
  return { ...rest, files: files.map(({ id, description }) => ({ id, description })) };
}

/** How a job that was kept goes on in a page that has just been opened. */
export function resumed(job: Job, now: number): Job {
  if (isLate(job, now)) return failed(job, { kind: 'late' });
  // The page was closed while it was being sent: nobody saw the answer.
  if (job.phase === 'sending') return { ...job, phase: 'unknown' };
  return job;
}

export const failed = (job: Job, failure: JobFailure): Job => ({
  ...job,
  phase: 'failed',
  failure,
});

/** Whether the same key may go out again by itself. */
export const mayTryAgain = ({ sentAt, tries }: Job, now: number): boolean =>
  tries < MOST_TRIES && (sentAt === null || now - sentAt < KEY_MEMORY);
