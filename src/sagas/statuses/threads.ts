/**
 * Fetches threads, for status pages and for unfolded cards, and records how far the reader has seen
 * them.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { fetchContext, type ThreadAnswer } from '@/api/endpoints/statuses/contexts';
import { ApiError } from '@/api/errors';
import { threadFocusOnPages } from '@/domain/statuses/threads/threadFocus';
import { threadContextRequest, statusRequest } from '@/domain/statuses/status';
import { rowIn } from '@/lib/values/rowTable';
import { selectThreadSeenUpTo, selectThreadVisit } from '@/selectors/statuses/threads';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { threadFocusRestored, threadFocused, threadUnfocused } from '@/slices/statuses/threadFocus';
import { requestFailed } from '@/slices/engine/requests';
import { loggedOut } from '@/slices/session/session';
import { threadRefreshStarted } from '@/slices/statuses/threadRefreshes';
import { statusClosed, statusOpened } from '@/slices/statuses/statuses';
import {
  threadFolded,
  threadLeft,
  threadUnfolded,
  threadVisited,
} from '@/slices/statuses/threadViews';
import { createThreadPrefetch } from './prefetchThreads';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, race, select, take, takeEvery } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { threadRefreshesSaga } from './threadRefreshes';
import { missingRepliesSaga } from './missingReplies';

interface OfStatus {
  payload: { statusId: string };
}

const opened: Kind<OfStatus> = {
  match: (action): action is OfStatus => statusOpened.match(action) || threadUnfolded.match(action),
};
const closed: Kind<OfStatus> = {
  match: (action): action is OfStatus => statusClosed.match(action) || threadFolded.match(action),
};

export function* threadsSaga(): SagaGenerator<void> {
  yield* saveThreadFocus();
  const threadPrefetch = createThreadPrefetch();
  yield* threadPrefetch.follow();
  // Started before the fetching, so that it sees the answer.
  yield* takeLeadingBy(opened, ({ payload }) => payload.statusId, followVisit);
  yield* handleRequestWhileMounted(
    { opened, closed, keyOf: ({ payload }: OfStatus) => threadContextRequest(payload.statusId) },
    function* ({ payload: { statusId } }) {
      const known = yield* threadPrefetch.take(statusId);
      const context = known ?? (yield* fetchUnlessGone(statusId));
      const { refresh, ...around } = context;
      yield* put(threadContextReceived({ statusId, ...around }));
      if (refresh) yield* put(threadRefreshStarted({ statusId, hint: refresh }));
    },
  );
  yield* threadRefreshesSaga();
  yield* missingRepliesSaga();
}

/**
 * Fetches the context, but fails as soon as the status turns out to be missing: for that, some
 * servers repeat an unspecific error on every retry.
 */
function* fetchUnlessGone(statusId: string): SagaGenerator<ThreadAnswer> {
  const { told, gone } = yield* race({
    told: call(ask, statusId),
    gone: take(
      (action: Action) =>
        requestFailed.match(action) &&
        action.payload.key === statusRequest(statusId) &&
        action.payload.httpStatus === 404,
    ),
  });
  if (told) return told;
  const { reason } = (gone as ReturnType<typeof requestFailed>).payload;
  throw new ApiError({ kind: 'http', path: `/api/v1/statuses/${statusId}`, status: 404, reason });
}

const ask = (statusId: string) => callApi(fetchContext, statusId);

/** Runs from opening to closing. A visit that ends before the thread has loaded does not count. */
function* followVisit({ payload: { statusId } }: OfStatus): SagaGenerator<void> {
  const isClosed = (action: Action) => closed.match(action) && action.payload.statusId === statusId;
  const { gone } = yield* race({ gone: take(isClosed), begun: call(beginVisit, statusId) });
  if (gone) return;
  yield* take(isClosed);
  const visit = yield* select(selectThreadVisit, statusId);
  if (visit) yield* put(threadLeft({ statusId, ...visit }));
}

function* beginVisit(statusId: string): SagaGenerator<void> {
  yield* take(
    (action: Action) => threadContextReceived.match(action) && action.payload.statusId === statusId,
  );
  yield* waitUntil((state) => rowIn(state.statuses.entities, statusId) !== undefined);
  // Rendering goes first.
  yield* call((yield* getContext('clock')).whenIdle);
  const visit = yield* select(selectThreadVisit, statusId);
  if (!visit) return;
  const since = yield* select(selectThreadSeenUpTo, visit.threadId);
  yield* put(threadVisited({ statusId, ...visit, since }));
}

/**
 * Stores the thread focus in the tab, to survive a reload; synchronously, as the page may be closed
 * at once.
 */
function* saveThreadFocus(): SagaGenerator<void> {
  const { tab } = yield* getContext('storage');
  yield* put(threadFocusRestored(tab.threadFocus()));
  yield* takeEvery(isAnyOf(threadFocused, threadUnfocused, loggedOut), function* () {
    tab.saveThreadFocus(threadFocusOnPages(yield* select(({ threadFocus }) => threadFocus ?? {})));
  });
}
