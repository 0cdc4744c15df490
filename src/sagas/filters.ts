/**
 * The account's filters: fetched with the login, behind what is on screen, and afresh whenever the
 * server says that they have changed.
 */
import { fetchFilters } from '@/api/endpoints/filters';
import { filtersChanged, filtersReceived } from '@/slices/filters';
import { callApi } from './engine/callApi';
import { cancel, fork, put, setContext, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { tellRequest } from './engine/serve';

export function* filtersSaga(): SagaGenerator<void> {
  yield* whileSignedIn(keepFresh);
}

function* keepFresh(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background' } });
  for (;;) {
    const fetching = yield* fork(tellRequest, 'filters', fetchAfresh);
    yield* take(filtersChanged);
    // What is still on its way is old already.
    yield* cancel(fetching);
  }
}

function* fetchAfresh(): SagaGenerator<void> {
  yield* put(filtersReceived({ filters: yield* callApi(fetchFilters) }));
}
