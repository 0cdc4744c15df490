/**
 * Jobs that send a post or an edit. A job holds everything needed to resume after the page was
 * closed, and always knows if the server may have the post already.
 */
import { isEqual } from '@/lib/values/isEqual';
import { partsOf, type Draft, type DraftTarget } from './draft';

/**
 * `waiting`: not started; it can still be undone, or the browser is offline. `unknown`: it was
 * sent, and no answer came. A confirmed job is removed.
 */
export const jobPhases = [
  'waiting',
  'uploading',
  'describing',
  'replacing',
  'sending',
  'unknown',
  'failed',
] as const;

export type JobPhase = (typeof jobPhases)[number];

export type RunningPhase = Exclude<JobPhase, 'failed'>;

export type JobFailure =
  /** The server refused it, for this reason. */
  | { kind: 'refused'; reason: string }
  | { kind: 'description'; reason: string }
  | { kind: 'upload' }
  /** It may have arrived: the next try checks first. */
  | { kind: 'unknown'; reason: string }
  /** The post was edited by other means in the meantime. */
  | { kind: 'changed' }
  /** The time for which it was meant is too near, or over. */
  | { kind: 'tooSoon' }
  /** The posts of its chain that were sent before have been deleted. */
  | { kind: 'chainGone' }
  /** The scheduled post that it was to replace has been posted. */
  | { kind: 'published' }
  /** It waited so long that the writer may not want it any more. */
  | { kind: 'late' };

export interface Job {
  /** The draft's key at the time of sending: one draft has one job across all tabs. */
  id: string;
  /** The idempotency key; the same until the server answers. */
  key: string;
  /** The author; another account never sends it. */
  ownerId: string;
  target: DraftTarget;
  draft: Draft;
  phase: JobPhase;
  /** It does not start before this time. */
  dueAt: number;
  /** The time of the first try; null while the server cannot have it. */
  sentAt: number | null;
  /** The time of the last try. */
  triedAt: number | null;
  /** The number of tries without an answer. */
  tries: number;
  /** The draft that was sent before the writer changed it, if it may have arrived. */
  before: Draft | null;
  /** Why the last try failed, while the next one is pending. */
  trouble: string | null;
  failure: JobFailure | null;
}

/** The outcome of a job, kept for a while so that it is never sent again. */
export interface SentPost {
  id: string;
  ownerId: string;
  target: DraftTarget;
  statusId: string;
  /** The posts of its chain before that. */
  sentParts?: string[];
  at: number;
}

/** The longest time in which a post can be undone. */
export const LONGEST_UNDO = 30_000;

/** An unsent post that is this late needs a confirmation. */
export const LATE_AFTER = 3_600_000;

/** Servers remember keys for at least an hour; after that, a retry could duplicate the post. */
export const KEY_MEMORY = 3_600_000;

/** How long outcomes are remembered. */
export const SENT_MEMORY = 7 * 86_400_000;

/** How long an interrupted request may still be processed by the server. */
export const SETTLING_TIME = 5_000;

export const MOST_TRIES = 6;

export const isRunning = (job: Job): job is Job & { phase: RunningPhase } => job.phase !== 'failed';

/** True if nothing has been sent, so that it can be undone completely. */
export const isRevocable = ({ phase, sentAt }: Job): boolean =>
  sentAt === null && phase !== 'sending' && phase !== 'unknown';

/** True while the writer may think better of it, and may also send it at once. */
export const isHeld = (job: Job): boolean => job.phase === 'waiting' && job.trouble === null;

/** True if it is long overdue and nothing was sent. */
export const isLate = (job: Job, now: number): boolean =>
  isRunning(job) && isRevocable(job) && now - job.dueAt > LATE_AFTER;

/** True if two drafts have the same content, however often they were changed. */
export function hasSameContent(one: Draft, other: Draft): boolean {
  return isEqual(wordsOf(one), wordsOf(other));
}

function wordsOf(draft: Draft): unknown {
  const { idempotencyKey: _key, changedAt: _at, replaces: _old, parts: _parts, ...rest } = draft;
  const parts = partsOf(draft).map(({ text, subject, files, poll }) => ({
    text,
    subject,
    poll,
    files: files.map(({ id, description, focus, poster }) => ({ id, description, focus, poster })),
  }));
  return { ...rest, files: [], parts };
}

/** Returns the job of what is left of a chain, to be sent under a key of its own. */
export const nextInChain = (job: Job, rest: Draft, key: string, now: number): Job => ({
  ...job,
  draft: rest,
  key,
  phase: 'uploading',
  dueAt: now,
  sentAt: null,
  triedAt: now,
  tries: 0,
  before: null,
  trouble: null,
});

/** Resumes a stored job in a newly opened page. */
export function resumed(job: Job, now: number): Job {
  if (isLate(job, now)) return failed(job, { kind: 'late' });
  // The page was closed while sending: the answer was lost.
  if (job.phase === 'sending') return { ...job, phase: 'unknown' };
  return job;
}

export const failed = (job: Job, failure: JobFailure): Job => ({
  ...job,
  phase: 'failed',
  failure,
});

/** True if it may be retried automatically with the same key. */
export const mayTryAgain = ({ sentAt, tries }: Job, now: number): boolean =>
  tries < MOST_TRIES && (sentAt === null || now - sentAt < KEY_MEMORY);
