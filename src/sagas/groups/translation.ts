/** Lists the sagas that translate. `deferredGroups.ts` says when they are loaded. */
import { translationsSaga } from '@/sagas/statuses/translations';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const translation: Sagas = {
  fromTheStart: {
    translations: translationsSaga,
  },
};
