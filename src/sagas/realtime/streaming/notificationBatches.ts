/**
 * Batches notifications that arrive in a burst, as when many people like a post at once: they are
 * put in the store together, at most once per frame of the page.
 */
import { mergeEntityBundles } from '@/domain/engine/entityBundles';
import { notificationStreamed, notificationsReceived } from '@/slices/notifications/notifications';
import { loggedOut } from '@/slices/session/session';
import { actionChannel, delay, flush, put, race, take, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Milliseconds; at least the duration of one frame. */
const FRAME = 17;

type Heard = ReturnType<typeof notificationStreamed>;

export function* notificationBatchesSaga(): SagaGenerator<void> {
  const channel = yield* actionChannel<Heard>(notificationStreamed);
  for (;;) {
    const first = yield* takeFrom(channel);
    const { left } = yield* race({ drawn: delay(FRAME), left: take(loggedOut) });
    const heard = [first, ...(yield* flush(channel))].map(({ payload }) => payload.heard);
    // Drop notifications of the account that has signed out.
    if (left) continue;
    yield* put(
      notificationsReceived({
        notifications: heard.map(({ notification }) => notification),
        entities: mergeEntityBundles(heard.map(({ entities }) => entities)),
      }),
    );
  }
}
