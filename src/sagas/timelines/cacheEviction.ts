/**
 * Limits the memory of the client: when the tables are full and the page is idle, truncates lists
 * that are off screen and evicts entities that nothing refers to.
 */
import { EVICTION_REGROWTH } from '@/domain/engine/limits';
import { selectEvictableEntities } from '@/selectors/timelines/cacheEviction';
import { selectRowCount, selectTablesFull } from '@/selectors/timelines/tablesFull';
import { listsTruncated, entitiesEvicted } from '@/slices/engine/entities';
import type { RootState } from '@/slices/root';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

export function* cacheEvictionSaga(): SagaGenerator<void> {
  const { whenIdle: idle } = yield* getContext('clock');
  for (;;) {
    yield* waitUntil(selectTablesFull);
    yield* call(idle);
    yield* put(listsTruncated());
    yield* put(entitiesEvicted(yield* select(selectEvictableEntities)));
    yield* untilRegrown();
  }
}

/**
 * Waits until the tables have grown again: everything left may still be needed, so that another
 * eviction at once would free nothing.
 */
function* untilRegrown(): SagaGenerator<void> {
  let least = yield* select(selectRowCount);
  yield* waitUntil((state: RootState) => {
    const count = selectRowCount(state);
    // Logging out empties the tables.
    least = Math.min(least, count);
    return count >= least + EVICTION_REGROWTH;
  });
}
