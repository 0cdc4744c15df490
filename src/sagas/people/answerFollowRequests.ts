/**
 * Answers follow requests. An approved person shows as a follower at once, and as a request again
 * if the server refuses; a denied one is removed, with its notifications, once the server agrees.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { answerFollowRequest, fetchFollowRequests } from '@/api/endpoints/people/followRequests';
import { dismissNotification } from '@/api/endpoints/notifications/notifications';
import { selectCan } from '@/selectors/session/capabilities';
import { selectAsks } from '@/selectors/engine/askOrUndo';
import {
  selectFollowRequestsKnown,
  selectFollowRequestAnswer,
  selectFollowRequestNotifications,
} from '@/selectors/people/followRequests';
import {
  followRequestAnswerRequested,
  followRequestApproved,
  followRequestDenied,
  followRequestRefused,
  followRequestSettled,
  followRequestsReceived,
} from '@/slices/people/followRequests';
import { dialogOpened } from '@/slices/engine/dialogs';
import { notificationsActedOn } from '@/slices/notifications/notifications';
import { relationshipsReceived } from '@/slices/people/relationships';
import { callApi } from '@/sagas/engine/callApi';
import { getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';
import { broadcastToNotificationTabs } from '@/sagas/notifications/notificationTabs';

type Answered = ReturnType<typeof followRequestApproved | typeof followRequestDenied>;

export function* answerFollowRequestsSaga(): SagaGenerator<void> {
  yield* takeEvery(followRequestAnswerRequested, decide);
  yield* takeLeadingBy<Answered>(
    { match: isAnyOf(followRequestApproved, followRequestDenied) },
    ({ payload }) => payload.userId,
    answer,
  );
}

function* decide({
  payload: { answer: given, ...asked },
}: ReturnType<typeof followRequestAnswerRequested>): SagaGenerator<void> {
  const asks = yield* select(selectAsks, given === 'approved' ? 'approveFollow' : 'denyFollow');
  const say = given === 'approved' ? followRequestApproved : followRequestDenied;
  const props = { ...asked, answer: given };
  yield* put(asks ? dialogOpened({ kind: 'confirmFollowRequest', props }) : say(asked));
}

function* answer({ payload: { userId, notificationId = null } }: Answered): SagaGenerator<void> {
  const chosen = yield* select(selectFollowRequestAnswer, userId);
  if (chosen === null) return;
  const named = notificationId === null ? [] : [notificationId];
  const ids = [
    ...new Set([...named, ...(yield* select(selectFollowRequestNotifications, userId))]),
  ];
  if (chosen === 'approved') yield* put(notificationsActedOn({ ids }));
  try {
    const relationship = yield* callApi(answerFollowRequest, userId, chosen === 'approved');
    yield* put(relationshipsReceived({ relationships: [relationship] }));
    yield* put(followRequestSettled({ userId, answer: chosen }));
  } catch (error) {
    yield* put(followRequestRefused({ userId, answer: chosen, reason: reasonOf(error) }));
    return;
  }
  if (chosen === 'denied') yield* dismiss(ids);
  if (!(yield* select(selectFollowRequestsKnown))) yield* countAnew();
}

/** Ignores failures: some servers delete these notifications themselves. */
function* dismiss(ids: readonly string[]): SagaGenerator<void> {
  const onServer = yield* select(selectCan, 'dismissals');
  for (const id of ids) {
    yield* broadcastToNotificationTabs({ dismissed: id });
    if (!onServer) continue;
    yield* quietly('A notification was not dismissed', () => callApi(dismissNotification, id));
  }
}

/** Fetches the requests if only their number was known, which is outdated now. */
function* countAnew(): SagaGenerator<void> {
  yield* quietly('Follow requests could not be asked for', function* () {
    const { userIds, entities } = yield* callApi(fetchFollowRequests);
    yield* put(followRequestsReceived({ userIds, entities }));
  });
}

function* quietly(what: string, work: () => SagaGenerator<void>): SagaGenerator<void> {
  try {
    yield* work();
  } catch (error) {
    const log = yield* getContext('log');
    log('info', what, error);
  }
}
