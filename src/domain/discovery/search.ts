/**
 * What is searched for and found: the kinds of results, which of them shows first, and whether what
 * was typed means one thing only.
 */
import type { EntityBundle } from '@/domain/engine/entities';

/** As they stand beside each other; the first that has something shows by itself. */
export const searchTabs = ['statuses', 'people', 'hashtags'] as const;

export type SearchTab = (typeof searchTabs)[number];

/** So many of each kind are asked for at once. */
export const SEARCH_LIMIT = 20;
/** So many of the reader's own searches are remembered. */
export const MAX_SEARCH_HISTORY = 10;

export interface Search {
  query: string;
  /** Only people whom the reader follows. */
  following: boolean;
}

export interface FoundHashtag {
  name: string;
  /** On the latest day; null where the server does not say. */
  people: number | null;
  uses: number | null;
}

/** Some results of each kind. */
export interface SearchPage {
  statusIds: string[];
  userIds: string[];
  hashtags: FoundHashtag[];
  /** So many rows the server gave, with those that could not be read: the next ones lie behind them. */
  rows: Record<SearchTab, number>;
}

export const searchKey = ({ query, following }: Search): string =>
  following ? `following ${query}` : `all ${query}`;

/** The names of its requests. */
export const searchRequest = (search: Search): string => `search ${searchKey(search)}`;
export const moreResultsRequest = (search: Search, tab: SearchTab): string =>
  `search more ${tab} ${searchKey(search)}`;

/** Statuses, else people, else hashtags; where there is nothing at all, statuses. */
export const firstTabOf = (counts: Record<SearchTab, number>): SearchTab =>
  searchTabs.find((tab) => counts[tab] > 0) ?? 'statuses';

/** The last first, each once. */
export const withSearch = (searches: readonly string[], query: string): string[] =>
  [query, ...searches.filter((each) => each !== query)].slice(0, MAX_SEARCH_HISTORY);

const ADDRESS = /^https?:\/\/\S+$/i;
const HANDLE = /^@?[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

export type ExactMatch = { statusId: string } | { userId: string };

/** What a pasted address or a whole handle stands for, when that is what was found. */
export function findExactMatch(
  query: string,
  { statusIds, userIds }: SearchPage,
  { users }: EntityBundle,
): ExactMatch | null {
  const [statusId] = statusIds;
  const [userId] = userIds;
  if (ADDRESS.test(query)) {
    if (statusIds.length + userIds.length !== 1) return null;
    return statusId === undefined ? (userId === undefined ? null : { userId }) : { statusId };
  }
  if (!HANDLE.test(query)) return null;
  const name = query.replace(/^@/, '').toLowerCase();
  const meant = users.find(
    ({ id, fullName, screenName }) =>
      userIds.includes(id) && [fullName.toLowerCase(), screenName.toLowerCase()].includes(name),
  );
  return meant ? { userId: meant.id } : null;
}
