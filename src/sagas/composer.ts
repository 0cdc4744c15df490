/** Writing: keeps what is typed. A draft gets a new idempotency key with each change of its words. */
import { saysTheSame } from '@/domain/outbox';
import { selectDraft } from '@/selectors/drafts';
import { selectSending } from '@/selectors/outbox';
import { draftEdited, draftNoted } from '@/slices/drafts';
import { freshKey } from './draftKeys';
import { getContext, put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* composerSaga(): SagaGenerator<void> {
  yield* takeEvery(draftEdited, note);
}

function* note({
  payload: { target, change },
}: ReturnType<typeof draftEdited>): SagaGenerator<void> {
  const now = yield* getContext('now');
  const before = yield* select(selectDraft, target);
  const after = { ...before, ...change };
  const { busy } = yield* select(selectSending, target);
  // While it is being sent, what says the same is the same post.
  const isSame = busy && before.idempotencyKey !== null && saysTheSame(before, after);
  const idempotencyKey = isSame ? before.idempotencyKey : yield* freshKey();
  yield* put(draftNoted({ target, draft: { ...after, idempotencyKey, changedAt: now() } }));
}
