/**
 * Marks notifications as read and dismisses them. Changes show at once, also in the other tabs, and
 * are undone when the server refuses.
 */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import { isAnyOf } from '@reduxjs/toolkit';
import { dismissNotificationGroup } from '@/api/endpoints/notifications/groupedNotifications';
import {
  dismissNotification,
  fetchMarkers,
  markNotificationsRead,
  setMarker,
} from '@/api/endpoints/notifications/notifications';
import { kindOfDraft, statusOfDraft } from '@/domain/composer/draft';
import { isUpTo } from '@/domain/notifications/notificationList';
import {
  selectAnythingUnseen,
  selectNewestNotificationId,
  selectReadsEach,
  selectSeenUpTo,
  selectUnseenAbout,
  selectUnseenOfChat,
} from '@/selectors/notifications/notifications';
import { selectSetting } from '@/selectors/session/config';
import { chatRead } from '@/slices/talk/chats';
import { postConfirmed } from '@/slices/composer/drafts';
import {
  allSeenRequested,
  dismissalRefused,
  noNotifications,
  notificationDismissed,
  notificationsClicked,
  notificationsDrawerLeft,
  notificationsPressed,
  notificationsActedOn,
  seenConfirmed,
  seenRefused,
} from '@/slices/notifications/notifications';
import { reactionRequested } from '@/slices/statuses/reactions';
import type { RootState } from '@/slices/root';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { call, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { listenToNotificationTabs, broadcastToNotificationTabs } from './notificationTabs';
import { retry } from '@/sagas/engine/retry';

const CONFLICT = 409;

/** Marks everything as read when the drawer closes, if the reader's settings say so. */
export function* markSeenOnLeavingSaga(): SagaGenerator<void> {
  yield* takeEvery(notificationsDrawerLeft, function* () {
    const wanted = yield* select(selectSetting, 'closingDrawerMarksAsSeen');
    if (wanted && (yield* select(selectAnythingUnseen))) yield* put(allSeenRequested());
  });
}

export function* markNotificationsAsReadSaga(): SagaGenerator<void> {
  yield* fork(listenToNotificationTabs);
  // Requests in flight are not sent twice.
  const sending = new Set<string>();
  yield* takeEvery(isAnyOf(notificationsClicked, notificationsActedOn), function* (action) {
    yield* sendSeen(action.payload.ids, sending);
  });
  yield* fork(markSeenOnLeavingSaga);
  yield* takeEvery(allSeenRequested, () => sendAllSeen(sending));
  yield* takeEvery(notificationDismissed, dismiss);
  yield* takeEvery(notificationsPressed, function* ({ payload }) {
    yield* waitForPaint();
    yield* put(notificationsClicked(payload));
  });
  yield* takeEvery(isAnyOf(statusToggleRequested, reactionRequested), function* ({ payload }) {
    yield* waitForPaint();
    yield* useAbout(payload.statusId);
  });
  yield* takeEvery(chatRead, function* ({ payload: { chatId } }) {
    yield* use(yield* select(selectUnseenOfChat, chatId));
  });
  yield* takeEvery(postConfirmed, function* ({ payload: { target } }) {
    const answered = kindOfDraft(target) === 'reply' ? statusOfDraft(target) : null;
    if (answered !== null) yield* useAbout(answered);
  });
}

/** Waits until the press has had its visible effect, as building a request takes time too. */
function* waitForPaint(): SagaGenerator<void> {
  yield* call((yield* getContext('clock')).afterPaint);
}

/** Acting on a status counts as reading its notifications, wherever it was done. */
function* useAbout(statusId: string): SagaGenerator<void> {
  yield* use(yield* select(selectUnseenAbout, statusId));
}

function* use(ids: string[]): SagaGenerator<void> {
  if (ids.length > 0) yield* put(notificationsActedOn({ ids }));
}

function* sendSeen(named: readonly string[], sending: Set<string>): SagaGenerator<void> {
  const wishes = yield* select(selectPendingSeen);
  const ids = named.filter((id) => Object.hasOwn(wishes, id) && !sending.has(id));
  if (ids.length === 0) return;
  yield* broadcastToNotificationTabs({ seen: ids });
  ids.forEach((id) => sending.add(id));
  try {
    yield* waitForPaint();
    if (yield* select(selectReadsEach)) yield* sendEach(ids);
    else yield* sendMarker(ids);
  } finally {
    ids.forEach((id) => sending.delete(id));
  }
}

/** Sends one call per notification. Those that succeeded stay marked when a later one fails. */
function* sendEach(ids: readonly string[]): SagaGenerator<void> {
  for (const notificationId of ids) {
    try {
      yield* retry(retryPolicies.markAsRead, () =>
        callApi(markNotificationsRead, { notificationId }),
      );
      yield* put(seenConfirmed({ ids: [notificationId] }));
    } catch (error) {
      yield* takeBack([notificationId], error);
    }
  }
}

/**
 * A marker is a position, not an id: it moves only as far as nothing unread lies below it. The rest
 * stays local.
 */
function* sendMarker(ids: readonly string[]): SagaGenerator<void> {
  const upTo = yield* select(selectSeenUpTo);
  const readUpTo = yield* select((state) => (state.notifications ?? noNotifications).readUpTo);
  try {
    if (upTo !== null && !isUpTo(upTo, readUpTo)) yield* moveMarker(upTo);
    yield* put(seenConfirmed({ ids }));
  } catch (error) {
    yield* takeBack(ids, error);
  }
}

/** Marks all as read with one call. */
function* sendAllSeen(sending: Set<string>): SagaGenerator<void> {
  const upTo = yield* select(selectNewestNotificationId);
  const ids = Object.keys(yield* select(selectPendingSeen)).filter((id) => !sending.has(id));
  if (upTo === null || ids.length === 0) return;
  yield* broadcastToNotificationTabs({ seen: ids });
  ids.forEach((id) => sending.add(id));
  try {
    if (yield* select(selectReadsEach)) {
      yield* retry(retryPolicies.markAsRead, () =>
        callApi(markNotificationsRead, { upToId: upTo }),
      );
    } else yield* moveMarker(upTo);
    yield* put(seenConfirmed({ ids, upTo }));
    yield* broadcastToNotificationTabs({ upTo });
  } catch (error) {
    yield* takeBack(ids, error);
  } finally {
    ids.forEach((id) => sending.delete(id));
  }
}

/** On a conflict somebody else moved the marker: it may already be where it should be. */
function* moveMarker(upTo: string): SagaGenerator<void> {
  try {
    yield* retry(retryPolicies.markAsRead, () => callApi(setMarker, upTo));
  } catch (error) {
    if (httpStatusOf(error) !== CONFLICT) throw error;
    const { lastReadNotificationId } = yield* callApi(fetchMarkers);
    if (!isUpTo(upTo, lastReadNotificationId)) yield* callApi(setMarker, upTo);
  }
}

function* takeBack(ids: readonly string[], error: unknown): SagaGenerator<void> {
  yield* put(seenRefused({ ids, reason: reasonOf(error) }));
  yield* broadcastToNotificationTabs({ unseen: ids });
}

function* dismiss({
  payload: { id },
}: ReturnType<typeof notificationDismissed>): SagaGenerator<void> {
  const entry = yield* select((state) => state.notifications?.dismissed[id]);
  try {
    if (entry?.group && entry.groupKey !== undefined) {
      yield* callApi(dismissNotificationGroup, entry.groupKey);
    } else yield* callApi(dismissNotification, id);
    yield* broadcastToNotificationTabs({ dismissed: id });
  } catch (error) {
    yield* put(dismissalRefused({ id, reason: reasonOf(error) }));
  }
}

const selectPendingSeen = (state: RootState) =>
  (state.notifications ?? noNotifications).pendingSeen;
