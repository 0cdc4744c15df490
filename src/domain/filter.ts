/** A phrase that the account does not want to read, and where. Kept by the server. */

export const filterContexts = ['home', 'notifications', 'public', 'thread', 'account'] as const;

export type FilterContext = (typeof filterContexts)[number];

export interface Filter {
  id: string;
  phrase: string;
  contexts: FilterContext[];
  expiresAt: string | null;
  /** The server leaves such posts out by itself. */
  irreversible: boolean;
  wholeWord: boolean;
}
