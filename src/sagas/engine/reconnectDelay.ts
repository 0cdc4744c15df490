/** The pause before a line that broke is opened again. */
import type { Action } from '@reduxjs/toolkit';
import { selectOnline } from '@/selectors/realtime/realtime';
import { onlineChanged, pageVisibilityChanged } from '@/slices/realtime/realtime';
import { delay, race, take } from './effects';
import type { SagaGenerator } from './effects';
import { waitUntil } from './control';

/** Clients that lost the same server do not all come back in the same instant. */
const JITTER = 0.2;

/**
 * Waits for about so many milliseconds, not at all once the reader or the network is back, and as
 * long as it takes for the network. `unless`: something else that makes a try worth it.
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
