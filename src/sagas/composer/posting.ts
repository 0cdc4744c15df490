/** Validates a draft when "Post" is pressed: shows the writer what prevents it, or sends it. */
import { warningKey } from '@/domain/composer/draftWarnings';
import { isTooSoon } from '@/domain/composer/options/scheduledPost';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectWarningsToConfirm } from '@/selectors/composer/draftWarnings';
import { selectComposer, selectDraftError } from '@/selectors/composer/composers';
import { composerChanged, submitRequested } from '@/slices/composer/composers';
import { postRequested } from '@/slices/composer/drafts';
import { fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* postingSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(submitRequested, submit));
}

function* submit({ payload: { target } }: ReturnType<typeof submitRequested>): SagaGenerator<void> {
  const blockingError = yield* select(selectDraftError, target);
  if (blockingError?.kind === 'busy') return;
  const { scheduledAt } = yield* select(selectDraft, target);
  const { now } = yield* getContext('clock');
  if (blockingError === null && scheduledAt !== null && isTooSoon(scheduledAt, now())) {
    yield* put(composerChanged({ target, changes: { blockingError: { kind: 'tooSoon' } } }));
    return;
  }
  if (blockingError) {
    yield* put(composerChanged({ target, changes: { blockingError } }));
    return;
  }
  const { shownWarnings = [] } = yield* select(selectComposer, target);
  const warnings = (yield* select(selectWarningsToConfirm, target)).map(warningKey);
  if (warnings.every((key) => shownWarnings.includes(key))) yield* put(postRequested({ target }));
  else yield* put(composerChanged({ target, changes: { shownWarnings: warnings } }));
}
