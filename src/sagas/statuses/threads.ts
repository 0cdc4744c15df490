/**
 * Fetches conversations, for the pages about a status and under cards that were unfolded, and notes
 * how far the reader has seen them.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import type { ContextAnswer } from '@/api/decode/statuses/threadContext';
import { fetchContext } from '@/api/endpoints/statuses/statuses';
import { ApiError } from '@/api/errors';
import { threadFocusOnPages } from '@/domain/statuses/threadFocus';
import { threadContextRequest, statusRequest } from '@/domain/statuses/status';
import { selectThreadSeenUpTo, selectThreadVisit } from '@/selectors/statuses/threads';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { threadFocusRestored, threadFocused, threadUnfocused } from '@/slices/statuses/threadFocus';
import { requestFailed } from '@/slices/engine/requests';
import { loggedOut } from '@/slices/session/session';
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
  // Before the fetching, so as to hear its answer.
  yield* takeLeadingBy(opened, ({ payload }) => payload.statusId, followVisit);
  yield* handleRequestWhileMounted(
    { opened, closed, keyOf: ({ payload }: OfStatus) => threadContextRequest(payload.statusId) },
    function* ({ payload: { statusId } }) {
      const known = yield* threadPrefetch.take(statusId);
      const context = known ?? (yield* fetchUnlessGone(statusId));
      yield* put(threadContextReceived({ statusId, ...context }));
    },
  );
  yield* missingRepliesSaga();
}

/** Of a status that is not there, some servers say only that something went wrong, again and again. */
function* fetchUnlessGone(statusId: string): SagaGenerator<ContextAnswer> {
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

/** From opening to closing. One that ends before the conversation came was none. */
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
  yield* waitUntil((state) => state.statuses.entities[statusId] !== undefined);
  // What is about to be shown goes first.
  yield* call(yield* getContext('whenIdle'));
  const visit = yield* select(selectThreadVisit, statusId);
  if (!visit) return;
  const since = yield* select(selectThreadSeenUpTo, visit.threadId);
  yield* put(threadVisited({ statusId, ...visit, since }));
}

/** Beyond a reload, for as long as the tab lasts; at once, as the page may be gone in the next moment. */
function* saveThreadFocus(): SagaGenerator<void> {
  const tab = yield* getContext('tab');
  yield* put(threadFocusRestored(tab.threadFocus()));
  yield* takeEvery(isAnyOf(threadFocused, threadUnfocused, loggedOut), function* () {
    tab.saveThreadFocus(threadFocusOnPages(yield* select(({ threadFocus }) => threadFocus ?? {})));
  });
}
