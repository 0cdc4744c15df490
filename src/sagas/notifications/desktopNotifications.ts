/**
 * Shows news as desktop notifications: in the tab that leads all others, not while the reader looks at any of
 * them, not in quiet hours, and many at once as a single summary. Those that are read anywhere are
 * closed.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { isNewer } from '@/domain/engine/ids';
import type { Notification } from '@/domain/notifications/notification';
import {
  MAX_DESKTOP_NOTIFICATIONS,
  DESKTOP_NOTIFICATION_TIMEOUT,
  fillIn,
  type DesktopNotification,
} from '@/domain/notifications/desktopNotifications';
import { pathTo } from '@/domain/session/routes';
import { desktopNotificationTexts } from '@/i18n/desktopNotificationTexts';
import { selectInstance } from '@/selectors/session/config';
import {
  selectAnythingUnseen,
  selectHeldNotifications,
  selectNewestNotificationId,
  selectSeenOrDismissed,
  selectWorthNotifying,
} from '@/selectors/notifications/notifications';
import { selectPageFocused, selectPageVisible } from '@/selectors/realtime/realtime';
import { selectFollows } from '@/selectors/realtime/tabs';
import { selectCurrentUser } from '@/selectors/session/session';
import {
  selectDesktopNotificationsAllowed,
  selectDesktopNotification,
  selectDesktopTitle,
} from '@/selectors/notifications/desktopNotifications';
import {
  allSeenRequested,
  dismissedElsewhere,
  notificationDismissed,
  notificationsClicked,
  notificationsReceived,
  notificationsActedOn,
  seenConfirmed,
  seenElsewhere,
} from '@/slices/notifications/notifications';
import type { RootState } from '@/slices/root';
import { desktopNotificationClicked } from '@/slices/notifications/desktopNotifications';
import type { DesktopNotifications } from '@/sagas/engine/context';
import {
  actionChannel,
  call,
  delay,
  flush,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeFrom,
  takeLatest,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';
import { isQuietNow } from './quietHours';

/** Notifications that arrive within this time are shown together. */
const GATHER_TIME = 300;
/** A focused tab holds the focus lock; getting it within this time means that no tab is focused. */
const FOCUS_LOCK_PATIENCE = 200;
const FOCUS_LOCK = 'in sight';
/** The tag of the summary. */
const SUMMARY_TAG = 'more';

export function* desktopNotificationsSaga(): SagaGenerator<void> {
  yield* fork(holdFocusLock);
  yield* fork(() => whileSignedIn(closeSeenPushes));
  yield* whileSignedIn(notifyInOneTab);
}

const mayHaveBeenSeen = isAnyOf(
  notificationsReceived,
  notificationsClicked,
  notificationsActedOn,
  allSeenRequested,
  seenConfirmed,
  seenElsewhere,
  notificationDismissed,
  dismissedElsewhere,
);

function* closeSeenPushes(): SagaGenerator<void> {
  yield* takeLatest(mayHaveBeenSeen, closePushed);
}

/** Closes the service worker's notifications, which do not close by themselves. */
function* closePushed(): SagaGenerator<void> {
  yield* delay(GATHER_TIME);
  if (!(yield* select(selectDesktopNotificationsAllowed))) return;
  const { shownPushes } = yield* call((yield* getContext('services')).desktopNotifications);
  const standing = yield* call(shownPushes);
  for (const { id, close } of standing) if (yield* select(selectSeenOrDismissed, id)) close();
}

const selectPageInSight = (state: RootState): boolean =>
  selectPageVisible(state) && selectPageFocused(state);

function* holdFocusLock(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil(selectPageInSight);
    yield* race({
      held: call(whileHoldingLock, FOCUS_LOCK, forever),
      left: call(waitUntil, (state: RootState) => !selectPageInSight(state)),
    });
  }
}

function* forever(): SagaGenerator<void> {
  yield* take((_action): boolean => false);
}

/** The tab that takes over knows what the one before has shown, and shows the rest. */
function* notifyInOneTab(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil((state) => !selectFollows(state));
    yield* race({ notifying: call(notifyOfNews), follows: call(waitUntil, selectFollows) });
  }
}

