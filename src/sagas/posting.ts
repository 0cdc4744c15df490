/** Between the press on "Post" and the sending: what stands in the way is told to the writer. */
import { concernKey } from '@/domain/audience';
import { selectQuestions } from '@/selectors/audience';
import { selectComposer, selectObstacle } from '@/selectors/composer';
import { composerChanged, postAsked } from '@/slices/composers';
import { postRequested } from '@/slices/drafts';
import { fork, put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* postingSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(postAsked, ask));
}

function* ask({ payload: { target } }: ReturnType<typeof postAsked>): SagaGenerator<void> {
  const hindrance = yield* select(selectObstacle, target);
  if (hindrance?.kind === 'busy') return;
  if (hindrance) {
    yield* put(composerChanged({ target, changes: { hindrance } }));
    return;
  }
  const { asked = [] } = yield* select(selectComposer, target);
  const questions = (yield* select(selectQuestions, target)).map(concernKey);
  if (questions.every((key) => asked.includes(key))) yield* put(postRequested({ target }));
  else yield* put(composerChanged({ target, changes: { asked: questions } }));
}
