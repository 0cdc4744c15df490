/** Fetches the account's filters afresh whenever the server says that they have changed. */
import { fetchFilters } from '@/api/endpoints/filters';
import { filtersChanged, filtersReceived } from '@/slices/filters';
import { callApi } from './engine/callApi';
import { put, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { tellRequest } from './engine/serve';

export function* filtersSaga(): SagaGenerator<void> {
  yield* whileSignedIn(followChanges);
}

function* followChanges(): SagaGenerator<void> {
  // An answer that is on its way when they change again is already old, and is dropped.
  yield* takeLatest(filtersChanged, function* () {
    yield* tellRequest('filters', fetchAfresh);
  });
}

function* fetchAfresh(): SagaGenerator<void> {
  yield* put(filtersReceived({ filters: yield* callApi(fetchFilters) }));
}
