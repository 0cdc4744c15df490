/** Where a list of the server goes on. The cursors are not always ids of what the list holds. */
export interface PageLink {
  /** Asks for what comes after this page; null when the server names none. */
  maxId: string | null;
  /** Asks for what came in since. */
  minId: string | null;
}

export const noLink: PageLink = { maxId: null, minId: null };
