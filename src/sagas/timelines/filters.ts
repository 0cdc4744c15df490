/**
 * Fetches the account's filters after login, behind the visible content, and whenever the server
 * reports a change; creates, changes and deletes them. Expires each filter at its time.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import {
  deleteFilter,
  deleteFilterV2,
  fetchFilters,
  fetchFiltersV2,
  saveFilter,
  saveFilterV2,
} from '@/api/endpoints/timelines/filters';
import { filterRequest, FILTERS_REQUEST, nextEnd } from '@/domain/timelines/filterBook';
import { selectCan } from '@/selectors/session/capabilities';
import {
  filterDeleted,
  filterDeleteRequested,
  filterRefused,
  filtersAged,
  filterSaved,
  filterSaveRequested,
  filtersChanged,
  filtersOpened,
  filtersReceived,
} from '@/slices/timelines/filters';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import {
  cancel,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  setContext,
  take,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy, whileSignedIn } from '@/sagas/engine/control';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { trackRequest } from '@/sagas/engine/handleRequest';
import { showNotice } from '@/sagas/engine/showNotice';

export function* filtersSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(filterSaveRequested, keyOf, (action) =>
    requestOrRefuse(action, () => save(action)),
  );
  yield* takeLeadingBy(filterDeleteRequested, keyOf, (action) =>
    requestOrRefuse(action, () => remove(action)),
  );
  yield* whileSignedIn(keepFresh);
}

const selectBook = (state: RootState) => state.filters.book;

const isAskedFor = isAnyOf(filtersChanged, filtersOpened);
const isNews = isAnyOf(filtersChanged, filtersOpened, filterSaved, filterDeleted);

function* keepFresh(): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background' } });
  yield* fork(letExpire);
  let fetching = (yield* select(selectBook)) ? null : yield* fork(fetchAfresh);
  for (;;) {
    const action = yield* take(isNews);
    // A fetch that is still running is outdated already.
    if (!isAskedFor(action) && fetching?.isRunning() !== true) continue;
    if (fetching) yield* cancel(fetching);
    fetching = yield* fork(fetchAfresh);
  }
}

function* fetchAfresh(): SagaGenerator<void> {
  yield* trackRequest(FILTERS_REQUEST, learnFilters);
}

/** Fetches version 2 filters where the server has them, else version 1. */
export function* learnFilters(): SagaGenerator<void> {
  const filters =
    (yield* askFor('filtersOfWords', fetchFiltersV2)) ?? (yield* askFor('filters', fetchFilters));
  const { now } = yield* getContext('clock');
  if (filters) yield* put(filtersReceived({ filters, now: now() }));
}

function* askFor(
  capability: 'filters' | 'filtersOfWords',
  fetch: typeof fetchFilters,
): SagaGenerator<Awaited<ReturnType<typeof fetchFilters>> | null> {
  if (!(yield* select(selectCan, capability))) return null;
  return yield* probeCapability(capability, () => callApi(fetch));
}

const isOther = isAnyOf(filtersReceived, filterSaved, filterDeleted);

function* letExpire(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  for (;;) {
    const book = yield* select(selectBook);
    const end = book ? nextEnd(book) : Infinity;
    if (end === Infinity) {
      yield* take(isOther);
      continue;
    }
    const wait = Math.max(0, end - now());
    const { other } = yield* race({ due: delay(wait), other: take(isOther) });
    if (!other) yield* put(filtersAged({ now: now() }));
  }
}

interface OfFilter {
  payload: { filterId: string | null };
}

const keyOf = ({ payload }: OfFilter): string => filterRequest(payload.filterId);

/** Runs the request and puts the reason of a refusal, so that the form can show it. */
function* requestOrRefuse(
  { payload: { filterId } }: OfFilter,
  worker: () => SagaGenerator<void>,
): SagaGenerator<void> {
  try {
    yield* trackRequest(filterRequest(filterId), worker, 'rethrow');
  } catch (error) {
    yield* put(filterRefused({ filterId, reason: reasonOf(error) }));
  }
}

function* save({ payload }: ReturnType<typeof filterSaveRequested>): SagaGenerator<void> {
  const { filterId, filterInput } = payload;
  const before = (yield* select(selectBook))?.saved.find(({ id }) => id === filterId) ?? null;
  const ofWords = yield* select(selectCan, 'filtersOfWords');
  const { now } = yield* getContext('clock');
  const filter = yield* callApi(ofWords ? saveFilterV2 : saveFilter, filterInput, before);
  yield* put(filterSaved({ filterId, filter, now: now() }));
}

/** A filter that is already gone counts as deleted. */
function* remove({ payload }: ReturnType<typeof filterDeleteRequested>): SagaGenerator<void> {
  const { filterId } = payload;
  const ofWords = yield* select(selectCan, 'filtersOfWords');
  try {
    yield* callApi(ofWords ? deleteFilterV2 : deleteFilter, filterId);
  } catch (error) {
    if (httpStatusOf(error) !== 404) {
      yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
      throw error;
    }
  }
  yield* put(filterDeleted({ filterId }));
}
