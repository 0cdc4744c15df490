/**
 * Writing: keeps what is typed, and sends it. A draft gets a new idempotency key with each change;
 * from the first try to send it keeps it until a definite answer, so that trying again can never
 * post twice.
 */
import { postStatus, type NewStatus } from '@/api/endpoints/statuses';
import { timelineKey } from '@/domain/timeline';
import { draftRequest, kindOfDraft, statusOfDraft } from '@/domain/draft';
import { selectDraft } from '@/selectors/drafts';
import { draftEdited, draftNoted, postConfirmed, postRequested } from '@/slices/drafts';
import { statusStreamed } from '@/slices/timelines';
import { callApi } from './engine/callApi';
import { fork, getContext, put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serve } from './engine/serve';

export function* composerSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(draftEdited, note));
  yield* serve(
    postRequested,
    ({ payload }) => draftRequest(payload.target),
    ({ payload }) => post(payload.target),
  );
}

function* note({
  payload: { target, change },
}: ReturnType<typeof draftEdited>): SagaGenerator<void> {
  const newId = yield* getContext('newId');
  const now = yield* getContext('now');
  const before = yield* select(selectDraft, target);
  const told = { idempotencyKey: newId(), changedAt: now() };
  yield* put(draftNoted({ target, draft: { ...before, ...change, ...told } }));
}

function relationOf(target: string): Pick<NewStatus, 'inReplyToId' | 'quoteId'> {
  const statusId = statusOfDraft(target);
  switch (kindOfDraft(target)) {
    case 'reply':
      return { inReplyToId: statusId };
    case 'quote':
      return { quoteId: statusId };
    default:
      return {};
  }
}

function* post(target: string): SagaGenerator<void> {
  const draft = yield* select(selectDraft, target);
  const { statusId, entities } = yield* callApi(postStatus, {
    text: draft.text,
    subject: draft.subject,
    visibility: draft.visibility,
    ...relationOf(target),
    idempotencyKey: draft.idempotencyKey ?? (yield* getContext('newId'))(),
  });
  yield* put(postConfirmed({ target, statusId }));
  const keys = [timelineKey('friends')];
  yield* put(statusStreamed({ statusId, keys, entities, show: true }));
}
