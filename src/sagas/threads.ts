/**
 * Fetches conversations, for the pages about a status and under cards that were unfolded; notes how
 * far the reader has seen them; and looks for replies that the server counts and did not tell.
 */
import type { Action } from '@reduxjs/toolkit';
import { fetchContext, fetchStatus } from '@/api/endpoints/statuses';
import { conversationRequest } from '@/domain/status';
import { soughtRepliesRequest } from '@/domain/thread';
import { selectSeenUpTo, selectVisit } from '@/selectors/threads';
import { conversationReceived, repliesFound } from '@/slices/conversations';
import { statusClosed, statusOpened, statusReceived } from '@/slices/statuses';
import {
  repliesSought,
  threadFolded,
  threadLeft,
  threadUnfolded,
  threadVisited,
} from '@/slices/threads';
import { callApi } from './engine/callApi';
import { call, put, race, select, take } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { takeLeadingBy, waitUntil } from './engine/flow';
import { serve, serveWhileShown } from './engine/serve';

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
  // Before the fetching, so as to hear its answer.
  yield* takeLeadingBy(opened, ({ payload }) => payload.statusId, followVisit);
  yield* serveWhileShown(
    { opened, closed, keyOf: ({ payload }: OfStatus) => conversationRequest(payload.statusId) },
    function* ({ payload: { statusId } }) {
      const conversation = yield* callApi(fetchContext, statusId);
      yield* put(conversationReceived({ statusId, ...conversation }));
    },
  );
  yield* serve(repliesSought, ({ payload }) => soughtRepliesRequest(payload.nodeId), seekReplies);
}

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
  const visit = yield* select(selectVisit, statusId);
  if (!visit) return;
  const since = yield* select(selectSeenUpTo, visit.talkId);
  yield* put(threadVisited({ statusId, ...visit, since }));
}

/** The status itself as well: its count may be what is wrong, or it may be what is missing. */
function* seekReplies({
  payload: { statusId, nodeId },
}: ReturnType<typeof repliesSought>): SagaGenerator<void> {
  const { entities } = yield* callApi(fetchStatus, nodeId);
  yield* put(statusReceived({ statusId: nodeId, entities }));
  const around = yield* callApi(fetchContext, nodeId);
  const ids = [...around.ancestorIds, nodeId, ...around.descendantIds];
  yield* put(repliesFound({ statusId, nodeId, ids, entities: around.entities }));
}
