/**
 * Refreshes the notifications while the socket does not deliver them, also in the background for
 * the badge, and fetches older ones when the reader reaches the end of the list.
 */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import type { Action } from '@reduxjs/toolkit';
import type { NotificationsPage } from '@/api/endpoints/notifications/notifications';
import { mergeEntityBundles } from '@/domain/engine/entityBundles';
import { NOTIFICATIONS_INTERVAL } from '@/domain/engine/limits';
import { notificationRequests } from '@/domain/notifications/notification';
import { idBelow } from '@/domain/notifications/notificationList';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { selectCan } from '@/selectors/session/capabilities';
import {
  selectHiddenRowCount,
  selectLowestUnseen,
  selectNewestNotificationId,
  selectNotificationRows,
  selectNotificationsEnded,
  selectNotificationsLoaded,
  selectOlderNotificationsCursor,
  selectReadsEach,
} from '@/selectors/notifications/notifications';
import {
  selectJoins,
  selectMayPollUnseen,
  selectOnline,
  selectSocketJoined,
} from '@/selectors/realtime/realtime';
import { selectRequest } from '@/selectors/engine/requests';
import { newMessageNoticed } from '@/slices/talk/chatMessages';
import {
  notificationsMerged,
  notificationsReceived,
  notificationsRequested,
  notificationsRevealed,
  olderNotificationsRequested,
  seenElsewhere,
} from '@/slices/notifications/notifications';
import { frameReceived, pageVisibilityChanged, socketJoined } from '@/slices/realtime/realtime';
import { settingChanged } from '@/slices/session/config';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import {
  call,
  fork,
  getContext,
  put,
  select,
  takeLatest,
  takeLeading,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';
import { fetchPage, fetchReadUpTo } from './notificationPages';
import { trackRequest } from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';
import { retry } from '@/sagas/engine/retry';

/** The keys of their requests. */
export const { news: NEWS, older: OLDER } = notificationRequests;
/** The most pages that are fetched to close a gap; beyond that the list starts over. */
const MOST_PAGES = 5;

export function* notificationsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(keepFresh);
}

function* keepFresh(): SagaGenerator<void> {
  // The socket did not deliver events during the interruption.
  yield* fork(() => takeLatest(outdated, catchUp));
  yield* takeLatest(pageVisibilityChanged, lookAgain);
  yield* takeLeading(notificationsRequested, refresh);
  yield* takeLeading(newMessageNoticed, hurry);
  yield* takeLeading(olderNotificationsRequested, showOlder);
  yield* takeLatest(isGrouping, groupAnew);
  yield* runPolling({
    every: NOTIFICATIONS_INTERVAL,
    when: mayPoll,
    pull,
    failed,
    first: 'streamed',
  });
}

/** After a change of the tab that holds the socket, one tab asks and tells the others. */
const outdated = (action: unknown): action is Action =>
  (socketJoined.match(action) && action.payload?.told !== true) || isMerge(action);

/** Accepted notifications stand among those that were there, by their time. */
const isMerge = (action: unknown): action is Action =>
  notificationsMerged.match(action) ||
  (frameReceived.match(action) && action.payload.event === 'notifications_merged');

const isGrouping = (action: unknown): action is Action =>
  settingChanged.match(action) && action.payload.name === 'notificationGrouping';

/** Tries several times; a failure is reported and left to the polling loop. */
function* catchUp(action: Action): SagaGenerator<void> {
  if (!(yield* select(selectAsked))) return;
  // A first page under way may have been answered before the socket delivered.
  yield* waitUntil((state) => !selectRequest(state, NEWS).busy || selectNotificationsLoaded(state));
  // The first page, a moment before the first connection, told what was read elsewhere.
  const isStart = socketJoined.match(action) && (yield* select(selectJoins)) === 1;
  const newest = isStart ? yield* select(selectNewestNotificationId) : null;
  const pullMissed = isMerge(action) ? pullMerged : newest === null ? pull : () => pullNews(newest);
  try {
    yield* retry(retryPolicies.catchUp, pullMissed, () => true);
  } catch (error) {
    yield* put(failed(reasonOf(error)));
  }
}

/** False until the first page is asked for, which is once the socket is open. */
const selectAsked = (state: RootState): boolean =>
  selectNewestNotificationId(state) !== null ||
  selectNotificationsLoaded(state) ||
  NEWS in state.requests;

/** The reader sees that it goes on. */
function* refresh(): SagaGenerator<void> {
  if ((yield* select(selectNewestNotificationId)) !== null) {
    yield* put(requestStarted({ key: NEWS }));
  }
  yield* pullOnce();
}

/** Pulls at once: a press does not wait for the loop. */
function* pullOnce(): SagaGenerator<void> {
  try {
    yield* call(pull);
  } catch (error) {
    yield* put(failed(reasonOf(error)));
  }
}

/** Chats are polled more often, so a new message refreshes the notifications at once. */
function* hurry(): SagaGenerator<void> {
  if (!(yield* select(selectSocketJoined))) yield* pullOnce();
}

