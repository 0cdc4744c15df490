/**
 * Notes since when there is no line, for the mark that says so, and that it is back. A server that
 * gives no answer has its own notices; it counts only where what was seen last is shown in its stead.
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
  const now = yield* getContext('now');
  for (;;) {
    yield* waitUntil((state) => isMarked(state) || !selectOnline(state));
    // What was seen last, if it is shown, has said of when it is.
    if (!(yield* select(isMarked))) yield* put(connectionLost({ at: now() }));
    yield* waitUntil((state) => !isMarked(state) || selectServerReached(state));
    if (yield* select(isMarked)) yield* put(connectionRestored());
  }
}
