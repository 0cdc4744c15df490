/** The paging cursors of a server list, which are not always ids of its items. */
export interface PageLink {
  /** The cursor of the next, older page; null if the server names none. */
  maxId: string | null;
  /** The cursor of newer items. */
  minId: string | null;
}

export const noLink: PageLink = { maxId: null, minId: null };
