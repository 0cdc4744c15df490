/**
 * Answers people who ask to follow. Who is approved shows as a follower at once, and asks again when
 * the server refuses; who is denied, and what told of them, goes when the server has agreed.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { answerFollowRequest, fetchFollowRequests } from '@/api/endpoints/followRequests';
import { dismissNotification } from '@/api/endpoints/notifications';
import {
  selectFollowRequestsKnown,
  selectRequestAnswer,
  selectRequestNotifications,
} from '@/selectors/followRequests';
import {
  followRequestApproved,
  followRequestDenied,
  followRequestRefused,
  followRequestSettled,
  followRequestsReceived,
} from '@/slices/followRequests';
import { notificationsUsed } from '@/slices/notifications';
import { relationshipsReceived } from '@/slices/relationships';
import { callApi } from './engine/callApi';
import { getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';
import { tellNotificationTabs } from './notificationTabs';

type Answered = ReturnType<typeof followRequestApproved | typeof followRequestDenied>;

export function* followAnswersSaga(): SagaGenerator<void> {
  yield* takeLeadingBy<Answered>(
    { match: isAnyOf(followRequestApproved, followRequestDenied) },
    ({ payload }) => payload.userId,
    answer,
  );
}

function* answer({ payload: { userId, notificationId = null } }: Answered): SagaGenerator<void> {
  const chosen = yield* select(selectRequestAnswer, userId);
  if (chosen === null) return;
  const named = notificationId === null ? [] : [notificationId];
  const ids = [...new Set([...named, ...(yield* select(selectRequestNotifications, userId))])];
  if (chosen === 'approved') yield* put(notificationsUsed({ ids }));
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

/** Servers that take them away themselves know nothing of them any more. */
function* dismiss(ids: readonly string[]): SagaGenerator<void> {
  for (const id of ids) {
    yield* tellNotificationTabs({ dismissed: id });
    yield* quietly('A notification was not dismissed', () => callApi(dismissNotification, id));
  }
}

/** Only a number was known, which is no longer true. */
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
