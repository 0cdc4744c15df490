/**
 * Fetches conversations, for the pages about a status and under cards that were unfolded, and notes
 * how far the reader has seen them.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import type { ContextAnswer } from '@/api/decode/context';
import { fetchContext } from '@/api/endpoints/statuses';
import { ApiError } from '@/api/errors';
import { divesOnPages } from '@/domain/dives';
import { conversationRequest, statusRequest } from '@/domain/status';
import { selectSeenUpTo, selectVisit } from '@/selectors/threads';
import { conversationReceived } from '@/slices/conversations';
import { divesRestored, threadDived, threadSurfaced } from '@/slices/dives';
import { requestFailed } from '@/slices/requests';
import { loggedOut } from '@/slices/session';
import { statusClosed, statusOpened } from '@/slices/statuses';
import { threadFolded, threadLeft, threadUnfolded, threadVisited } from '@/slices/threads';
import { createContextsAhead } from './contextsAhead';
import { callApi } from './engine/callApi';
import { call, getContext, put, race, select, take, takeEvery } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { takeLeadingBy, waitUntil } from './engine/flow';
import { serveWhileShown } from './engine/serve';
import { missingSaga } from './missing';

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
  yield* keepDives();
  const ahead = createContextsAhead();
  yield* ahead.follow();
  // Before the fetching, so as to hear its answer.
  yield* takeLeadingBy(opened, ({ payload }) => payload.statusId, followVisit);
  yield* serveWhileShown(
    { opened, closed, keyOf: ({ payload }: OfStatus) => conversationRequest(payload.statusId) },
    function* ({ payload: { statusId } }) {
      const known = yield* ahead.take(statusId);
      const conversation = known ?? (yield* fetchUnlessGone(statusId));
      yield* put(conversationReceived({ statusId, ...conversation }));
    },
  );
  yield* missingSaga();
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
  const visit = yield* select(selectVisit, statusId);
  if (visit) yield* put(threadLeft({ statusId, ...visit }));
}

function* beginVisit(statusId: string): SagaGenerator<void> {
  yield* take(
    (action: Action) => conversationReceived.match(action) && action.payload.statusId === statusId,
  );
  yield* waitUntil((state) => state.statuses.entities[statusId] !== undefined);
  // What is about to be shown goes first.
  yield* call(yield* getContext('idle'));
  const visit = yield* select(selectVisit, statusId);
  if (!visit) return;
  const since = yield* select(selectSeenUpTo, visit.talkId);
  yield* put(threadVisited({ statusId, ...visit, since }));
}

/** Beyond a reload, for as long as the tab lasts; at once, as the page may be gone in the next moment. */
function* keepDives(): SagaGenerator<void> {
  const tab = yield* getContext('tab');
  yield* put(divesRestored(tab.dives()));
  yield* takeEvery(isAnyOf(threadDived, threadSurfaced, loggedOut), function* () {
    tab.keepDives(divesOnPages(yield* select(({ dives }) => dives ?? {})));
  });
}
