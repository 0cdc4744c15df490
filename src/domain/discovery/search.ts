/** Searches: the kinds of results, which of them shows first, and exact matches. */
import type { EntityBundle } from '@/domain/engine/entities';

/** In the order of the tabs; the first one with results is selected. */
export const searchTabs = ['statuses', 'people', 'hashtags'] as const;

export type SearchTab = (typeof searchTabs)[number];

/** The number of results requested per kind. */
export const SEARCH_LIMIT = 20;
/** The number of remembered searches. */
export const MAX_SEARCH_HISTORY = 10;

export interface Search {
  query: string;
  /** Only people the reader follows. */
  following: boolean;
  /** Only posts of this person, and nothing else. */
  from?: string;
}

export interface FoundHashtag {
  name: string;
  /** People on the latest day; null if the server does not say. */
  people: number | null;
  uses: number | null;
}

/** Some results of each kind. */
export interface SearchPage {
  statusIds: string[];
  userIds: string[];
  hashtags: FoundHashtag[];
  /** Rows per kind, unreadable ones included: the offset of the next page. */
  rows: Record<SearchTab, number>;
}

export const searchKey = ({ query, following, from }: Search): string => {
  if (from !== undefined) return `from ${from} ${query}`;
  return following ? `following ${query}` : `all ${query}`;
};

/** The keys of its requests. */
export const searchRequest = (search: Search): string => `search ${searchKey(search)}`;
export const moreResultsRequest = (search: Search, tab: SearchTab): string =>
  `search more ${tab} ${searchKey(search)}`;

/** Returns the first kind with results: statuses, people, hashtags; statuses if there are none. */
export const firstTabOf = (counts: Record<SearchTab, number>): SearchTab =>
  searchTabs.find((tab) => counts[tab] > 0) ?? 'statuses';

/** Adds a search; latest first, without duplicates. */
export const withSearch = (searches: readonly string[], query: string): string[] =>
  [query, ...searches.filter((each) => each !== query)].slice(0, MAX_SEARCH_HISTORY);

const ADDRESS = /^https?:\/\/\S+$/i;
const HANDLE = /^@?[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

type ExactMatch = { statusId: string } | { userId: string };

/** Returns the result that a pasted address or a full handle stands for. */
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
