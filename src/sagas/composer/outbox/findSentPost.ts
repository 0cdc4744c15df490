/**
 * Looks for a post among the user's recent ones, to find out whether it arrived although no answer
 * came.
 */
import { fetchRecentPosts, type PostAnswer } from '@/api/endpoints/composer/posting';
import { fetchScheduledPosts } from '@/api/endpoints/composer/scheduled';
import { fetchSource, fetchStatus } from '@/api/endpoints/statuses/statuses';
import { isMissing } from '@/api/errors';
import type { StatusAnswer } from '@/api/decode/statuses/status';
import { kindOfDraft, statusOfDraft } from '@/domain/composer/draft';
import { singlePost } from '@/domain/composer/chain/chain';
import type { Draft } from '@/domain/composer/draft';
import type { Job } from '@/domain/composer/outbox';
import {
  isScheduledDraft,
  matchesLetters,
  matchesMetadata,
  matchesSource,
} from '@/domain/composer/duplicateCheck';
import { scheduledReference } from '@/domain/composer/options/scheduledPost';
import type { Status } from '@/domain/statuses/status';
import { callApi } from '@/sagas/engine/callApi';
import { getContext } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { readStoredJobs } from './storedJobs';

const PAGE = 40;
/** How far the two clocks may differ: by seconds when the server's time is known, else by more. */
const KNOWN_SLACK = 5_000;
const UNKNOWN_SLACK = 120_000;

/** Null if it is not there. Throws if the server cannot tell. */
export function* findSentPost(job: Job): SagaGenerator<PostAnswer | null> {
  if (kindOfDraft(job.target) === 'edit') return yield* findSentEdit(job);
  const { scheduledAt } = sentDraft(job);
  const kept = scheduledAt === null ? null : yield* findAmongScheduled(job);
  // Its time may have come since it was sent, and some servers post at once if that is near.
  return kept ?? (yield* findAmongRecentPosts(job));
}

/** Only its first post was sent. */
const sentDraft = ({ before, draft }: Job): Draft => singlePost(before ?? draft);

/** The posts of other jobs: the same words may be posted twice on purpose. */
function* postsOfOthers({ id, draft }: Job): SagaGenerator<ReadonlySet<string>> {
  const { jobs, sent } = yield* readStoredJobs();
  return new Set([
    ...draft.sentParts,
    ...sent.flatMap(({ statusId, sentParts = [] }) => [statusId, ...sentParts]),
    ...jobs.flatMap((other) => (other.id === id ? [] : other.draft.sentParts)),
  ]);
}

function* findAmongScheduled(job: Job): SagaGenerator<PostAnswer | null> {
  const others = yield* postsOfOthers(job);
  const { posts } = yield* callApi(fetchScheduledPosts);
  const scheduled = posts.find(
    (post) =>
      !others.has(scheduledReference(post.id)) &&
      isScheduledDraft(post, job.target, sentDraft(job)),
  );
  return scheduled ? { scheduled } : null;
}

function* findAmongRecentPosts(job: Job): SagaGenerator<StatusAnswer | null> {
  const { now } = yield* getContext('clock');
  const { ids, entities, serverNow } = yield* callApi(fetchRecentPosts, job.ownerId, PAGE);
  const ahead = serverNow === null ? 0 : serverNow - now();
  const slack = serverNow === null ? UNKNOWN_SLACK : KNOWN_SLACK;
  const { target, ownerId } = job;
  const draft = sentDraft(job);
  const since = (job.sentAt ?? now()) + ahead - slack;
  const others = yield* postsOfOthers(job);
  for (const statusId of ids) {
    if (others.has(statusId)) continue;
    const row = entities.statuses.find(({ id }) => id === statusId);
    if (!row || !matchesMetadata(row, { target, draft, ownerId, since })) continue;
    if (yield* matchesDraft(row, draft)) return { statusId, entities };
  }
  return null;
}

function* matchesDraft(row: Status, draft: Draft): SagaGenerator<boolean> {
  try {
    return matchesSource(yield* callApi(fetchSource, row.id), draft);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return matchesLetters(row, draft);
  }
}

/** An edit has arrived if the post has the new text and differs from the version before. */
function* findSentEdit({ target, draft }: Job): SagaGenerator<StatusAnswer | null> {
  const statusId = statusOfDraft(target) ?? '';
  const answer = yield* callApi(fetchStatus, statusId);
  const row = answer.entities.statuses.find(({ id }) => id === statusId);
  if (!row || row.editedAt === (draft.edits?.editedAt ?? null)) return null;
  return matchesSource(yield* callApi(fetchSource, statusId), draft) ? answer : null;
}
