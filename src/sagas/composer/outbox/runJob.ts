/**
 * Runs one job from where it stands to its end. Of all tabs, the one that holds the job's claim
 * does; when it is closed, the next one goes on from the record.
 */
import { isLate, isRunning, resumed, type Job } from '@/domain/composer/outbox';
import { selectJob } from '@/selectors/composer/outbox';
import { selectOnline } from '@/selectors/realtime/realtime';
import { jobEnded } from '@/slices/composer/outbox';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { finishJob } from './confirmJob';
import { failJob, updateJob } from './updateJob';
import { removeStoredJob, readStoredJob, readStoredSentPost } from './storedJobs';
import { jobSteps } from './jobSteps';

/** `pressed`: by the writer, just now and here; else it was found in the record. */
export function* runJob(id: string, how: 'pressed' | 'found'): SagaGenerator<void> {
  const claim = yield* getContext('acquireTabLock');
  const claiming = new AbortController();
  try {
    try {
      yield* call(claim, `outbox ${id}`, claiming.signal);
    } catch (error) {
      // Better sent by a tab that is not sure to be the only one than not at all.
      const log = yield* getContext('log');
      log('warning', 'A post could not be claimed for this tab', error);
    }
    const job = yield* select(selectJob, id);
    if (job && (yield* begin(job, how))) yield* work(id);
  } finally {
    claiming.abort();
  }
}

/** Another tab may have brought it further, or to its end, while this one waited for its turn. */
function* begin(job: Job, how: 'pressed' | 'found'): SagaGenerator<boolean> {
  const { id } = job;
  const sent = yield* readStoredSentPost(id);
  if (sent) {
    yield* removeStoredJob(id);
    yield* finishJob(job, sent);
    return false;
  }
  const now = yield* getContext('now');
  const kept = yield* readStoredJob(id);
  if (kept && (how === 'found' || isRunning(kept))) yield* updateJob(resumed(kept, now()));
  else if (how === 'pressed') yield* updateJob(job);
  else yield* put(jobEnded({ id }));
  return true;
}

function* work(id: string): SagaGenerator<void> {
  const now = yield* getContext('now');
  for (;;) {
    yield* waitUntil(selectOnline);
    const job = yield* select(selectJob, id);
    if (!job || !isRunning(job)) return;
    // The line may have been down for hours.
    if (isLate(job, now())) yield* failJob(job, { kind: 'late' });
    else yield* jobSteps[job.phase](job);
  }
}
