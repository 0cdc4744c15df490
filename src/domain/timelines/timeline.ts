/**
 * Timelines and their names. A key names one list completely, so that two lists never share state:
 * `friends`, `public`, `tag:cats`, `tag:cats none=dogs`, `list:12`, `user:AqC`, `user:AqC tagged=cats`,
 * `server:hill.example`, `link:https://news.example/1`.
 */
import type { RouteName } from '@/domain/session/routes';
import type { Settings } from '@/domain/settings/settings';

export const timelineKinds = [
  'friends',
  'public',
  'publicAndExternal',
  'mentions',
  'dms',
  'user',
  'favorites',
  'media',
  'tag',
  'bookmarks',
  'list',
  'bubble',
  'server',
  'link',
] as const;

export type TimelineKind = (typeof timelineKinds)[number];

export type TimelineKey = string & { readonly __brand?: 'TimelineKey' };

export function timelineKey(kind: TimelineKind, argument?: string): TimelineKey {
  return argument === undefined ? kind : `${kind}:${argument}`;
}

export function parseTimelineKey(key: TimelineKey): {
  kind: TimelineKind;
  argument: string | null;
} {
  const colon = key.indexOf(':');
  if (colon < 0) return { kind: key as TimelineKind, argument: null };
  return { kind: key.slice(0, colon) as TimelineKind, argument: key.slice(colon + 1) };
}

type Params = Record<string, string>;

/** The timelines that are screens, and the parameter that holds their argument. */
const routes: Partial<Record<RouteName, { kind: TimelineKind; parameter?: string }>> = {
  friends: { kind: 'friends' },
  'public-timeline': { kind: 'public' },
  'public-external-timeline': { kind: 'publicAndExternal' },
  bookmarks: { kind: 'bookmarks' },
  dms: { kind: 'dms' },
  'tag-timeline': { kind: 'tag', parameter: 'tag' },
  'lists-timeline': { kind: 'list', parameter: 'id' },
};

/** Returns the timeline of a route, or null. */
export function timelineOfRoute(name: RouteName, params: Params = {}): TimelineKey | null {
  const shown = routes[name];
  if (!shown) return null;
  return timelineKey(shown.kind, shown.parameter ? params[shown.parameter] : undefined);
}

/** True for timelines that require an account. */
export const needsAccount = (key: TimelineKey): boolean =>
  ['friends', 'dms', 'bookmarks', 'favorites', 'list', 'mentions'].includes(
    parseTimelineKey(key).kind,
  );

/** The capability of showing such a timeline to visitors. */
export const forVisitors = (key: TimelineKey): string => `${parseTimelineKey(key).kind}ForVisitors`;

/** The filtering that is left to the server. */
export interface ServerFiltering {
  /** Includes posts of muted people, which are collapsed here and can be expanded. */
  withMuted: boolean;
  replyVisibility: Settings['replyVisibility'];
}

type Wishes = Pick<Settings, 'hideMutedPosts' | 'hideFilteredStatuses' | 'replyVisibility'>;

export const serverFiltering = (chosen: Partial<Wishes>): ServerFiltering => ({
  withMuted: chosen.hideMutedPosts !== true && chosen.hideFilteredStatuses !== true,
  replyVisibility: chosen.replyVisibility ?? 'all',
});

/** The page size of any list. */
export const PAGE_SIZE = 20;

/**
 * True for timelines that are not ordered by id: the server sorts by the time of the toggle or
 * notification.
 */
export function isSequence(key: TimelineKey): boolean {
  return ['favorites', 'bookmarks', 'mentions'].includes(parseTimelineKey(key).kind);
}

/** The key of the request for a timeline's pages that the reader waits for. */
export const timelineRequest = (key: TimelineKey, kind: 'first' | 'older' | 'news'): string =>
  `timeline ${key} ${kind}`;

/** The key of the request for the gap below a status. */
export const gapRequest = (key: TimelineKey, above: string): string =>
  `timeline ${key} gap ${above}`;
