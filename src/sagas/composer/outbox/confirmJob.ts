/**
 * Finishes a job whose post has arrived, or goes on with the next post of its chain. Records that it was sent before its text is removed, so
 * that a page that crashes in between does not offer the text again; then tells the other tabs.
 */
import type { StatusAnswer } from '@/api/decode/statuses/status';
import type { PostAnswer } from '@/api/endpoints/composer/posting';
import { restOfChain } from '@/domain/composer/chain/chain';
import { isWorthKeeping, kindOfDraft } from '@/domain/composer/draft';
import { hasSameContent, nextInChain, type Job, type SentPost } from '@/domain/composer/outbox';
import { conversationOf } from '@/domain/composer/posting';
import { scheduledReference, type ScheduledPost } from '@/domain/composer/options/scheduledPost';
import { timelineKey } from '@/domain/timelines/timeline';
import { selectUndoTime } from '@/selectors/composer/outbox';
import { selectViewed } from '@/selectors/timelines/timelines';
import { postConfirmed } from '@/slices/composer/drafts';
import { jobEnded } from '@/slices/composer/outbox';
import { scheduledPostReceived } from '@/slices/composer/scheduledPosts';
import { statusReceived } from '@/slices/statuses/statuses';
import { statusesStreamed } from '@/slices/timelines/timelines';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { rememberReaders } from '@/sagas/composer/scheduledReaders';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import { showNotice } from '@/sagas/engine/showNotice';
import { removeStoredJob, storeSentPost } from './storedJobs';
import { keepDraftText, updateJob } from './updateJob';

export function* confirmJob(job: Job, answer: PostAnswer): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { id, ownerId, target } = job;
  const isKept = 'scheduled' in answer;
  const statusId = isKept ? scheduledReference(answer.scheduled.id) : answer.statusId;
  // The writer has changed the text since, and decides what becomes of the others.
  const rest = job.before ? null : restOfChain(job.draft, statusId);
  if (rest && !isKept) {
    const next = nextInChain(job, rest, yield* newIdempotencyKey(), now());
    yield* updateJob(next);
    yield* showPost(answer);
    return yield* keepDraftText(next);
  }
  const { sentParts } = job.draft;
  const sent: SentPost = { id, ownerId, target, statusId, sentParts, at: now() };
  const conversationId = isKept ? conversationOf(target, job.draft) : null;
  if (isKept && conversationId !== null) {
    yield* rememberReaders(answer.scheduled.id, conversationId);
  }
  yield* storeSentPost(sent);
  yield* removeStoredJob(id);
  if (isKept) yield* announce(answer.scheduled);
  else if (kindOfDraft(target) === 'edit') {
    yield* put(statusReceived({ statusId, entities: answer.entities }));
  } else {
    yield* showPost(answer);
    // A writer who could undo it learns that this time is over; away from home, the post is not in sight.
    const isInSight =
      kindOfDraft(target) === 'reply' || (yield* select(selectViewed, timelineKey('friends')));
    const isNews = (!isInSight && !job.before) || sentParts.length > 0;
    if (isNews || (yield* select(selectUndoTime)) > 0) {
      const first = sentParts[0] ?? statusId;
      yield* showNotice('success', 'post_status.sent', {}, { statusId: first });
    }
  }
  yield* finishJob(job, sent);
  const { postToTabs } = yield* getContext('page');
  postToTabs({ sent });
}

function* showPost({ statusId, entities }: StatusAnswer): SagaGenerator<void> {
  const keys = [timelineKey('friends')];
  yield* put(statusesStreamed({ statusIds: [statusId], keys, entities, show: true }));
}

/** It is in no timeline yet, so that the writer would see nothing of it. */
function* announce(post: ScheduledPost): SagaGenerator<void> {
  yield* put(scheduledPostReceived({ post }));
  yield* showNotice('success', 'scheduled.kept', { time: post.scheduledAt });
}

/** Clears the form of the sent text. Changes that the writer made since stay, with a notice. */
export function* finishJob(
  job: Job,
  { statusId }: Pick<SentPost, 'statusId'>,
): SagaGenerator<void> {
  const { id, target } = job;
  const there = yield* select(({ drafts }) => drafts[target]);
  yield* put(jobEnded({ id }));
  // Another tab that sent it may have cleared the form already.
  if (!there || !isWorthKeeping(there) || hasSameContent(there, job.before ?? job.draft)) {
    yield* put(postConfirmed({ target, statusId }));
  } else yield* showNotice('info', 'post_status.sent_before', {}, { timeout: null });
}
