/** Hashtags as the calls about them answer. */
import type { WireFoundTag } from './search';

export interface WireKnownTag extends WireFoundTag {
  /** Missing for visitors. */
  following?: boolean;
}

export interface WireFeaturedTag {
  id: string;
  name: string;
  /** A number; a string on older servers. */
  statuses_count?: number | string;
  last_status_at?: string | null;
}
