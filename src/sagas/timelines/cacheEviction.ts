/**
 * Keeps the memory in bounds: when the tables are full and the page is idle, lists off screen are
 * cut to the neighbourhood of their tops, and rows that nobody needs go.
 */
import { EVICTION_REGROWTH } from '@/domain/engine/limits';
import {
  selectEvictableEntities,
  selectRowCount,
  selectTablesFull,
} from '@/selectors/timelines/cacheEviction';
import { listsTruncated, entitiesEvicted } from '@/slices/engine/entities';
import type { RootState } from '@/slices/root';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

export function* cacheEvictionSaga(): SagaGenerator<void> {
  const idle = yield* getContext('whenIdle');
  for (;;) {
    yield* waitUntil(selectTablesFull);
    yield* call(idle);
    yield* put(listsTruncated());
    yield* put(entitiesEvicted(yield* select(selectEvictableEntities)));
    yield* untilRegrown();
  }
}

/** More than fits may be needed: then the next look is worth it only after some more have come. */
function* untilRegrown(): SagaGenerator<void> {
  let least = yield* select(selectRowCount);
  yield* waitUntil((state: RootState) => {
    const count = selectRowCount(state);
    // Logging out empties the tables.
    least = Math.min(least, count);
    return count >= least + EVICTION_REGROWTH;
  });
}
