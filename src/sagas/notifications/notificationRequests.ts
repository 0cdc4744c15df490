/**
 * Lists the people whose notifications are filtered, and sends the reader's answers. The server moves
 * accepted notifications to the list in its own time, and says so over the socket only.
 */
import type { Action } from '@reduxjs/toolkit';
import {
  answerNotificationRequests,
  fetchFilteredNotifications,
  fetchNotificationRequests,
  fetchRequestsMerged,
} from '@/api/endpoints/notifications/notificationRequests';
import {
  filteredNotificationsRequest,
  notificationRequestKeys,
} from '@/domain/notifications/notificationRequests';
import { selectNotificationRequestsCursor } from '@/selectors/notifications/notificationRequests';
import { selectSocketJoined } from '@/selectors/realtime/realtime';
import {
  filteredNotificationsReceived,
  filteredNotificationsRequested,
  notificationAnswersRefused,
  notificationRequestsAnswered,
  notificationRequestsClosed,
  notificationRequestsOpened,
  notificationRequestsReceived,
  notificationRequestsSettled,
  olderNotificationRequestsRequested,
} from '@/slices/notifications/notificationRequests';
import { notificationsMerged } from '@/slices/notifications/notifications';
import { callApi } from '@/sagas/engine/callApi';
import { delay, put, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { showNotice } from '@/sagas/engine/showNotice';

/** Milliseconds between two questions, and their number. */
const MERGE_PAUSE = 3_000;
const MERGE_LOOKS = 10;

export function* notificationRequestsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: notificationRequestsOpened,
      closed: notificationRequestsClosed,
      keyOf: () => notificationRequestKeys.first,
    },
    () => pull(null),
  );
  yield* handleRequest(
    olderNotificationRequestsRequested,
    () => notificationRequestKeys.older,
    function* () {
      const next = yield* select(selectNotificationRequestsCursor);
      if (next !== null) yield* pull(next);
    },
  );
  yield* handleRequest(
    filteredNotificationsRequested,
    ({ payload }) => filteredNotificationsRequest(payload.id),
    function* ({ payload: { id, userId } }) {
      const { notifications, entities } = yield* callApi(fetchFilteredNotifications, userId);
      yield* put(filteredNotificationsReceived({ id, notifications, entities }));
    },
  );
  yield* takeEvery(notificationRequestsAnswered, answer);
  yield* takeLatest(isAcceptance, awaitMerge);
}

function* pull(maxId: string | null): SagaGenerator<void> {
  const page = yield* probeCapability('notificationPolicy', () =>
    callApi(fetchNotificationRequests, maxId),
  );
  if (!page) return;
  // A page with nothing on it is the last one, even if its header names another.
  const next = page.requests.length > 0 ? page.next : null;
  yield* put(notificationRequestsReceived({ ...page, next, older: maxId !== null }));
}

function* answer({
  payload: { ids, answer: given },
}: ReturnType<typeof notificationRequestsAnswered>): SagaGenerator<void> {
  try {
    yield* callApi(answerNotificationRequests, ids, given);
    yield* put(notificationRequestsSettled({ ids, answer: given }));
  } catch (error) {
    // It was answered on another device.
    if (httpStatusOf(error) === 404 && ids.length === 1) {
      yield* put(notificationRequestsSettled({ ids, answer: 'gone' }));
      return;
    }
    yield* put(notificationAnswersRefused({ ids }));
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}

const isAcceptance = (action: unknown): action is Action =>
  notificationRequestsSettled.match(action) && action.payload.answer === 'accepted';

/** Asks without a socket, which would tell. */
function* awaitMerge(): SagaGenerator<void> {
  for (let looks = 0; looks < MERGE_LOOKS; looks += 1) {
    yield* delay(MERGE_PAUSE);
    if (yield* select(selectSocketJoined)) return;
    try {
      if (!(yield* callApi(fetchRequestsMerged))) continue;
      yield* put(notificationsMerged());
    } catch {
      // The list is complete when it is loaded again.
    }
    return;
  }
}