/**
 * The socket does not report notifications read on another device, so they are refreshed when the
 * reader comes back.
 */
function* lookAgain({ payload }: ReturnType<typeof pageVisibilityChanged>): SagaGenerator<void> {
  if (!payload || !(yield* select(selectSocketJoined))) return;
  try {
    yield* call(refreshSeen);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'What was read elsewhere could not be asked for', error);
  }
}

const failed = (reason: string) => requestFailed({ key: NEWS, reason, httpStatus: null });

/** The first page is asked for also beside the socket, unless the server has said that there is none. */
const mayPoll = (state: RootState): boolean =>
  selectNewestNotificationId(state) === null && !selectNotificationsLoaded(state)
    ? selectOnline(state)
    : selectMayPollUnseen(state);

function* pull(): SagaGenerator<void> {
  const newest = yield* select(selectNewestNotificationId);
  if (newest === null) {
    yield* put(requestStarted({ key: NEWS }));
    yield* pullFirst();
  } else {
    yield* pullNews(newest);
    if (yield* select(selectReadsEach)) yield* refreshSeen();
  }
  if (yield* select(({ requests }) => NEWS in requests)) yield* put(requestEnded({ key: NEWS }));
}

function* pullFirst(): SagaGenerator<void> {
  const { notifications, entities, refusals } = yield* fetchPage({});
  const readUpTo = yield* fetchReadUpTo();
  const atEnd = notifications.length + refusals.length === 0;
  yield* put(notificationsReceived({ notifications, entities, readUpTo, atEnd }));
}

/**
 * Pulls page by page from the top until a known notification is reached, and stores all at once.
 */
function* pullNews(sinceId: string): SagaGenerator<void> {
  const pages: NotificationsPage[] = [];
  let maxId: string | null = null;
  let isGap = true;
  while (isGap && pages.length < MOST_PAGES) {
    const page: NotificationsPage = yield* fetchPage({ sinceId, maxId });
    pages.push(page);
    maxId = page.link.maxId ?? page.notifications.at(-1)?.id ?? null;
    isGap = maxId !== null && page.notifications.length + page.refusals.length >= PAGE_SIZE;
  }
  const notifications = pages.flatMap((page) => page.notifications);
  const entities = mergeEntityBundles(pages.map((page) => page.entities));
  const readUpTo = yield* fetchReadUpTo();
  const kind = isGap ? 'anew' : 'news';
  yield* put(notificationsReceived({ kind, notifications, entities, readUpTo }));
}

/** Reads again as much as is loaded, within limits: the rest comes with older pages. */
function* pullMerged(): SagaGenerator<void> {
  const oldest = yield* select(selectOlderNotificationsCursor);
  let maxId: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page: NotificationsPage = yield* fetchPage({ maxId, sinceId: oldest });
    const { notifications, entities, refusals, link } = page;
    const readUpTo = yield* fetchReadUpTo();
    yield* put(notificationsReceived({ notifications, entities, readUpTo }));
    maxId = link.maxId ?? notifications.at(-1)?.id ?? null;
    if (maxId === null || notifications.length + refusals.length < PAGE_SIZE) return;
  }
}

/** Reads again from just below the lowest unread one, to find those that were read elsewhere. */
function* refreshSeen(): SagaGenerator<void> {
  const lowest = yield* select(selectLowestUnseen);
  if (!(yield* select(selectReadsEach))) {
    const upTo = yield* fetchReadUpTo();
    if (upTo !== null) yield* put(seenElsewhere({ upTo }));
    return;
  }
  const minId = lowest === null ? null : idBelow(lowest);
  if (minId === null) return;
  const { notifications, entities } = yield* fetchPage({ minId });
  yield* put(notificationsReceived({ notifications, entities }));
}

/**
 * Shows more of the loaded ones; at their end, fetches the next page that has something to show.
 */
function* showOlder(): SagaGenerator<void> {
  if ((yield* select(selectHiddenRowCount)) > 0) yield* put(notificationsRevealed());
  else if (!(yield* select(selectNotificationsEnded))) yield* trackRequest(OLDER, pullOlder);
}

function* pullOlder(): SagaGenerator<void> {
  const before = yield* select(selectNotificationRows);
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const maxId = yield* select(selectOlderNotificationsCursor);
    const { notifications, entities, refusals, link } = yield* fetchPage({ maxId });
    const atEnd = notifications.length + refusals.length === 0;
    const next = link.maxId ?? notifications.at(-1)?.id ?? maxId;
    const readUpTo = yield* fetchReadUpTo();
    yield* put(
      notificationsReceived({ kind: 'older', notifications, entities, next, atEnd, readUpTo }),
    );
    if (atEnd || (yield* select(selectNotificationRows)).length > before.length) return;
  }
}

/** The server grouped as the reader wanted it before. */
function* groupAnew(): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'groupedNotifications'))) return;
  try {
    const { notifications, entities } = yield* fetchPage({});
    yield* put(notificationsReceived({ kind: 'anew', notifications, entities }));
  } catch (error) {
    yield* put(failed(reasonOf(error)));
  }
}
