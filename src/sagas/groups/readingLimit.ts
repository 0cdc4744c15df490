/** Lists the saga of the limit of reading. `deferredGroups.ts` says when it is loaded. */
import { readingLimitSaga } from '@/sagas/timelines/readingLimit';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const readingLimit: Sagas = {
  fromTheStart: {
    readingLimit: readingLimitSaga,
  },
};
