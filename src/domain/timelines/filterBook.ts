/**
 * From what the server told of filters, and what the reader made of them since, to those that posts
 * are held against.
 */
import { isEqual } from '@/lib/values/isEqual';
import type { Filter, FilterAction, FilterBook, FilterContext, FilterInForce } from './filter';

/** Of one that is being made, while the server has not given it an id. */
export const NEW_FILTER = 'new';

/** The key under which the list of filters is asked for, and one of them is changed. */
export const FILTERS_REQUEST = 'filters';
export const filterRequest = (filterId: string | null): string =>
  `filter ${filterId ?? NEW_FILTER}`;

export interface KeywordInput {
  id: string | null;
  phrase: string;
  wholeWord: boolean;
}

/** What a form says. */
export interface FilterInput {
  /** Left out where a filter is called like its phrase. */
  title: string;
  keywords: KeywordInput[];
  contexts: FilterContext[];
  action: FilterAction;
  /** Seconds from now, null for ever; `asBefore` leaves the end where it is. */
  expiresIn: number | null | 'asBefore';
  /** Of the posts that it is about, those that it shall be about no more. */
  withoutPosts: readonly string[];
}

/** A keyword of the server that is not among those wished for any more. */
export const keywordsDropped = (before: Filter, wish: FilterInput): string[] =>
  before.keywords.flatMap(({ id }) =>
    id !== null && !wish.keywords.some((keyword) => keyword.id === id) ? [id] : [],
  );

export const titleOf = ({ title, keywords }: Pick<FilterInput, 'title' | 'keywords'>): string =>
  title.trim() || (keywords[0]?.phrase.trim() ?? '');

/** As it will be when the server agrees; only when it ends is for the server to say. */
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

/** The list as the reader shall see it. */
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

/** When the next of them ends; `Infinity` when none will. */
export const nextEnd = ({ saved, now }: FilterBook): number =>
  Math.min(...saved.map(endOf).filter((end) => end > now));

/**
 * Where the server tells with a post which filters hit it, it told so of filters as they were then:
 * those that are different now are looked for by ourselves, and what is gone or over holds nowhere.
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

/** The ids of those that are different in the two lists, or only in one. */
export function differing(before: readonly Filter[], after: readonly Filter[]): string[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const find = (list: readonly Filter[], id: string) => list.find((filter) => filter.id === id);
  return [...ids].filter((id) => !isEqual(find(before, id), find(after, id)));
}
