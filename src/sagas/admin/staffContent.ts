/** Fetches posts for staff page by page, what many share, and handles for the filter. */
import { contentApi } from '@/api/endpoints/admin/content/contentApi';
import { fetchTrends } from '@/api/endpoints/admin/content/mastodonContent';
import { searchAccounts } from '@/api/endpoints/people/accounts';
import { CONTENT, MORE_CONTENT, pageAfter } from '@/domain/admin/content/content';
import { moreTrendsRequest, trendsRequest, type TrendKind } from '@/domain/admin/content/trends';
import { dialectOf } from '@/domain/session/serverFamily';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectContentOffers, selectStaffContent } from '@/selectors/admin/staffContent';
import { selectInstance } from '@/selectors/session/config';
import {
  contentClosed,
  contentOpened,
  contentReceived,
  handlesFound,
  handlesSought,
  moreContentRequested,
  moreTrendsRequested,
  trendsOpened,
  trendsReceived,
} from '@/slices/admin/staffContent';
import { requestEnded } from '@/slices/engine/requests';
import { callApi } from '@/sagas/engine/callApi';
import { call, delay, fork, put, race, select, take, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest, trackRequest } from '@/sagas/engine/handleRequest';
import { withoutKnownStatuses } from './reportQueue';

const MOST_HANDLES = 5;
/** Milliseconds after the last letter. */
const TYPING = 300;

export function* staffContentSaga(): SagaGenerator<void> {
  // A new question replaces the one that is under way.
  yield* takeLatest(contentOpened, function* ({ payload: { again } }) {
    if (!again && (yield* select(selectStaffContent)).ids !== null) return;
    const { gone } = yield* race({
      fetched: call(trackRequest, CONTENT, () => fetchPosts(false)),
      gone: take(contentClosed),
    });
    if (gone !== undefined) yield* put(requestEnded({ key: CONTENT }));
  });
  yield* fork(() =>
    handleRequest(
      moreContentRequested,
      () => MORE_CONTENT,
      () => fetchPosts(true),
    ),
  );
  yield* fork(() =>
    handleRequest(
      trendsOpened,
      ({ payload }) => trendsRequest(payload.kind),
      ({ payload: { kind, again } }) => fetchKind(kind, again ? 'again' : 'first'),
    ),
  );
  yield* fork(() =>
    handleRequest(
      moreTrendsRequested,
      ({ payload }) => moreTrendsRequest(payload.kind),
      ({ payload: { kind } }) => fetchKind(kind, 'more'),
    ),
  );
  yield* takeLatest(handlesSought, findHandles);
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* offers(): SagaGenerator<ReturnType<typeof selectContentOffers>> {
  return (yield* select(selectMayHaveStaffScopes)) ? yield* select(selectContentOffers) : null;
}

function* fetchPosts(more: boolean): SagaGenerator<void> {
  const { question, next, removed } = yield* select(selectStaffContent);
  if (!(yield* offers())?.posts || question === null || (more && next === null)) return;
  const dialect = dialectOf(yield* select(selectInstance));
  const moved = dialect === 'pleroma' && next !== null;
  const cursor = moved ? String(pageAfter(Number(next), removed)) : next;
  const { fetchContent } = contentApi(dialect);
  const page = yield* callApi(fetchContent, question, more ? cursor : null);
  // Another question was asked meanwhile.
  if ((yield* select(selectStaffContent)).question !== question) return;
  const entities = yield* withoutKnownStatuses(page.entities);
  yield* put(contentReceived({ ids: page.ids, next: page.next, entities, more }));
}

function* fetchKind(kind: TrendKind, way: 'first' | 'again' | 'more'): SagaGenerator<void> {
  const known = (yield* select(selectStaffContent)).trendLists[kind];
  if (!(yield* offers())?.trends || (way === 'first' && known)) return;
  const offset = way === 'more' ? (known?.next ?? null) : 0;
  if (offset === null) return;
  const { trends, rows, entities: all } = yield* callApi(fetchTrends, kind, offset);
  const entities = yield* withoutKnownStatuses(all);
  const next = rows === 0 ? null : offset + rows;
  yield* put(trendsReceived({ kind, trends, next, entities, more: way === 'more' }));
}

/** Suggestions only help to type, so that their failure says nothing. */
function* findHandles({ payload }: ReturnType<typeof handlesSought>): SagaGenerator<void> {
  const query = payload.typed.trim().replace(/^@/, '');
  if (query === '') return;
  yield* delay(TYPING);
  try {
    const { entities } = yield* callApi(searchAccounts, query, MOST_HANDLES);
    yield* put(handlesFound({ handles: entities.users.map(({ screenName }) => screenName) }));
  } catch {
    yield* put(handlesFound({ handles: [] }));
  }
}
