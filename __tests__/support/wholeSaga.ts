/** Everything that happens over time, as in a page whose later part has arrived. */
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { laterSaga } from '@/sagas/later';
import { rootSaga } from '@/sagas/root';

export function* wholeSaga(): SagaGenerator<void> {
  yield* fork(laterSaga);
  yield* fork(rootSaga);
}
