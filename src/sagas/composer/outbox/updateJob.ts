/** Notes how far a job has come: in the store for those who look, in the record for who comes back. */
import { isWorthKeeping } from '@/domain/composer/draft';
import { failed, type Job, type JobFailure } from '@/domain/composer/outbox';
import { draftSaved } from '@/slices/composer/drafts';
import { jobUpdated } from '@/slices/composer/outbox';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { storeJob } from './storedJobs';

/** Returns when it is written. */
export function* updateJob(job: Job): SagaGenerator<void> {
  yield* put(jobUpdated(job));
  yield* storeJob(job);
}

export function* failJob(job: Job, failure: JobFailure): SagaGenerator<void> {
  yield* keepDraftText(job);
  yield* updateJob(failed(job, failure));
}

/** The text is where it was typed, whatever became of the record of drafts. */
export function* keepDraftText({ target, draft }: Job): SagaGenerator<void> {
  const there = yield* select(({ drafts }) => drafts[target]);
  if (there && isWorthKeeping(there)) return;
  yield* put(draftSaved({ target, draft }));
}
