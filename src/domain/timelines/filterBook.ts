/** Derives the active filters from the server's filters and the reader's pending changes. */
import { isEqual } from '@/lib/values/isEqual';
import type { Filter, FilterAction, FilterBook, FilterContext, FilterInForce } from './filter';

/** The id of a new filter until the server assigns one. */
export const NEW_FILTER = 'new';

/** The keys of the requests for all filters, and of those that change one. */
export const FILTERS_REQUEST = 'filters';
export const filterRequest = (filterId: string | null): string =>
  `filter ${filterId ?? NEW_FILTER}`;

export interface KeywordInput {
  id: string | null;
  phrase: string;
  wholeWord: boolean;
}

/** The content of a filter's form. */
export interface FilterInput {
  /** Empty if the phrase is also the title. */
  title: string;
  keywords: KeywordInput[];
  contexts: FilterContext[];
  action: FilterAction;
  /** Seconds from now, or null for ever; `asBefore` keeps the expiry. */
  expiresIn: number | null | 'asBefore';
  /** Filtered posts to remove. */
  withoutPosts: readonly string[];
}

/** Returns the ids of the server's keywords that were removed. */
export const keywordsDropped = (before: Filter, wish: FilterInput): string[] =>
  before.keywords.flatMap(({ id }) =>
    id !== null && !wish.keywords.some((keyword) => keyword.id === id) ? [id] : [],
  );

export const titleOf = ({ title, keywords }: Pick<FilterInput, 'title' | 'keywords'>): string =>
  title.trim() || (keywords[0]?.phrase.trim() ?? '');

/** Returns the expected result of a change; only its expiry is set by the server. */
export function pendingFilter(wish: FilterInput, before: Filter | null): Filter {
  const { keywords, contexts, action, expiresIn, withoutPosts } = wish;
  return {
    id: before?.id ?? NEW_FILTER,
    title: titleOf(wish),
    contexts: [...contexts],
    action,
    expiresAt: expiresIn === 'asBefore' ? (before?.expiresAt ?? null) : null,
    keywords: keywords.map((keyword) => ({ ...keyword, phrase: keyword.phrase.trim() })),
    posts: (before?.posts ?? []).filter(({ id }) => !withoutPosts.includes(id)),
  };
}

/** Returns the filters with pending changes. */
export function listedFilters({ saved, pending }: FilterBook): Filter[] {
  const known = saved.map(({ id }) => id);
  const added = Object.keys(pending).filter((id) => !known.includes(id));
  return [...added.map((id) => pending[id]), ...saved.map((one) => wished(one, pending))].filter(
    (one) => one !== null && one !== undefined,
  );
}

const wished = (filter: Filter, wishes: FilterBook['pending']): Filter | null => {
  const wish = wishes[filter.id];
  return wish === undefined ? filter : wish;
};

export const endOf = ({ expiresAt }: Filter): number =>
  expiresAt === null ? Infinity : Date.parse(expiresAt);

export const isOver = (filter: Filter, now: number): boolean => endOf(filter) <= now;

/** Returns the next expiry; `Infinity` if there is none. */
export const nextEnd = ({ saved, now }: FilterBook): number =>
  Math.min(...saved.map(endOf).filter((end) => end > now));

/**
 * Returns the active filters. A server's match is of the filters at that time: changed ones are
 * matched here instead, and deleted or expired ones apply nowhere.
 */
export function filtersInForce(book: FilterBook): FilterInForce[] {
  const { pending, changed, now, saved } = book;
  const isNews = ({ id }: Filter): boolean => changed.includes(id) || id in pending;
  const listed = listedFilters(book).map((filter) =>
    isOver(filter, now) ? nowhere(filter) : { ...filter, isNews: isNews(filter) },
  );
  const known = listed.map(({ id }) => id);
  const gone = [...saved.map(({ id }) => id), ...changed].filter((id) => !known.includes(id));
  return [...listed, ...[...new Set(gone)].map((id) => nowhere({ ...none, id }))];
}

const none: Filter = {
  id: '',
  title: '',
  contexts: [],
  action: 'warn',
  expiresAt: null,
  keywords: [],
  posts: [],
};

const nowhere = (filter: Filter): FilterInForce => ({ ...filter, contexts: [], isNews: true });

/** Returns the ids of filters that differ between the lists, or are in only one. */
export function differing(before: readonly Filter[], after: readonly Filter[]): string[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const find = (list: readonly Filter[], id: string) => list.find((filter) => filter.id === id);
  return [...ids].filter((id) => !isEqual(find(before, id), find(after, id)));
}
