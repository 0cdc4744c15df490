/**
 * Lists the sagas that fetch what only some screens show of the instance.
 * `deferredGroups.ts` says when they are loaded.
 */
import { instanceExtrasSaga } from '@/sagas/session/details/instanceExtras';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const instance: Sagas = {
  fromTheStart: {
    instanceExtras: instanceExtrasSaga,
  },
};
