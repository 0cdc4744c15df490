/** Search results. */
import type { WireStatus, WireTag } from './status';
import type { WireUser } from './user';

export interface WireSearch {
  accounts: WireUser[];
  statuses: WireStatus[];
  /** Bare names in version 1. */
  hashtags: (WireFoundTag | string)[];
}

export interface WireFoundTag extends WireTag {
  /** By day, latest first; missing on Pleroma, empty on Akkoma. */
  history?: WireTagDay[];
}

/** Numbers, as strings. */
export interface WireTagDay {
  day: string;
  uses: string;
  accounts: string;
}
