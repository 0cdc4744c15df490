/**
 * Waits for the socket before something is asked for the first time that the socket then delivers:
 * asked before, it would have to be asked for again, as events of the time between may be missing.
 */
import { selectSocketPending } from '@/selectors/realtime/realtime';
import { call, delay, race } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

/** Milliseconds after which nothing waits for a slow handshake. */
export const SOCKET_PATIENCE = 1_000;

/** Returns at once where no socket is about to stand. */
export function* socketDecided(): SagaGenerator<void> {
  yield* race({
    decided: call(waitUntil, (state) => !selectSocketPending(state)),
    late: delay(SOCKET_PATIENCE),
  });
}
