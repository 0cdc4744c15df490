/**
 * Stores drafts as they are typed. A draft gets a new idempotency key with each change of its
 * content.
 */
import { changePart } from '@/domain/composer/draft';
import { hasSameContent } from '@/domain/composer/outbox';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectSending } from '@/selectors/composer/outbox';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import { getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* draftsSaga(): SagaGenerator<void> {
  yield* takeEvery(draftEdited, saveDraft);
}

function* saveDraft({
  payload: { target, part = 0, change },
}: ReturnType<typeof draftEdited>): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const before = yield* select(selectDraft, target);
  const after = changePart(before, part, change);
  const { busy } = yield* select(selectSending, target);
  // While a draft is being sent, the same content is the same post and keeps its key.
  const isSame = busy && before.idempotencyKey !== null && hasSameContent(before, after);
  const idempotencyKey = isSame ? before.idempotencyKey : yield* newIdempotencyKey();
  yield* put(draftSaved({ target, draft: { ...after, idempotencyKey, changedAt: now() } }));
}
