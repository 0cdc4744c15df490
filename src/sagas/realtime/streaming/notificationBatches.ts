/**
 * Notifications that come in a burst, as when a post is liked by many at once: they are written to
 * the store together, at most once for each frame that the page draws.
 */
import { mergeEntityBundles } from '@/domain/engine/entityBundles';
import { notificationStreamed, notificationsReceived } from '@/slices/notifications/notifications';
import { loggedOut } from '@/slices/session/session';
import { actionChannel, delay, flush, put, race, take, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Milliseconds; no less than the time of one frame. */
const FRAME = 17;

type Heard = ReturnType<typeof notificationStreamed>;

export function* notificationBatchesSaga(): SagaGenerator<void> {
  const channel = yield* actionChannel<Heard>(notificationStreamed);
  for (;;) {
    const first = yield* takeFrom(channel);
    const { left } = yield* race({ drawn: delay(FRAME), left: take(loggedOut) });
    const heard = [first, ...(yield* flush(channel))].map(({ payload }) => payload.heard);
    // They were of somebody who is gone.
    if (left) continue;
    yield* put(
      notificationsReceived({
        notifications: heard.map(({ notification }) => notification),
        entities: mergeEntityBundles(heard.map(({ entities }) => entities)),
      }),
    );
  }
}
