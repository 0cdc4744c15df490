/**
 * Lists the sagas that keep the reader in the shoutbox.
 * `deferredGroups.ts` says when they are loaded.
 */
import { shoutSaga } from '@/sagas/talk/shout/shout';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const shout: Sagas = {
  onceStarted: {
    shout: shoutSaga,
  },
};
