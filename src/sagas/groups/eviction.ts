/** Lists the sagas that free memory. `deferredGroups.ts` says when they are loaded. */
import { cacheEvictionSaga } from '@/sagas/timelines/cacheEviction';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const eviction: Sagas = {
  onceStarted: {
    cacheEviction: cacheEvictionSaga,
  },
};
