/**
 * Pushes to this browser: a subscription for as long as the reader wants them and the browser allows
 * it, made anew when what it depends on changes. What goes wrong is only logged.
 */
import { createSelector } from '@reduxjs/toolkit';
import { subscribePush, unsubscribePush } from '@/api/endpoints/push';
import { ApiError } from '@/api/errors';
import { WORKER_ORDERS, type WorkerOrders } from '@/domain/told';
import { toldTexts } from '@/i18n/toldTexts';
import { isEqual } from '@/lib/isEqual';
import { selectInstance, selectSetting } from '@/selectors/config';
import { selectCurrentUser } from '@/selectors/session';
import { selectMayTell, selectPushWish, selectTold, type PushWish } from '@/selectors/told';
import type { RootState } from '@/slices/root';
import { pushSubscribed, pushUnsubscribed } from '@/slices/told';
import { callApi, callApiWith } from './engine/callApi';
import { call, delay, fork, getContext, put, race, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil, whileSignedIn } from './engine/flow';

/** Signing out does not wait longer for it. */
const PATIENCE = 5_000;

export function* pushSaga(): SagaGenerator<void> {
  yield* whileSignedIn(function* () {
    yield* fork(keepOrders);
    yield* tellWhyNot();
    yield* keepSubscribed();
  });
}

/** Once, when the reader is known. */
function* tellWhyNot(): SagaGenerator<void> {
  yield* waitUntil((state) => selectTold(state).permission !== null);
  const log = yield* getContext('log');
  if (!(yield* select(selectSetting, 'webPushNotifications'))) {
    log('info', 'Web Push is disabled in config');
  } else if (!(yield* select(selectInstance)).vapidPublicKey) {
    log('warning', 'VAPID public key is not found');
  }
}

function* keepSubscribed(): SagaGenerator<void> {
  let done: PushWish | null = null;
  for (;;) {
    const wish: PushWish | null = yield* select(selectPushWish);
    if (wish) yield* subscribe(wish);
    else if (done && !(yield* select(selectSetting, 'webPushNotifications'))) yield* unsubscribe();
    done = wish;
    yield* waitUntil((state) => !isEqual(selectPushWish(state), wish));
  }
}

function* subscribe({ serverKey, alerts }: PushWish): SagaGenerator<void> {
  try {
    const telling = yield* call(yield* getContext('telling'));
    const subscription = yield* call(telling.subscribe, serverKey);
    yield* callApi(subscribePush, subscription, alerts);
    yield* put(pushSubscribed());
  } catch (error) {
    yield* logProblem(error);
  }
}

function* unsubscribe(): SagaGenerator<void> {
  yield* put(pushUnsubscribed());
  yield* quietly(() => callApi(unsubscribePush));
  yield* quietly(forgetHere);
}

/** The reader signs out: with the token that is about to go, and not for long. */
export function* endPush(token: string): SagaGenerator<void> {
  yield* race({
    ended: call(function* () {
      yield* quietly(() => callApiWith({ token, priority: 'press' }, unsubscribePush));
      yield* quietly(forgetHere);
      yield* quietly(forgetOrders);
    }),
    over: delay(PATIENCE),
  });
}

function* forgetHere(): SagaGenerator<void> {
  const telling = yield* call(yield* getContext('telling'));
  yield* call(telling.unsubscribe);
}

function* forgetOrders(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  yield* call(storage.remove, WORKER_ORDERS);
}

/** What the worker needs to know while there is no page. */
function* keepOrders(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  for (;;) {
    yield* waitUntil(selectMayTell);
    const orders = yield* select(selectOrders);
    yield* quietly(function* () {
      yield* call(storage.set, WORKER_ORDERS, orders);
    });
    yield* waitUntil((state) => selectOrders(state) !== orders);
  }
}

const selectOrders = createSelector(
  [
    (state: RootState) => state.language.messages,
    (state: RootState) => selectSetting(state, 'notificationNative'),
    (state: RootState) => selectSetting(state, 'webPushAlwaysShowNotifications'),
    (state: RootState) => selectCurrentUser(state)?.screenName ?? '',
  ],
  (messages, native, always, screenName): WorkerOrders => ({
    texts: toldTexts(messages),
    native,
    always,
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
