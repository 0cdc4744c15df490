/**
 * Finishes a job whose post has arrived. Records that it was sent before its text is removed, so
 * that a page that crashes in between does not offer the text again; then tells the other tabs.
 */
import type { PostAnswer } from '@/api/endpoints/composer/posting';
import { isWorthKeeping, kindOfDraft } from '@/domain/composer/draft';
import { hasSameContent, type Job, type SentPost } from '@/domain/composer/outbox';
import { scheduledReference, type ScheduledPost } from '@/domain/composer/scheduledPost';
import { timelineKey } from '@/domain/timelines/timeline';
import { selectUndoTime } from '@/selectors/composer/outbox';
import { postConfirmed } from '@/slices/composer/drafts';
import { jobEnded } from '@/slices/composer/outbox';
import { scheduledPostReceived } from '@/slices/composer/scheduledPosts';
import { statusReceived } from '@/slices/statuses/statuses';
import { statusesStreamed } from '@/slices/timelines/timelines';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { showNotice } from '@/sagas/engine/showNotice';
import { removeStoredJob, storeSentPost } from './storedJobs';

export function* confirmJob(job: Job, answer: PostAnswer): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { id, ownerId, target } = job;
  const isKept = 'scheduled' in answer;
  const statusId = isKept ? scheduledReference(answer.scheduled.id) : answer.statusId;
  const sent: SentPost = { id, ownerId, target, statusId, at: now() };
  yield* storeSentPost(sent);
  yield* removeStoredJob(id);
  if (isKept) yield* announce(answer.scheduled);
  else if (kindOfDraft(target) === 'edit') {
    yield* put(statusReceived({ statusId, entities: answer.entities }));
  } else {
    const { entities } = answer;
    const keys = [timelineKey('friends')];
    yield* put(statusesStreamed({ statusIds: [statusId], keys, entities, show: true }));
    // A writer who could undo it learns that this time is over.
    if ((yield* select(selectUndoTime)) > 0) {
      yield* showNotice('success', 'post_status.sent', {}, { statusId });
    }
  }
  yield* finishJob(job, sent);
  const { postToTabs } = yield* getContext('page');
  postToTabs({ sent });
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
