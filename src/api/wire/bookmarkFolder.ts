/** A folder of bookmarks, as the Pleroma family has them from 2.7 on. */
export interface WireBookmarkFolder {
  id: string;
  name: string;
  emoji: string | null;
  emoji_url: string | null;
}
