/** What a search finds. */
import type { WireStatus, WireTag } from './status';
import type { WireUser } from './user';

export interface WireSearch {
  accounts: WireUser[];
  statuses: WireStatus[];
  /** Bare names in the first version of the call. */
  hashtags: (WireTag | string)[];
}
