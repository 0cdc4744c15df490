/** What starting needs only when the server is not to be reached, in one file that comes then. */
import type { Outage } from './engine/context';
import { recover } from './recovery';
import { showLastSeen } from './showLastSeen';

export const outage: Outage = { recover, showLastSeen };
