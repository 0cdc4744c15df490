/**
 * Notifications that come in a burst, as when a post is liked by many at once: they are written to
 * the store together, at most once for each frame that the page draws.
 */
import { joinBundles } from '@/domain/bundles';
import { notificationHeard, notificationsReceived } from '@/slices/notifications';
import { loggedOut } from '@/slices/session';
import { actionChannel, delay, flush, put, race, take, takeFrom } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';

/** Milliseconds; no less than the time of one frame. */
const FRAME = 17;

type Heard = ReturnType<typeof notificationHeard>;

export function* gatherSaga(): SagaGenerator<void> {
  const channel = yield* actionChannel<Heard>(notificationHeard);
  for (;;) {
    const first = yield* takeFrom(channel);
    const { left } = yield* race({ drawn: delay(FRAME), left: take(loggedOut) });
    const heard = [first, ...(yield* flush(channel))].map(({ payload }) => payload.heard);
    // They were of somebody who is gone.
    if (left) continue;
    yield* put(
      notificationsReceived({
        notifications: heard.map(({ notification }) => notification),
        entities: joinBundles(heard.map(({ entities }) => entities)),
      }),
    );
  }
}
