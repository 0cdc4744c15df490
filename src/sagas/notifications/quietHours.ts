/**
 * Notes when quiet hours begin and end, for the title and the icon of the page. Looks at the clock
 * every minute rather than waiting for an hour that the clock may skip or repeat.
 */
import { isQuietAt } from '@/domain/notifications/quietHours';
import { clockTime } from '@/lib/time/clockTime';
import { selectQuietHours } from '@/selectors/notifications/quietHours';
import type { RootState } from '@/slices/root';
import { quietChanged } from '@/slices/notifications/desktopNotifications';
import { call, delay, getContext, put, race, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

const MINUTE = 60_000;

export function* quietHoursSaga(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  for (;;) {
    const hours = yield* select(selectQuietHours);
    const quiet = yield* isQuietNow();
    const known = yield* select((state: RootState) => state.desktopNotifications?.quiet ?? false);
    if (quiet !== known) yield* put(quietChanged({ quiet }));
    const changed = call(waitUntil, (state: RootState) => selectQuietHours(state) !== hours);
    if (hours) yield* race({ changed, due: delay(MINUTE - (now() % MINUTE)) });
    else yield* waitUntil((state) => selectQuietHours(state) !== null);
  }
}

export function* isQuietNow(): SagaGenerator<boolean> {
  const { now } = yield* getContext('clock');
  const hours = yield* select(selectQuietHours);
  return hours !== null && isQuietAt(hours, clockTime(new Date(now()).toISOString()));
}
