/**
 * Explore: posts, hashtags and links that are used much at the moment, people, and the public posts
 * of other servers.
 */
import type { TagDay } from '@/domain/discovery/tags';
import { standalonePaths } from '@/domain/session/standalonePaths';
import type { LinkCard } from '@/domain/statuses/status';

/** In the order of the tabs. */
export const exploreTabs = ['posts', 'hashtags', 'news', 'people', 'servers'] as const;

export type ExploreTab = (typeof exploreTabs)[number];

export const directoryOrders = ['active', 'new'] as const;

export type DirectoryOrder = (typeof directoryOrders)[number];

/** Each is loaded page by page; the servers come all at once. */
export const exploreLists = [
  'posts',
  'hashtags',
  'news',
  'active',
  'new',
  'active local',
  'new local',
  'servers',
] as const;

export type ExploreList = (typeof exploreLists)[number];

export const directoryList = (order: DirectoryOrder, local: boolean): ExploreList =>
  local ? `${order} local` : order;

/** Returns the question behind a list of people; null for other lists. */
export function directoryQuery(
  list: ExploreList,
): { order: DirectoryOrder; local: boolean } | null {
  const [name, scope] = list.split(' ');
  const order = directoryOrders.find((one) => one === name);
  return order ? { order, local: scope === 'local' } : null;
}

/** A link that many share. */
export interface TrendingLink {
  card: LinkCard;
  /** How often it was shared, the latest day first; empty if the server does not count. */
  days: TagDay[];
}

/** The keys of requests. */
export const exploreRequest = (list: ExploreList): string => `explore ${list}`;
export const moreExploreRequest = (list: ExploreList): string => `explore ${list} more`;

/** A list that is opened anew after this time is fetched again, in milliseconds. */
export const EXPLORE_FRESH = 300_000;

/** Why the server suggests somebody. */
export const suggestionReasons = [
  'staff',
  'popular',
  'lively',
  'similar',
  'friends',
  'known',
] as const;

export type SuggestionReason = (typeof suggestionReasons)[number];

export const explorePath = (query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return standalonePaths.explore + (search && `?${search}`);
};

export const serverPostsPath = (host: string): string =>
  `${standalonePaths.serverPosts}?${new URLSearchParams({ host }).toString()}`;

export const linkPostsPath = (url: string): string =>
  `${standalonePaths.linkPosts}?${new URLSearchParams({ url }).toString()}`;

/** Reads the name of a server that was typed or pasted, also out of an address or a handle. */
export function readHost(text: string): string | null {
  const name = text.trim().replace(/^.*@/, '');
  if (name === '' || /\s/.test(name)) return null;
  try {
    const { host } = new URL(/^https?:\/\//i.test(name) ? name : `https://${name}`);
    return /[^.]\.[^.]/.test(host) ? host : null;
  } catch {
    return null;
  }
}