/** Runs the work while this tab holds the lock. */
function* whileHoldingLock<Result>(
  name: string,
  worker: () => SagaGenerator<Result>,
): SagaGenerator<Result> {
  const { acquireTabLock: claim } = yield* getContext('storage');
  const aborter = new AbortController();
  try {
    yield* call(claim, name, aborter.signal);
    return yield* worker();
  } finally {
    aborter.abort();
  }
}

/** Open desktop notifications by tag, each with its close function. */
type ShownNotifications = Map<string, { close: () => void; counts: number }>;

function* notifyOfNews(): SagaGenerator<void> {
  const channel = yield* actionChannel(notificationsReceived);
  const standing: ShownNotifications = new Map();
  let newest = yield* select(selectNewestNotificationId);
  try {
    for (;;) {
      yield* takeFrom(channel);
      yield* delay(GATHER_TIME);
      yield* flush(channel);
      const known = newest;
      newest = yield* select(selectNewestNotificationId);
      // Notifications that are there at first are not news.
      if (known === null) continue;
      const news = yield* select(selectNews, known);
      if (news.length > 0) yield* notify(news, standing);
    }
  } finally {
    standing.forEach(({ close }) => close());
  }
}

/** Oldest first. */
const selectNews = (state: RootState, known: string): Notification[] =>
  selectHeldNotifications(state)
    .filter((entry) => isNewer(entry.id, known) && selectWorthNotifying(state, entry))
    .reverse();

function* notify(news: readonly Notification[], standing: ShownNotifications): SagaGenerator<void> {
  if (!(yield* select(selectDesktopNotificationsAllowed)) || (yield* isQuietNow())) return;
  if (yield* isLookedAt()) return;
  const texts = desktopNotificationTexts(
    yield* select((state: RootState) => state.language.messages),
  );
  const room = Math.max(
    0,
    MAX_DESKTOP_NOTIFICATIONS - [...standing.keys()].filter((tag) => tag !== SUMMARY_TAG).length,
  );
  for (const entry of news.slice(0, room)) {
    const notification = yield* select(selectDesktopNotification, entry, texts);
    yield* show(notification, [entry.id], standing, 1);
  }
  const rest = news.slice(room);
  if (rest.length === 0) return;
  const count = rest.length + (standing.get(SUMMARY_TAG)?.counts ?? 0);
  const title = yield* select(selectDesktopTitle, (yield* select(selectInstance)).name);
  const body = fillIn(texts.more, { count: String(count) });
  const username = (yield* select(selectCurrentUser))?.screenName ?? '';
  const path = pathTo('notifications', { username });
  yield* show({ tag: SUMMARY_TAG, title, body, icon: '', path }, [], standing, count);
}

/** True if the reader looks at this tab or another one. */
function* isLookedAt(): SagaGenerator<boolean> {
  if (yield* select(selectPageInSight)) return true;
  const { nobody } = yield* race({
    nobody: call(whileHoldingLock, FOCUS_LOCK, nothing),
    somebody: delay(FOCUS_LOCK_PATIENCE),
  });
  return nobody === undefined;
}

function* nothing(): SagaGenerator<true> {
  yield* [];
  return true;
}

/** A summary names no single notification. */
const areAllSeen = (state: RootState, ids: readonly string[]): boolean =>
  ids.length === 0
    ? !selectAnythingUnseen(state)
    : ids.every((id) => selectSeenOrDismissed(state, id));

function* show(
  notification: DesktopNotification,
  ids: readonly string[],
  standing: ShownNotifications,
  counts: number,
): SagaGenerator<void> {
  const notifications: DesktopNotifications = yield* call(
    (yield* getContext('services')).desktopNotifications,
  );
  yield* fork(function* () {
    const shown = notifications.show(notification);
    if (!shown) return;
    const mine = { close: () => shown.close(), counts };
    standing.set(notification.tag, mine);
    const { pressed } = yield* race({
      pressed: call(async () => {
        await shown.pressed;
        return true;
      }),
      over: delay(DESKTOP_NOTIFICATION_TIMEOUT),
      settled: call(waitUntil, (state: RootState) => areAllSeen(state, ids)),
    });
    // Another one may have replaced it by now.
    if (standing.get(notification.tag) === mine) {
      standing.delete(notification.tag);
      shown.close();
    }
    if (pressed) yield* put(desktopNotificationClicked({ ids, path: notification.path }));
  });
}
