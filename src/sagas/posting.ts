/** Between the press on "Post" and the sending: what stands in the way is told to the writer. */
import { selectObstacle } from '@/selectors/composer';
import { composerChanged, postAsked } from '@/slices/composers';
import { postRequested } from '@/slices/drafts';
import { fork, put, select, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* postingSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(postAsked, ask));
}

function* ask({ payload: { target } }: ReturnType<typeof postAsked>): SagaGenerator<void> {
  const hindrance = yield* select(selectObstacle, target);
  if (hindrance === null) yield* put(postRequested({ target }));
  else if (hindrance.kind !== 'busy') {
    yield* put(composerChanged({ target, changes: { hindrance } }));
  }
}
