/**
 * The end of a job that arrived. That it was sent is written down before its text goes, so that a
 * page that dies in between does not offer it again; then the other tabs hear of it.
 */
import type { StatusAnswer } from '@/api/decode/status';
import { kindOfDraft } from '@/domain/draft';
import { saysTheSame, type Job, type Sent } from '@/domain/outbox';
import { timelineKey } from '@/domain/timeline';
import { postConfirmed } from '@/slices/drafts';
import { jobEnded } from '@/slices/outbox';
import { statusReceived } from '@/slices/statuses';
import { statusesStreamed } from '@/slices/timelines';
import { getContext, put, select } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';
import { raise } from '../raise';
import { forgetJob, keepSent } from './record';

export function* confirm(job: Job, { statusId, entities }: StatusAnswer): SagaGenerator<void> {
  const now = yield* getContext('now');
  const { id, ownerId, target } = job;
  const sent: Sent = { id, ownerId, target, statusId, at: now() };
  yield* keepSent(sent);
  yield* forgetJob(id);
  if (kindOfDraft(target) === 'edit') yield* put(statusReceived({ statusId, entities }));
  else {
    const keys = [timelineKey('friends')];
    yield* put(statusesStreamed({ statusIds: [statusId], keys, entities, show: true }));
  }
  yield* settle(job, sent);
  const { tellTabs } = yield* getContext('page');
  tellTabs({ sent });
}

/** Empties the form of what was sent. What the writer changed since stays, and they are told. */
export function* settle(job: Job, { statusId }: Pick<Sent, 'statusId'>): SagaGenerator<void> {
  const { id, target } = job;
  const there = yield* select(({ drafts }) => drafts[target]);
  yield* put(jobEnded({ id }));
  if (!there || saysTheSame(there, job.before ?? job.draft)) {
    yield* put(postConfirmed({ target, statusId }));
  } else yield* raise('info', 'post_status.sent_before', {}, { timeout: null });
}
