/**
 * Runs one job from its current phase to its end. Only the tab that holds the job's lock runs it;
 * when that tab is closed, the next one continues from the stored job.
 */
import { isLate, isRunning, resumed, type Job } from '@/domain/composer/outbox';
import { selectJob } from '@/selectors/composer/outbox';
import { selectOnline } from '@/selectors/realtime/realtime';
import { jobEnded } from '@/slices/composer/outbox';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { finishJob } from './confirmJob';
import { failJob, keepDraftText, updateJob } from './updateJob';
import { removeStoredJob, readStoredJob, readStoredSentPost } from './storedJobs';
import { jobSteps } from './jobSteps';

/**
 * `pressed`: the writer has just pressed "Post" here; `found`: the job was read from storage. `ours`
 * gets the id while this tab holds the lock.
 */
export function* runJob(
  id: string,
  how: 'pressed' | 'found',
  ours: Set<string>,
): SagaGenerator<void> {
  const { acquireTabLock: claim } = yield* getContext('storage');
  const claiming = new AbortController();
  try {
    try {
      yield* call(claim, `outbox ${id}`, claiming.signal);
    } catch (error) {
      // Without a lock, two tabs may both send the post; that is better than not sending it at all.
      const log = yield* getContext('log');
      log('warning', 'A post could not be claimed for this tab', error);
    }
    ours.add(id);
    const job = yield* select(selectJob, id);
    if (job && (yield* begin(job, how))) yield* work(id);
  } finally {
    ours.delete(id);
    claiming.abort();
  }
}

/**
 * Reads the job again, as another tab may have advanced or finished it during the wait for the
 * lock.
 */
function* begin(job: Job, how: 'pressed' | 'found'): SagaGenerator<boolean> {
  const { id } = job;
  const sent = yield* readStoredSentPost(id);
  if (sent) {
    yield* removeStoredJob(id);
    yield* finishJob(job, sent);
    return false;
  }
  const { now } = yield* getContext('clock');
  const kept = yield* readStoredJob(id);
  if (kept && (how === 'found' || isRunning(kept))) {
    yield* updateJob(resumed(kept, now()));
    yield* keepDraftText(kept);
  } else if (how === 'pressed') yield* updateJob(job);
  else yield* put(jobEnded({ id }));
  return true;
}

function* work(id: string): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  for (;;) {
    yield* waitUntil(selectOnline);
    const job = yield* select(selectJob, id);
    if (!job || !isRunning(job)) return;
    // The network may have been down for hours.
    if (isLate(job, now())) yield* failJob(job, { kind: 'late' });
    else yield* jobSteps[job.phase](job);
  }
}
