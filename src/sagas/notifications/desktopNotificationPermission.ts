/**
 * Asks the browser for the permission to show desktop notifications, and opens the target of a
 * clicked one.
 */
import { fieldsOf, idOf, stringOf } from '@/api/decode/engine/read';
import { NOTIFICATION_CLICKED } from '@/domain/notifications/desktopNotifications';
import { notificationsClicked } from '@/slices/notifications/notifications';
import { userTokenReceived } from '@/slices/session/session';
import {
  permissionLearned,
  permissionRequested,
  desktopNotificationClicked,
} from '@/slices/notifications/desktopNotifications';
import type { RootState } from '@/slices/root';
import {
  call,
  fork,
  getContext,
  put,
  select,
  takeEvery,
  takeFrom,
  takeLeading,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';

export function* desktopNotificationPermissionSaga(): SagaGenerator<void> {
  yield* takeLeading(permissionRequested, askPermission);
  // The login was a click, which browsers require for the question; a restored login is none.
  // Newcomers are not disturbed: the first steps explain it, and have a button.
  yield* takeEvery(userTokenReceived, function* () {
    if (yield* select(isLogin)) yield* askPermission();
  });
  yield* takeEvery(desktopNotificationClicked, openClickedNotification);
  const { permission } = yield* call((yield* getContext('services')).desktopNotifications);
  yield* put(permissionLearned(permission()));
  yield* fork(listenToWorker);
}

const isLogin = ({ startup, registration }: RootState): boolean =>
  startup.phase === 'ready' && registration?.result !== 'ok';

function* askPermission(): SagaGenerator<void> {
  const { permission, requestPermission } = yield* call(
    (yield* getContext('services')).desktopNotifications,
  );
  const known = permission();
  yield* put(permissionLearned(known === 'default' ? yield* call(requestPermission) : known));
}

function* openClickedNotification({
  payload: { ids, path },
}: ReturnType<typeof desktopNotificationClicked>): SagaGenerator<void> {
  const { focusPage } = yield* call((yield* getContext('services')).desktopNotifications);
  const { goTo } = yield* getContext('page');
  focusPage();
  goTo(path);
  yield* put(notificationsClicked({ ids }));
}

/** Checks worker messages like any outside input: they may come from another front-end. */
function* listenToWorker(): SagaGenerator<void> {
  const { workerMessages } = yield* call((yield* getContext('services')).desktopNotifications);
  const channel = sourceChannel(workerMessages);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const { type, id, path } = fieldsOf<Record<'type' | 'id' | 'path', unknown>>(value);
      const told = idOf(id);
      const to = stringOf(path);
      if (type !== NOTIFICATION_CLICKED || told === null || !to?.startsWith('/')) continue;
      yield* put(desktopNotificationClicked({ ids: [told], path: to }));
    }
  } finally {
    channel.close();
  }
}
