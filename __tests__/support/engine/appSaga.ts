/** Runs all sagas, the deferred ones included, as in a page that has loaded completely. */
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { deferredRootSaga } from './deferredRoot';
import { rootSaga } from '@/sagas/root';

export function* appSaga(): SagaGenerator<void> {
  yield* fork(deferredRootSaga, () => undefined);
  yield* fork(rootSaga);
}
