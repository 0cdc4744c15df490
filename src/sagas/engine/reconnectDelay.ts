/** The pause before a broken connection is opened again. */
import type { Action } from '@reduxjs/toolkit';
import { selectOnline } from '@/selectors/realtime/realtime';
import { onlineChanged, pageVisibilityChanged } from '@/slices/realtime/realtime';
import { delay, race, take } from './effects';
import type { SagaGenerator } from './effects';
import { waitUntil } from './control';

/** Spreads reconnects, so that clients of the same failed server do not all return at once. */
const JITTER = 0.2;

/**
 * Waits for about `wait` milliseconds; less if the reader or the network comes back, and longer
 * while there is no network. `unless` matches other actions that make a try worthwhile.
 */
export function* waitBeforeReconnect(
  wait: number,
  random: () => number,
  unless: (action: Action) => boolean = () => false,
): SagaGenerator<void> {
  yield* race({
    waited: delay(wait * (1 + JITTER * (2 * random() - 1))),
    returned: take((action: Action) => returns(action) || unless(action)),
  });
  yield* waitUntil(selectOnline);
}

const returns = (action: Action): boolean =>
  (onlineChanged.match(action) || pageVisibilityChanged.match(action)) && action.payload;
