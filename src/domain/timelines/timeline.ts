/**
 * Timelines and their names. A key names one list completely, so that two lists never share state:
 * `friends`, `public`, `tag:cats`, `list:12`, `user:AqC`.
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

/** The timelines that are screens of their own, and the parameter that names which. */
const routes: Partial<Record<RouteName, { kind: TimelineKind; parameter?: string }>> = {
  friends: { kind: 'friends' },
  'public-timeline': { kind: 'public' },
  'public-external-timeline': { kind: 'publicAndExternal' },
  bookmarks: { kind: 'bookmarks' },
  dms: { kind: 'dms' },
  'tag-timeline': { kind: 'tag', parameter: 'tag' },
  'lists-timeline': { kind: 'list', parameter: 'id' },
};

/** The timeline that a route shows, or null when it shows something else. */
export function timelineOfRoute(name: RouteName, params: Params = {}): TimelineKey | null {
  const shown = routes[name];
  if (!shown) return null;
  return timelineKey(shown.kind, shown.parameter ? params[shown.parameter] : undefined);
}

/** Timelines that a reader has only with an account; asking for them without one is in vain. */
export const needsAccount = (key: TimelineKey): boolean =>
  ['friends', 'dms', 'bookmarks', 'favorites', 'list', 'mentions'].includes(
    parseTimelineKey(key).kind,
  );

/** What a server can where it shows such a timeline to visitors. */
export const forVisitors = (key: TimelineKey): string => `${parseTimelineKey(key).kind}ForVisitors`;

/** What of its filtering a reader leaves to the server. */
export interface ServerFiltering {
  /** Also what the reader muted: it is then collapsed here, where it can be opened. */
  withMuted: boolean;
  replyVisibility: Settings['replyVisibility'];
}

type Wishes = Pick<Settings, 'hideMutedPosts' | 'hideFilteredStatuses' | 'replyVisibility'>;

export const serverFiltering = (chosen: Partial<Wishes>): ServerFiltering => ({
  withMuted: chosen.hideMutedPosts !== true && chosen.hideFilteredStatuses !== true,
  replyVisibility: chosen.replyVisibility ?? 'all',
});

/** Entries a page of any list is asked to hold. */
export const PAGE_SIZE = 20;

/** Timelines whose order the ids do not tell: the server sorts by when they were marked or told. */
export function isSequence(key: TimelineKey): boolean {
  return ['favorites', 'bookmarks', 'mentions'].includes(parseTimelineKey(key).kind);
}

/** Under which key `requests` knows the pages of a timeline that the reader waits for. */
export const timelineRequest = (key: TimelineKey, kind: 'first' | 'older'): string =>
  `timeline ${key} ${kind}`;

/** And what lies below a status. */
export const gapRequest = (key: TimelineKey, above: string): string =>
  `timeline ${key} gap ${above}`;
