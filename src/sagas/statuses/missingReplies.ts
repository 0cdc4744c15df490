/**
 * Fetches missing posts of a thread: replies that the server counts but did not deliver, and
 * parents. For members, the server fetches them from their origin.
 */
import { ApiError } from '@/api/errors';
import { findStatusAt, type FoundStatus } from '@/api/endpoints/discovery/search';
import { fetchContext } from '@/api/endpoints/statuses/contexts';
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { missingParentRequest, missingRepliesRequest, type Status } from '@/domain/statuses/status';
import { selectSignedIn } from '@/selectors/session/session';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import { missingParentReceived, missingRepliesReceived } from '@/slices/statuses/threadContexts';
import { statusReceived } from '@/slices/statuses/statuses';
import { missingParentRequested, missingRepliesRequested } from '@/slices/statuses/threadViews';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf } from '@/sagas/engine/failure';
import { handleRequest } from '@/sagas/engine/handleRequest';

export function* missingRepliesSaga(): SagaGenerator<void> {
  yield* handleRequest(
    missingRepliesRequested,
    ({ payload }) => missingRepliesRequest(payload.nodeId),
    lookUpReplies,
  );
  yield* handleRequest(
    missingParentRequested,
    ({ payload }) => missingParentRequest(payload.replyId),
    lookUpParent,
  );
}

/** Refetches the status too, as its reply count may be wrong. */
function* lookUpReplies({
  payload: { statusId, nodeId },
}: ReturnType<typeof missingRepliesRequested>): SagaGenerator<void> {
  const known = yield* select(selectStatusRow, nodeId);
  if (known && !known.isLocal) yield* tryToResolve(known.uri);
  yield* refetchStatus(nodeId);
  const { ids, entities } = yield* fetchThreadIds(nodeId);
  yield* put(missingRepliesReceived({ statusId, nodeId, ids, entities }));
}

/** Refetches the reply in any case, as its parent may be known now. */
function* lookUpParent({
  payload: { statusId, replyId },
}: ReturnType<typeof missingParentRequested>): SagaGenerator<void> {
  const reply = yield* select(selectStatusRow, replyId);
  const parentId = reply ? yield* findParent(reply) : null;
  yield* refetchStatus(replyId);
  const { ids, entities } = yield* fetchThreadIds(parentId ?? replyId);
  yield* put(missingParentReceived({ statusId, replyId, ids: [...ids, replyId], entities }));
}

/** Tries the parent's id, which may be dangling; then its URI; then the reply itself. */
function* findParent(reply: Status): SagaGenerator<string | null> {
  const { inReplyToId, inReplyToUri, isLocal, uri } = reply;
  if (inReplyToId !== null && (yield* statusExists(inReplyToId))) return inReplyToId;
  if (inReplyToUri !== null) return (yield* resolveUri(inReplyToUri))?.statusId ?? null;
  if (!isLocal) yield* resolveUri(uri);
  return null;
}

/** HTTP statuses for posts that a server does not have or does not show. */
const NOT_THERE: readonly (number | null)[] = [400, 403, 404, 410];

function* statusExists(statusId: string): SagaGenerator<boolean> {
  try {
    yield* refetchStatus(statusId);
    return true;
  } catch (error) {
    if (NOT_THERE.includes(httpStatusOf(error))) return false;
    throw error;
  }
}

/** Servers fetch from other servers only for members. */
function* resolveUri(address: string): SagaGenerator<FoundStatus | null> {
  if (!(yield* select(selectSignedIn))) return null;
  const found = yield* callApi(findStatusAt, address);
  if (found) yield* put(statusReceived(found));
  return found;
}

/** Ignores the result: whatever the server has is fetched afterwards. */
function* tryToResolve(address: string): SagaGenerator<void> {
  try {
    yield* resolveUri(address);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function* refetchStatus(statusId: string): SagaGenerator<void> {
  const { entities } = yield* callApi(fetchStatus, statusId);
  yield* put(statusReceived({ statusId, entities }));
}

function* fetchThreadIds(statusId: string) {
  const { ancestorIds, descendantIds, entities } = yield* callApi(fetchContext, statusId);
  return { ids: [...ancestorIds, statusId, ...descendantIds], entities };
}
