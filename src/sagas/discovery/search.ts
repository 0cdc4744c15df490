/**
 * Searches for the query in the address while its page is shown, and drops answers to outdated
 * queries. A pasted address opens the object itself. Recent searches are stored in this browser per
 * account.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import type { SearchAnswer } from '@/api/decode/discovery/search';
import { search } from '@/api/endpoints/discovery/search';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { EntityBundle } from '@/domain/engine/entities';
import { profilePath } from '@/domain/session/routes';
import {
  moreResultsRequest,
  MAX_SEARCH_HISTORY,
  searchKey,
  searchRequest,
  findExactMatch,
  type Search,
  type SearchPage,
  type SearchTab,
} from '@/domain/discovery/search';
import { selectInstance } from '@/selectors/session/config';
import { selectFound, selectSearchHistory } from '@/selectors/discovery/search';
import { selectCurrentUserId, selectSignedIn } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import { relationshipsReceived } from '@/slices/people/relationships';
import {
  moreResultsReceived,
  moreResultsRequested,
  searchHistoryCleared,
  searchHistoryRestored,
  searchHistoryEntryRemoved,
  searchResultsReceived,
  searchClosed,
  searchHistoryUpdated,
  searchOpened,
  type SearchOpened,
} from '@/slices/discovery/search';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import { callApi } from '@/sagas/engine/callApi';
import { call, fork, getContext, put, race, select, take, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { whileSignedIn } from '@/sagas/engine/control';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

const KEY = 'searches';

export function* searchSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(loggedOut, forget));
  yield* fork(() => whileSignedIn(remember));
  yield* handleRequestWhileMounted(
    {
      opened: searchOpened,
      closed: searchClosed,
      keyOf: ({ payload }: { payload: Search }) => searchRequest(payload),
    },
    ({ payload }) => find(payload),
  );
  yield* handleRequest(
    moreResultsRequested,
    ({ payload }) => moreResultsRequest(payload.search, payload.tab),
    function* ({ payload }) {
      const isGone = (action: unknown) =>
        searchClosed.match(action) && searchKey(action.payload) === searchKey(payload.search);
      yield* race({ found: call(goOn, payload.search, payload.tab), gone: take(isGone) });
    },
  );
}

function* find({ refetch, ...wanted }: SearchOpened): SagaGenerator<void> {
  const { query, from } = wanted;
  if (query === '' || (!refetch && (yield* select(selectFound, wanted)))) return;
  const signedIn = yield* select(selectSignedIn);
  if (signedIn && from === undefined) yield* put(searchHistoryUpdated({ query }));
  const { entities, relationships, ...page } = yield* ask(wanted, null, 0);
  if (relationships.length > 0) yield* put(relationshipsReceived({ relationships }));
  const canGoOn = yield* select(mayAskForAnything);
  yield* put(searchResultsReceived({ ...page, search: wanted, canGoOn, entities }));
  if (from === undefined) yield* openExactMatch(query, page, entities);
}

function* goOn(wanted: Search, tab: SearchTab): SagaGenerator<void> {
  const found = yield* select(selectFound, wanted);
  if (!found) return;
  const { entities, relationships, ...page } = yield* ask(wanted, tab, found.offsets[tab]);
  if (relationships.length > 0) yield* put(relationshipsReceived({ relationships }));
  yield* put(moreResultsReceived({ ...page, search: wanted, tab, entities }));
}

function* ask(wanted: Search, kind: SearchTab | null, offset: number): SagaGenerator<SearchAnswer> {
  const signedIn = yield* select(selectSignedIn);
  const { query, following, from } = wanted;
  if (from !== undefined) {
    const about = { query, from, kind: 'statuses', offset } as const;
    return onlyFrom(
      from,
      yield* callApi(search, { ...about, resolve: false, withRelationships: false }),
    );
  }
  const resolve = yield* select(mayAskForAnything);
  const withRelationships = signedIn;
  return yield* callApi(search, { query, following, kind, offset, resolve, withRelationships });
}

/** Servers that do not know the parameter answer with posts of anybody. */
function onlyFrom(userId: string, answer: SearchAnswer): SearchAnswer {
  const theirs = new Set(
    answer.entities.statuses.filter((status) => status.userId === userId).map(({ id }) => id),
  );
  const statusIds = answer.statusIds.filter((id) => theirs.has(id));
  const rows = { ...answer.rows, people: 0, hashtags: 0 };
  return { ...answer, statusIds, userIds: [], hashtags: [], rows };
}

/** Some servers refuse visitors remote lookups and further pages; the others ignore the option. */
const mayAskForAnything = (state: RootState): boolean =>
  selectSignedIn(state) || isPleromaFamily(selectInstance(state));

/** Replaces the search in the history, so that Back does not return to it and redirect again. */
function* openExactMatch(
  query: string,
  page: SearchPage,
  entities: EntityBundle,
): SagaGenerator<void> {
  const match = findExactMatch(query, page, entities);
  if (!match) return;
  const { goTo } = yield* getContext('page');
  if ('statusId' in match) {
    goTo({ name: 'conversation', params: { id: match.statusId } }, { replace: true });
    return;
  }
  const user = yield* select(selectUser, match.userId);
  const { restrictedNicknames } = yield* select(selectInstance);
  if (user) goTo(profilePath(user, restrictedNicknames), { replace: true });
}

/**
 * Reads the recent searches when the reader first opens search; searches made meanwhile are added.
 */
function* remember(): SagaGenerator<void> {
  yield* take(searchOpened);
  const { database: storage } = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const queries = readQueries(yield* call(() => storage.get(KEY)), owner);
  if (queries.length > 0) yield* put(searchHistoryRestored({ queries }));
  if ((yield* select(selectSearchHistory)).length > queries.length) yield* call(keep);
  for (;;) {
    yield* take(isAnyOf(searchHistoryUpdated, searchHistoryEntryRemoved, searchHistoryCleared));
    yield* call(keep);
  }
}

function readQueries(kept: unknown, reader: string | null): string[] {
  const { owner, queries } = (kept ?? {}) as { owner?: unknown; queries?: unknown };
  if (owner !== reader || !Array.isArray(queries)) return [];
  return queries
    .filter((query): query is string => typeof query === 'string' && query !== '')
    .slice(0, MAX_SEARCH_HISTORY);
}

function* keep(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  const queries = yield* select(selectSearchHistory);
  yield* call(() => storage.set(KEY, { owner, queries }));
}

function* forget(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  yield* call(() => storage.remove(KEY));
}
