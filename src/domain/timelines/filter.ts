/** What the account does not want to read, where, and what becomes of it. Kept by the server. */

export const filterContexts = ['home', 'notifications', 'public', 'thread', 'account'] as const;

export type FilterContext = (typeof filterContexts)[number];

/** `blur` is about the media of a post alone. */
export type FilterAction = 'warn' | 'hide' | 'blur';

export interface FilterKeyword {
  /** Null where the server does not tell one from another: it has one for each filter. */
  id: string | null;
  phrase: string;
  wholeWord: boolean;
}

/** A single post that a filter is about, whatever it says. */
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

/** One that has an effect at this moment. */
export interface FilterInForce extends Filter {
  /** It became what it is after posts had come: what the server told with them of it is old. */
  isNews: boolean;
}

export interface FiltersState {
  /** Those that posts are held against. They outlast a reload: no post shows before they are here. */
  inForce: readonly FilterInForce[];
  /** What they follow from, once it is known. */
  book?: FilterBook;
}

export const noFilters: FiltersState = { inForce: [] };

export interface FilterBook {
  /** As the server has them. */
  saved: readonly Filter[];
  /** What the reader made of them since, by id: another form of it, or null for none. */
  pending: Readonly<Record<string, Filter | null>>;
  /** Ids of those that are not, or no more, what they were when they were first told. */
  changed: readonly string[];
  /** When the clock was last looked at, in milliseconds since 1970. */
  now: number;
}
