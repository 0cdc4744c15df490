/** Everything that happens over time, as in a page whose later part has arrived. */
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { deferredRootSaga } from '@/sagas/deferredRoot';
import { rootSaga } from '@/sagas/root';

export function* appSaga(): SagaGenerator<void> {
  yield* fork(deferredRootSaga);
  yield* fork(rootSaga);
}
