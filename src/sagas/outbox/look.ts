/** Looks for a post among one's own recent ones: did it arrive, although no answer came? */
import { fetchRecentPosts } from '@/api/endpoints/posting';
import { fetchSource, fetchStatus } from '@/api/endpoints/statuses';
import { isMissing } from '@/api/errors';
import type { StatusAnswer } from '@/api/decode/status';
import { kindOfDraft, statusOfDraft } from '@/domain/draft';
import type { Draft } from '@/domain/draft';
import type { Job } from '@/domain/outbox';
import { hasSameLetters, isSource, mayBeSent } from '@/domain/sameAsSent';
import type { Status } from '@/domain/status';
import { callApi } from '../engine/callApi';
import { getContext } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';
import { readAll } from './record';

const PAGE = 40;
/** How far two clocks may be apart: known to the second, or not at all. */
const KNOWN_SLACK = 5_000;
const UNKNOWN_SLACK = 120_000;

/** Null when it is not there. Throws when the server cannot tell. */
export function* lookFor(job: Job): SagaGenerator<StatusAnswer | null> {
  return kindOfDraft(job.target) === 'edit' ? yield* lookAtEdit(job) : yield* lookAmongOwn(job);
}

function* lookAmongOwn(job: Job): SagaGenerator<StatusAnswer | null> {
  const now = yield* getContext('now');
  const { ids, entities, serverNow } = yield* callApi(fetchRecentPosts, job.ownerId, PAGE);
  const ahead = serverNow === null ? 0 : serverNow - now();
  const slack = serverNow === null ? UNKNOWN_SLACK : KNOWN_SLACK;
  const { target, ownerId } = job;
  const draft = job.before ?? job.draft;
  const since = (job.sentAt ?? now()) + ahead - slack;
  // Somebody may post the same words twice, and mean it.
  const others = new Set((yield* readAll()).sent.map(({ statusId }) => statusId));
  for (const statusId of ids) {
    if (others.has(statusId)) continue;
    const row = entities.statuses.find(({ id }) => id === statusId);
    if (!row || !mayBeSent(row, { target, draft, ownerId, since })) continue;
    if (yield* saysThat(row, draft)) return { statusId, entities };
  }
  return null;
}

function* saysThat(row: Status, draft: Draft): SagaGenerator<boolean> {
  try {
    return isSource(yield* callApi(fetchSource, row.id), draft);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return hasSameLetters(row, draft);
  }
}

/** An edit has arrived when the post says what it should and is no longer the version before. */
function* lookAtEdit({ target, draft }: Job): SagaGenerator<StatusAnswer | null> {
  const statusId = statusOfDraft(target) ?? '';
  const answer = yield* callApi(fetchStatus, statusId);
  const row = answer.entities.statuses.find(({ id }) => id === statusId);
  if (!row || row.editedAt === (draft.edits?.editedAt ?? null)) return null;
  return isSource(yield* callApi(fetchSource, statusId), draft) ? answer : null;
}
