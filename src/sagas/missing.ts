/**
 * Looks for what is missing of a conversation: replies that the server counts and did not tell, and
 * what one of them answers. For members, the server asks for it where it was written.
 */
import { ApiError } from '@/api/errors';
import { findStatusAt, type FoundStatus } from '@/api/endpoints/search';
import { fetchContext, fetchStatus } from '@/api/endpoints/statuses';
import { soughtParentRequest, soughtRepliesRequest, type Status } from '@/domain/status';
import { selectSignedIn } from '@/selectors/session';
import { selectStatusTable } from '@/selectors/statuses';
import { parentFound, repliesFound } from '@/slices/conversations';
import { statusReceived } from '@/slices/statuses';
import { parentSought, repliesSought } from '@/slices/threads';
import { callApi } from './engine/callApi';
import { put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf } from './engine/failure';
import { serve } from './engine/serve';

export function* missingSaga(): SagaGenerator<void> {
  yield* serve(repliesSought, ({ payload }) => soughtRepliesRequest(payload.nodeId), seekReplies);
  yield* serve(parentSought, ({ payload }) => soughtParentRequest(payload.replyId), seekParent);
}

/** The status itself as well: its count may be what is wrong. */
function* seekReplies({
  payload: { statusId, nodeId },
}: ReturnType<typeof repliesSought>): SagaGenerator<void> {
  const known = (yield* select(selectStatusTable))[nodeId];
  if (known && !known.isLocal) yield* tryToLookAt(known.uri);
  yield* renew(nodeId);
  const { ids, entities } = yield* around(nodeId);
  yield* put(repliesFound({ statusId, nodeId, ids, entities }));
}

/** Whatever is found, the reply is asked for anew: now it may know what it answers. */
function* seekParent({
  payload: { statusId, replyId },
}: ReturnType<typeof parentSought>): SagaGenerator<void> {
  const reply = (yield* select(selectStatusTable))[replyId];
  const parentId = reply ? yield* findParent(reply) : null;
  yield* renew(replyId);
  const { ids, entities } = yield* around(parentId ?? replyId);
  yield* put(parentFound({ statusId, replyId, ids: [...ids, replyId], entities }));
}

/** By its id, which may be one that leads nowhere; else by its name; else by looking at the reply again. */
function* findParent(reply: Status): SagaGenerator<string | null> {
  const { inReplyToId, inReplyToUri, isLocal, uri } = reply;
  if (inReplyToId !== null && (yield* isThere(inReplyToId))) return inReplyToId;
  if (inReplyToUri !== null) return (yield* lookAt(inReplyToUri))?.statusId ?? null;
  if (!isLocal) yield* lookAt(uri);
  return null;
}

/** What servers answer for what they do not have, or do not show. */
const NOT_THERE: readonly (number | null)[] = [400, 403, 404, 410];

function* isThere(statusId: string): SagaGenerator<boolean> {
  try {
    yield* renew(statusId);
    return true;
  } catch (error) {
    if (NOT_THERE.includes(httpStatusOf(error))) return false;
    throw error;
  }
}

/** Servers look elsewhere for members alone. */
function* lookAt(address: string): SagaGenerator<FoundStatus | null> {
  if (!(yield* select(selectSignedIn))) return null;
  const found = yield* callApi(findStatusAt, address);
  if (found) yield* put(statusReceived(found));
  return found;
}

/** What the server then has of it is told either way. */
function* tryToLookAt(address: string): SagaGenerator<void> {
  try {
    yield* lookAt(address);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

function* renew(statusId: string): SagaGenerator<void> {
  const { entities } = yield* callApi(fetchStatus, statusId);
  yield* put(statusReceived({ statusId, entities }));
}

function* around(statusId: string) {
  const { ancestorIds, descendantIds, entities } = yield* callApi(fetchContext, statusId);
  return { ids: [...ancestorIds, statusId, ...descendantIds], entities };
}
