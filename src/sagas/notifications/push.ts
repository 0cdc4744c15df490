/**
 * Subscribes this browser to pushes while the reader wants them and the browser allows it, and
 * renews the subscription when its settings change. Failures are only logged.
 */
import { createSelector } from '@reduxjs/toolkit';
import { subscribePush, unsubscribePush } from '@/api/endpoints/notifications/push';
import { ApiError } from '@/api/errors';
import {
  PUSH_WORKER_CONFIG,
  type PushWorkerConfig,
} from '@/domain/notifications/desktopNotifications';
import { desktopNotificationTexts } from '@/i18n/desktopNotificationTexts';
import { isEqual } from '@/lib/values/isEqual';
import { selectHasOtherAccounts } from '@/selectors/session/accounts';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import {
  selectDesktopNotificationsAllowed,
  selectPushSubscriptionOptions,
  selectDesktopNotifications,
  type PushSubscriptionOptions,
} from '@/selectors/notifications/desktopNotifications';
import { selectQuietHours } from '@/selectors/notifications/quietHours';
import { selectQuietPeople } from '@/selectors/session/navigation';
import type { RootState } from '@/slices/root';
import { pushSubscribed, pushUnsubscribed } from '@/slices/notifications/desktopNotifications';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, delay, fork, getContext, put, race, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';

/** The longest that signing out waits for it. */
const PATIENCE = 5_000;

export function* pushSaga(): SagaGenerator<void> {
  yield* whileSignedIn(function* () {
    yield* fork(storePushWorkerConfig);
    yield* logWhyNoPush();
    yield* keepSubscribed();
  });
}

/** Logs the reason once, when the reader is known. */
function* logWhyNoPush(): SagaGenerator<void> {
  yield* waitUntil((state) => selectDesktopNotifications(state).permission !== null);
  const log = yield* getContext('log');
  if (!(yield* select(selectSetting, 'webPushNotifications'))) {
    log('info', 'Web Push is disabled in config');
  } else if (!(yield* select(selectInstance)).vapidPublicKey) {
    log('warning', 'VAPID public key is not found');
  }
}

function* keepSubscribed(): SagaGenerator<void> {
  let done: PushSubscriptionOptions | null = null;
  for (;;) {
    const wish: PushSubscriptionOptions | null = yield* select(selectPushSubscriptionOptions);
    if (wish) yield* subscribe(wish);
    else if (done && !(yield* select(selectSetting, 'webPushNotifications'))) yield* unsubscribe();
    done = wish;
    yield* waitUntil((state) => !isEqual(selectPushSubscriptionOptions(state), wish));
  }
}

function* subscribe({ serverKey, alerts }: PushSubscriptionOptions): SagaGenerator<void> {
  try {
    const notifications = yield* call((yield* getContext('services')).desktopNotifications);
    const subscription = yield* call(notifications.subscribe, serverKey);
    yield* callApi(subscribePush, subscription, alerts);
    yield* put(pushSubscribed());
  } catch (error) {
    yield* logProblem(error);
  }
}

function* unsubscribe(): SagaGenerator<void> {
  yield* put(pushUnsubscribed());
  yield* quietly(() => callApi(unsubscribePush));
  yield* forgetUnlessShared();
}

/** Unsubscribes at logout, with the token that is about to be revoked, and within a short time. */
export function* endPush(token: string): SagaGenerator<void> {
  yield* race({
    ended: call(function* () {
      yield* quietly(() => callApiWith({ token, priority: 'press' }, unsubscribePush));
      yield* forgetUnlessShared();
      yield* quietly(removePushWorkerConfig);
    }),
    over: delay(PATIENCE),
  });
}

/** The browser has one subscription, which each account tells the server of with its own token. */
function* forgetUnlessShared(): SagaGenerator<void> {
  if (!(yield* select(selectHasOtherAccounts))) yield* quietly(forgetHere);
}

function* forgetHere(): SagaGenerator<void> {
  const notifications = yield* call((yield* getContext('services')).desktopNotifications);
  yield* call(notifications.unsubscribe);
}

function* removePushWorkerConfig(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  yield* call(storage.remove, PUSH_WORKER_CONFIG);
}

/** Stores the settings that the service worker needs while no page is open. */
function* storePushWorkerConfig(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  for (;;) {
    yield* waitUntil(selectDesktopNotificationsAllowed);
    const orders = yield* select(selectPushWorkerConfig);
    yield* quietly(function* () {
      yield* call(storage.set, PUSH_WORKER_CONFIG, orders);
    });
    yield* waitUntil((state) => selectPushWorkerConfig(state) !== orders);
  }
}

const selectPushWorkerConfig = createSelector(
  [
    (state: RootState) => state.language.messages,
    (state: RootState) => selectSetting(state, 'notificationNative'),
    (state: RootState) => selectSetting(state, 'webPushAlwaysShowNotifications'),
    selectQuietHours,
    selectQuietPeople,
    (state: RootState) => selectCurrentUser(state)?.screenName ?? '',
  ],
  (messages, native, always, quiet, quietPeople, screenName): PushWorkerConfig => ({
    texts: desktopNotificationTexts(messages),
    native,
    always,
    quiet,
    quietPeople,
    screenName,
  }),
);

function* quietly(work: () => SagaGenerator<void>): SagaGenerator<void> {
  try {
    yield* work();
  } catch (error) {
    yield* logProblem(error);
  }
}

function* logProblem(error: unknown): SagaGenerator<void> {
  const log = yield* getContext('log');
  log('warning', problemOf(error), error);
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  if (error.kind === 'http') return 'Bad status code from server.';
  const unreadable = ['malformed', 'notJson', 'empty'].includes(error.kind);
  return unreadable ? 'Bad response from server.' : error.message;
}
