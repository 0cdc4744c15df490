/**
 * Records since when the network is down, for the offline indicator, and when it is back. An
 * unreachable server has its own notices; it counts here only while the offline snapshot is shown.
 */
import { selectOfflineSince, selectServerReached } from '@/selectors/session/offline';
import { selectOnline } from '@/selectors/realtime/realtime';
import { connectionRestored, connectionLost } from '@/slices/session/offline';
import type { RootState } from '@/slices/root';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

const isMarked = (state: RootState): boolean => selectOfflineSince(state) !== null;

export function* offlineSaga(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  for (;;) {
    yield* waitUntil((state) => isMarked(state) || !selectOnline(state));
    // A shown snapshot has already set the time it is from.
    if (!(yield* select(isMarked))) yield* put(connectionLost({ at: now() }));
    yield* waitUntil((state) => !isMarked(state) || selectServerReached(state));
    if (yield* select(isMarked)) yield* put(connectionRestored());
  }
}
