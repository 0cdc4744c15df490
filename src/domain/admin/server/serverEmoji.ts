/** The custom emoji of GoToSocial, each of which its administrators keep by itself, without packs. */

export interface ServerEmoji {
  id: string;
  shortcode: string;
  url: string;
  /** Empty if it has none. */
  category: string;
}

/** A wish; the picture lies in `lib/files/fileShelf` under its handle. */
export interface NewServerEmoji {
  shortcode: string;
  category: string;
  handle: string;
}

export const isShortcode = (text: string): boolean => /^\w{1,30}$/.test(text);

export const SERVER_EMOJI = 'server emoji';
/** One change at a time, as the list is fetched anew after each. */
export const SERVER_EMOJI_CHANGE = 'server emoji change';
