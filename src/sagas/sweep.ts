/**
 * Keeps the memory in bounds: when the tables are full and the page is idle, lists off screen are
 * cut to the neighbourhood of their tops, and rows that nobody needs go.
 */
import { SWEEP_AFTER } from '@/domain/limits';
import { selectLeftOver, selectRowCount, selectTablesFull } from '@/selectors/sweep';
import { listsShortened, swept } from '@/slices/entities';
import type { RootState } from '@/slices/root';
import { call, getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil } from './engine/flow';

export function* sweepSaga(): SagaGenerator<void> {
  const idle = yield* getContext('idle');
  for (;;) {
    yield* waitUntil(selectTablesFull);
    yield* call(idle);
    yield* put(listsShortened());
    yield* put(swept(yield* select(selectLeftOver)));
    yield* untilGrown();
  }
}

/** More than fits may be needed: then the next look is worth it only after some more have come. */
function* untilGrown(): SagaGenerator<void> {
  let least = yield* select(selectRowCount);
  yield* waitUntil((state: RootState) => {
    const count = selectRowCount(state);
    // Logging out empties the tables.
    least = Math.min(least, count);
    return count >= least + SWEEP_AFTER;
  });
}
