/** The steps of a start without a reachable server, as one chunk that is loaded only then. */
import type { OfflineStart } from '@/sagas/engine/context';
import { recoverStart } from './startRecovery';
import { showOfflineSnapshot } from './showOfflineSnapshot';

export const offlineStart: OfflineStart = { recoverStart, showOfflineSnapshot };
