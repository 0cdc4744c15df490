/** Maps each kind of timeline to its path and parameters. */
import { encodeQuery, type Parameters } from '@/api/encoding';
import {
  PAGE_SIZE,
  parseTimelineKey,
  type ServerFiltering,
  type TimelineKey,
  type TimelineKind,
} from '@/domain/timelines/timeline';

interface TimelineSource {
  path: string;
  query?: Parameters;
}

const account = (userId: string): string =>
  `/api/v1/accounts/${encodeURIComponent(userId)}/statuses`;

const sources: Record<TimelineKind, (argument: string) => TimelineSource> = {
  friends: () => ({ path: '/api/v1/timelines/home' }),
  public: () => ({ path: '/api/v1/timelines/public', query: { local: true } }),
  publicAndExternal: () => ({ path: '/api/v1/timelines/public' }),
  dms: () => ({ path: '/api/v1/timelines/direct' }),
  tag: (tag) => ({ path: `/api/v1/timelines/tag/${encodeURIComponent(tag)}` }),
  list: (listId) => ({ path: `/api/v1/timelines/list/${encodeURIComponent(listId)}` }),
  bubble: () => ({ path: '/api/v1/timelines/bubble' }),
  server: (instance) => ({ path: '/api/v1/timelines/public', query: { instance } }),
  link: (url) => ({ path: '/api/v1/timelines/link', query: { url } }),
  user: (userId) => ({ path: account(userId) }),
  media: (userId) => ({ path: account(userId), query: { only_media: true } }),
  bookmarks: (folderId) => ({
    path: '/api/v1/bookmarks',
    query: { folder_id: folderId },
  }),
  favorites: (userId) => ({
    path: userId
      ? `/api/v1/pleroma/accounts/${encodeURIComponent(userId)}/favourites`
      : '/api/v1/favourites',
  }),
  // Both parameter names of the filter: not every server knows the same one.
  mentions: () => ({
    path: '/api/v1/notifications',
    query: { include_types: ['mention'], types: ['mention'] },
  }),
};

/** `argument` is the user, tag, list, server or link. */
export const timelineSource = (
  kind: TimelineKind,
  argument: string | null,
): TimelineSource | undefined =>
  Object.hasOwn(sources, kind) ? sources[kind](argument ?? '') : undefined;

/**
 * Returns the members' filter parameters; omits "all", which crashes servers and is their default.
 */
export const filterParameters = ({
  withMuted,
  replyVisibility,
}: Partial<ServerFiltering>): Parameters => ({
  with_muted: withMuted,
  reply_visibility: replyVisibility === 'all' ? null : replyVisibility,
});

/** Returns the address of its first page, with the filtering that a member leaves to the server. */
export function timelineAddress(key: TimelineKey, left: Partial<ServerFiltering> = {}): string {
  const { kind, argument } = parseTimelineKey(key);
  const { path, query } = sources[kind](argument ?? '');
  return path + encodeQuery({ limit: PAGE_SIZE, ...filterParameters(left), ...query });
}
