/**
 * The stored jobs: one record per job, written before each step, and one per draft that was sent.
 * Damaged records, and those of another version, are ignored.
 */
import { completeDraft, type Draft } from '@/domain/composer/draft';
import { jobPhases, type Job, type SentPost } from '@/domain/composer/outbox';
import { call, getContext } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const VERSION = 1;
const JOB = 'job ';
const SENT = 'sent ';

export const isOfOutbox = (key: string): boolean => key.startsWith(JOB) || key.startsWith(SENT);

export function* storeJob(job: Job): SagaGenerator<void> {
  yield* write(JOB + job.id, { version: VERSION, job });
}

export function* storeSentPost(sent: SentPost): SagaGenerator<void> {
  yield* write(SENT + sent.id, { version: VERSION, sent });
}

export const removeStoredJob = (id: string): SagaGenerator<void> => remove(JOB + id);

export const removeStoredSentPost = (id: string): SagaGenerator<void> => remove(SENT + id);

export function* readStoredJob(id: string): SagaGenerator<Job | null> {
  return jobIn(yield* read(JOB + id));
}

export function* readStoredSentPost(id: string): SagaGenerator<SentPost | null> {
  return sentIn(yield* read(SENT + id));
}

export function* readStoredJobs(): SagaGenerator<{ jobs: Job[]; sent: SentPost[] }> {
  const jobs: Job[] = [];
  const sent: SentPost[] = [];
  for (const key of yield* keysKept()) {
    if (key.startsWith(JOB)) jobs.push(...listOf(jobIn(yield* read(key))));
    else if (key.startsWith(SENT)) sent.push(...listOf(sentIn(yield* read(key))));
  }
  return { jobs, sent };
}

/** Removes all stored jobs and all records of sent drafts. */
export function* removeStoredJobs(): SagaGenerator<void> {
  for (const key of yield* keysKept()) {
    if (isOfOutbox(key)) yield* remove(key);
  }
}

const listOf = <Item>(item: Item | null): Item[] => (item === null ? [] : [item]);

/** The store reports a storage failure; the job then exists in memory only. */
function* write(key: string, value: unknown): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  yield* call(storage.set, key, value);
}

function* read(key: string): SagaGenerator<unknown> {
  const { database: storage } = yield* getContext('storage');
  return yield* call(storage.get, key);
}

function* remove(key: string): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  try {
    yield* call(storage.remove, key);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'A record of the outbox could not be removed', error);
  }
}

function* keysKept(): SagaGenerator<string[]> {
  const { database: storage } = yield* getContext('storage');
  try {
    return yield* call(storage.keys);
  } catch {
    return [];
  }
}

interface StoredJob {
  version: number;
  job: Job;
}

interface StoredSentPost {
  version: number;
  sent: SentPost;
}

/** Checks only the version: a record of this version was written completely. */
function jobIn(value: unknown): Job | null {
  const { version, job } = (value ?? {}) as Partial<StoredJob>;
  if (version !== VERSION || typeof job !== 'object') return null;
  const { id, key, ownerId, target, phase, draft } = job;
  const isWhole =
    [id, key, ownerId, target].every((part) => typeof part === 'string') &&
    jobPhases.includes(phase) &&
    isDraft(draft);
  return isWhole ? { ...job, draft: completeDraft(draft) } : null;
}

const isDraft = (value: unknown): value is Draft => {
  const { text, subject, files } = (value ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof subject === 'string' && Array.isArray(files);
};

function sentIn(value: unknown): SentPost | null {
  const { version, sent } = (value ?? {}) as Partial<StoredSentPost>;
  if (version !== VERSION || typeof sent !== 'object') return null;
  return typeof sent.id === 'string' && typeof sent.statusId === 'string' ? sent : null;
}
