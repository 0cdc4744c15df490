/**
 * Lists those who ask to react to a post, and answers them. Their notification does not name the
 * request, so it is looked up among those about the post.
 */
import {
  answerInteractionRequest,
  fetchInteractionRequests,
} from '@/api/endpoints/notifications/interactionRequests';
import {
  interactionRequestsRequest,
  olderInteractionRequestsRequest,
  type RequestFilter,
} from '@/domain/notifications/interactionRequests';
import { interactionKindOf, type Notification } from '@/domain/notifications/notification';
import {
  selectInteractionRequest,
  selectInteractionRequestsCursor,
  selectRequestNotifications,
  selectTellsOf,
} from '@/selectors/notifications/interactionRequests';
import { selectNotification } from '@/selectors/notifications/notifications';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import {
  interactionAnswerRefused,
  interactionAnswerRequested,
  interactionAnswerSettled,
  interactionRequestsClosed,
  interactionRequestsOpened,
  interactionRequestsReceived,
  olderInteractionRequestsRequested,
} from '@/slices/notifications/interactionRequests';
import { notificationsActedOn } from '@/slices/notifications/notifications';
import { callApi } from '@/sagas/engine/callApi';
import { takeLeadingBy } from '@/sagas/engine/control';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { showNotice } from '@/sagas/engine/showNotice';

interface OfFilter {
  payload: { filter: RequestFilter };
}

export function* interactionRequestsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: interactionRequestsOpened,
      closed: interactionRequestsClosed,
      keyOf: ({ payload }: OfFilter) => interactionRequestsRequest(payload.filter),
    },
    ({ payload: { filter } }) => pull(filter, null),
  );
  yield* handleRequest(
    olderInteractionRequestsRequested,
    ({ payload }) => olderInteractionRequestsRequest(payload.filter),
    function* ({ payload: { filter } }) {
      const next = yield* select(selectInteractionRequestsCursor, filter);
      if (next !== null) yield* pull(filter, next);
    },
  );
  yield* takeLeadingBy(interactionAnswerRequested, ({ payload }) => payload.id, answer);
}

function* pull(filter: RequestFilter, maxId: string | null): SagaGenerator<void> {
  const page = yield* callApi(fetchInteractionRequests, { filter, maxId });
  // A page with nothing on it is the last one, even if its header names another.
  const next = page.requests.length > 0 ? page.next : null;
  yield* put(interactionRequestsReceived({ ...page, filter, next, older: maxId !== null }));
}

function* answer({
  payload: { id, answer: given },
}: ReturnType<typeof interactionAnswerRequested>): SagaGenerator<void> {
  let request = yield* select(selectInteractionRequest, id);
  try {
    request ??= yield* findRequest(id);
    if (request) yield* callApi(answerInteractionRequest, request.id, given === 'approved');
    yield* settle(id, request, request ? given : 'gone');
  } catch (error) {
    // It was answered elsewhere, or taken back.
    if (httpStatusOf(error) === 404) return yield* settle(id, request, 'gone');
    yield* put(interactionAnswerRefused({ id }));
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}

function* settle(
  id: string,
  request: Notification | undefined,
  given: 'approved' | 'denied' | 'gone',
): SagaGenerator<void> {
  const told = request ? yield* select(selectRequestNotifications, request) : [];
  const toldIds = told.map((entry) => entry.id);
  const ids = [...new Set([id, ...(request ? [request.id] : []), ...toldIds])];
  yield* put(interactionAnswerSettled({ ids, answer: given }));
  yield* put(notificationsActedOn({ ids: ids.filter((each) => each !== request?.id) }));
}

function* findRequest(notificationId: string): SagaGenerator<Notification | undefined> {
  const entry = yield* select(selectNotification, notificationId);
  const status = yield* select(selectStatusRow, entry?.statusId ?? '');
  if (!entry || !status) return undefined;
  // A reply tells of itself, a repeat of the wrapper; requests are about the post of the reader.
  const isReply = interactionKindOf(entry) === 'reply';
  const statusId = isReply ? status.inReplyToId : (status.repeatOfId ?? status.id);
  if (statusId === null) return undefined;
  const { requests } = yield* callApi(fetchInteractionRequests, { statusId });
  for (const request of requests) {
    if (yield* select(selectTellsOf, entry, request)) return request;
  }
  return undefined;
}
