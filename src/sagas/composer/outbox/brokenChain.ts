/** Finds out whether the posts that the rest of a chain continues still exist. */
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { isMissing } from '@/api/errors';
import { hasSameContent, type Job } from '@/domain/composer/outbox';
import { callApi } from '@/sagas/engine/callApi';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { draftSaved } from '@/slices/composer/drafts';
import { failJob } from './updateJob';

/** A while after the post before: somebody may have deleted it. */
const CHAIN_CHECK = 10_000;

/**
 * True if the posts that it continues were deleted. Most servers refuse an answer to them, others make
 * a post of it that answers nothing.
 */
export function* hasLostChain({ draft, triedAt }: Job): SagaGenerator<boolean> {
  const { now } = yield* getContext('clock');
  if (triedAt !== null && now() - triedAt < CHAIN_CHECK) return false;
  return yield* isPostGone(draft.sentParts.at(-1), draft.sentParts[0]);
}

export function* isPostGone(...ids: (string | undefined)[]): SagaGenerator<boolean> {
  try {
    for (const id of new Set(ids)) if (id !== undefined) yield* callApi(fetchStatus, id);
    return false;
  } catch (error) {
    return isMissing(error);
  }
}

export function* startChainAnew(job: Job): SagaGenerator<void> {
  const { target } = job;
  const there = yield* select(({ drafts }) => drafts[target]);
  if (there && hasSameContent(there, job.draft)) {
    yield* put(draftSaved({ target, draft: { ...there, sentParts: [] } }));
  }
  yield* failJob({ ...job, draft: { ...job.draft, sentParts: [] } }, { kind: 'chainGone' });
}
