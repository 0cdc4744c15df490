/** The paging cursors of a server list, which are not always ids of its items. */
export interface PageLink {
  /**
   * The cursor of the next, older page: an id, or a whole query with its question mark; null if the
   * server names none.
   */
  maxId: string | null;
  /** The cursor of newer items. */
  minId: string | null;
}

/** True for the cursor of a server that does not page by ids. */
export const isWholeQuery = (cursor: string | null | undefined): boolean =>
  cursor?.startsWith('?') ?? false;

export const noLink: PageLink = { maxId: null, minId: null };
