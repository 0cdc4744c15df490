/**
 * Answers those who ask to react to a post. Their notification does not name the request, so it is
 * looked up among those about the post.
 */
import {
  answerInteractionRequest,
  fetchInteractionRequests,
  type InteractionRequest,
} from '@/api/endpoints/notifications/interactionRequests';
import { interactionKindOf, type Notification } from '@/domain/notifications/notification';
import { selectNotification } from '@/selectors/notifications/notifications';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import {
  interactionAnswerRefused,
  interactionAnswerRequested,
  interactionAnswerSettled,
} from '@/slices/notifications/interactionRequests';
import { notificationsActedOn } from '@/slices/notifications/notifications';
import { callApi } from '@/sagas/engine/callApi';
import { takeLeadingBy } from '@/sagas/engine/control';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { showNotice } from '@/sagas/engine/showNotice';

export function* interactionRequestsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(interactionAnswerRequested, ({ payload }) => payload.notificationId, answer);
}

function* answer({
  payload: { notificationId, answer: given },
}: ReturnType<typeof interactionAnswerRequested>): SagaGenerator<void> {
  try {
    const request = yield* findRequest(notificationId);
    if (request) yield* callApi(answerInteractionRequest, request.id, given === 'approved');
    yield* put(interactionAnswerSettled({ notificationId, answer: request ? given : 'gone' }));
    yield* put(notificationsActedOn({ ids: [notificationId] }));
  } catch (error) {
    if (httpStatusOf(error) === 404) {
      // It was answered elsewhere, or taken back.
      yield* put(interactionAnswerSettled({ notificationId, answer: 'gone' }));
      return;
    }
    yield* put(interactionAnswerRefused({ notificationId }));
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}

function* findRequest(notificationId: string): SagaGenerator<InteractionRequest | undefined> {
  const entry = yield* select(selectNotification, notificationId);
  const status = yield* select(selectStatusRow, entry?.statusId ?? '');
  if (!entry || !status) return undefined;
  const kind = interactionKindOf(entry);
  // A reply tells of itself, a repeat of the wrapper; requests are about the post of the reader.
  const about = kind === 'reply' ? status.inReplyToId : (status.repeatOfId ?? status.id);
  if (about === null) return undefined;
  const requests = yield* callApi(fetchInteractionRequests, about);
  return requests.find((request) => isMeant(request, entry, kind));
}

const isMeant = (request: InteractionRequest, entry: Notification, kind: string): boolean =>
  request.kind === kind &&
  request.userId === entry.userId &&
  (kind !== 'reply' || request.replyId === entry.statusId);
