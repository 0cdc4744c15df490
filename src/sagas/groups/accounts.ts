/**
 * Lists the sagas of a browser with several accounts. `deferredGroups.ts` says when they are loaded.
 */
import { accountsSaga } from '@/sagas/session/accounts/accounts';
import { addressCallsSaga } from '@/sagas/realtime/tabs/addressCalls';
import type { Sagas } from '@/sagas/engine/sagaGroup';

export const accounts: Sagas = {
  fromTheStart: { accounts: accountsSaga, addressCalls: addressCallsSaga },
};
