/** The account's filters, which the server stores: what to filter, where, and how. */

export const filterContexts = ['home', 'notifications', 'public', 'thread', 'account'] as const;

export type FilterContext = (typeof filterContexts)[number];

/** `blur` applies only to a post's media. */
export type FilterAction = 'warn' | 'hide' | 'blur';

export interface FilterKeyword {
  /** Null on servers with one keyword per filter, without ids. */
  id: string | null;
  phrase: string;
  wholeWord: boolean;
}

/** A post that is filtered whatever it says. */
export interface FilteredPost {
  id: string;
  statusId: string;
}

export interface Filter {
  id: string;
  title: string;
  contexts: FilterContext[];
  action: FilterAction;
  expiresAt: string | null;
  keywords: FilterKeyword[];
  posts: FilteredPost[];
}

/** An active filter. */
export interface FilterInForce extends Filter {
  /** Changed after posts were fetched: the server's matches for it are outdated. */
  isNews: boolean;
}

export interface FiltersState {
  /** The active filters. Stored across reloads: no post is shown before they are known. */
  inForce: readonly FilterInForce[];
  /** Their basis, once known. */
  book?: FilterBook;
}

export const noFilters: FiltersState = { inForce: [] };

export interface FilterBook {
  /** The server's version. */
  saved: readonly Filter[];
  /** The reader's pending changes by id; null for a deletion. */
  pending: Readonly<Record<string, Filter | null>>;
  /** Ids of filters that changed or ended since they were first fetched. */
  changed: readonly string[];
  /** The time of the last update, in milliseconds since 1970. */
  now: number;
}
