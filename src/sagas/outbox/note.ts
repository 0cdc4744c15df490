/** Notes how far a job has come: in the store for those who look, in the record for who comes back. */
import { isWorthKeeping } from '@/domain/draft';
import { failed, type Job, type JobFailure } from '@/domain/outbox';
import { draftNoted } from '@/slices/drafts';
import { jobNoted } from '@/slices/outbox';
import { put, select } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';
import { keepJob } from './record';

/** Returns when it is written. */
export function* note(job: Job): SagaGenerator<void> {
  yield* put(jobNoted(job));
  yield* keepJob(job);
}

export function* fail(job: Job, failure: JobFailure): SagaGenerator<void> {
  yield* keepText(job);
  yield* note(failed(job, failure));
}

/** The text is where it was typed, whatever became of the record of drafts. */
export function* keepText({ target, draft }: Job): SagaGenerator<void> {
  const there = yield* select(({ drafts }) => drafts[target]);
  if (there && isWorthKeeping(there)) return;
  yield* put(draftNoted({ target, draft }));
}
