/** What a search finds. */
import type { WireStatus, WireTag } from './status';
import type { WireUser } from './user';

export interface WireSearch {
  accounts: WireUser[];
  statuses: WireStatus[];
  /** Bare names in the first version of the call. */
  hashtags: (WireFoundTag | string)[];
}

export interface WireFoundTag extends WireTag {
  /** Day by day, the latest first; missing from Pleroma, empty from Akkoma. */
  history?: WireTagDay[];
}

/** Numbers, written as texts. */
export interface WireTagDay {
  day: string;
  uses: string;
  accounts: string;
}
