/** What starting needs only when the server is not to be reached, in one file that comes then. */
import type { OfflineStart } from '@/sagas/engine/context';
import { recoverStart } from './startRecovery';
import { showOfflineSnapshot } from './showOfflineSnapshot';

export const offlineStart: OfflineStart = { recoverStart, showOfflineSnapshot };
