/** Custom emoji, in the three forms in which servers list them. */

/** Inside a status, an account, a poll. */
export interface WireEmoji {
  shortcode: string;
  url: string;
  static_url?: string;
  visible_in_picker?: boolean;
  /** Only in `/api/v1/custom_emojis`. */
  category?: string | null;
  tags?: string[];
}

/** A row of `/api/v1/pleroma/emoji`, whose key is the shortcode. */
export interface WireEmojiEntry {
  /** A path on the server. */
  image_url: string;
  tags?: string[];
}
