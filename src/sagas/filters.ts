/**
 * The account's filters: fetched with the login, behind what is on screen, and afresh whenever the
 * server says that they have changed. One that has run out is dropped at its time.
 */
import { fetchFilters } from '@/api/endpoints/filters';
import type { Filter } from '@/domain/filter';
import { filtersChanged, filtersReceived } from '@/slices/filters';
import { callApi } from './engine/callApi';
import { cancel, delay, fork, getContext, put, select, setContext, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { tellRequest } from './engine/serve';

export function* filtersSaga(): SagaGenerator<void> {
  yield* whileSignedIn(keepFresh);
}

function* keepFresh(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background' } });
  for (;;) {
    const fetching = yield* fork(fetchAndAge);
    yield* take(filtersChanged);
    // What is still on its way is old already.
    yield* cancel(fetching);
  }
}

function* fetchAndAge(): SagaGenerator<void> {
  yield* tellRequest('filters', fetchAfresh);
  yield* letExpire();
}

/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

function* letExpire(): SagaGenerator<void> {
  const now = yield* getContext('now');
  for (;;) {
    const filters = yield* select((state) => state.filters.filters);
    const next = Math.min(...filters.map(endOf));
    if (next === Infinity) return;
    if (next > now()) yield* delay(Math.min(next - now(), LONGEST));
    const inForce = filters.filter((filter) => endOf(filter) > now());
    if (inForce.length < filters.length) yield* put(filtersReceived({ filters: inForce }));
  }
}

const endOf = ({ expiresAt }: Filter): number =>
  expiresAt === null ? Infinity : Date.parse(expiresAt);

function* fetchAfresh(): SagaGenerator<void> {
  yield* put(filtersReceived({ filters: yield* callApi(fetchFilters) }));
}
