/** Updates a job in the store and in the browser's storage. */
import { isEarlierChain } from '@/domain/composer/chain/chain';
import { isWorthKeeping } from '@/domain/composer/draft';
import { failed, type Job, type JobFailure } from '@/domain/composer/outbox';
import { draftSaved } from '@/slices/composer/drafts';
import { jobUpdated } from '@/slices/composer/outbox';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { storeJob } from './storedJobs';

/** Returns once it is stored. */
export function* updateJob(job: Job): SagaGenerator<void> {
  yield* put(jobUpdated(job));
  yield* storeJob(job);
}

export function* failJob(job: Job, failure: JobFailure): SagaGenerator<void> {
  yield* keepDraftText(job);
  yield* updateJob(failed(job, failure));
}

/**
 * Stores the text of the draft again, in case its stored copy was lost; of a chain, without the posts
 * that were sent.
 */
export function* keepDraftText({ target, draft }: Job): SagaGenerator<void> {
  const there = yield* select(({ drafts }) => drafts[target]);
  if (there && isWorthKeeping(there) && !isEarlierChain(there, draft)) return;
  yield* put(draftSaved({ target, draft }));
}
