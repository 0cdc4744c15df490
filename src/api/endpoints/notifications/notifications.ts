/** What happened to the reader. */
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { InstanceConfig } from '@/domain/session/instance';
import type { PageLink } from '@/domain/engine/paging';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { decodeMarkers, type Markers } from '@/api/decode/notifications/marker';
import {
  decodeNotifications,
  type NotificationsAnswer,
} from '@/api/decode/notifications/notification';
import { request, type Connection } from '@/api/http';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';

/** Seven that are always named, and those that would never come otherwise. */
const NAMED = [
  'mention',
  'favourite',
  'reblog',
  'follow',
  'follow_request',
  'move',
  'poll',
  'update',
  'status',
  'pleroma:emoji_reaction',
  'pleroma:report',
] as const;

/**
 * The types to ask for, by their names on the wire. Some servers leave out what is not named, and
 * pass over what they do not know; others send all they have, also what is newer than us.
 */
export function askedTypes(instance: InstanceConfig): readonly string[] {
  if (!isPleromaFamily(instance)) return [];
  return instance.pleromaChatMessagesAvailable ? [...NAMED, 'pleroma:chat_mention'] : NAMED;
}

export interface NotificationsPage extends NotificationsAnswer {
  link: PageLink;
}

export interface NotificationsQuery {
  maxId?: string | null;
  minId?: string | null;
  sinceId?: string | null;
  limit?: number;
  withMuted?: boolean;
  /** Names of the wire. */
  types?: readonly string[];
  /** Nothing but these, also of servers that would send what is not named. */
  only?: readonly string[] | null;
}

/** GET /api/v1/notifications */
export async function fetchNotifications(
  to: Connection,
  {
    maxId,
    minId,
    sinceId,
    limit = PAGE_SIZE,
    withMuted,
    types = NAMED,
    only,
  }: NotificationsQuery = {},
): Promise<NotificationsPage> {
  const query = {
    limit,
    max_id: maxId,
    min_id: minId,
    since_id: sinceId,
    with_muted: withMuted,
    include_types: types,
    types: only,
  };
  const { data, link } = await requestRows(to, '/api/v1/notifications', { query });
  return { ...decodeNotifications(data), link };
}

/**
 * POST /api/v1/pleroma/notifications/read — one, or all up to one. The answer differs from version
 * to version and says nothing new.
 */
export async function markNotificationsRead(
  to: Connection,
  which: { notificationId: string } | { upToId: string },
): Promise<void> {
  const json = 'upToId' in which ? { max_id: which.upToId } : { id: which.notificationId };
  await request(to, '/api/v1/pleroma/notifications/read', {
    method: 'POST',
    json,
    expects: 'nothing',
  });
}

/** POST /api/v1/notifications/:id/dismiss */
export async function dismissNotification(to: Connection, notificationId: string): Promise<void> {
  const path = `/api/v1/notifications/${encodeURIComponent(notificationId)}/dismiss`;
  await request(to, path, { method: 'POST', expects: 'nothing' });
}

/** GET /api/v1/markers — how far was read, for servers that do not mark each one. */
export async function fetchMarkers(to: Connection): Promise<Markers> {
  const query = { timeline: ['notifications', 'home'] };
  return decodeMarkers((await requestFields(to, '/api/v1/markers', { query })).data);
}

/** POST /api/v1/markers */
export async function setMarker(to: Connection, lastReadNotificationId: string): Promise<Markers> {
  const json = { notifications: { last_read_id: lastReadNotificationId } };
  return decodeMarkers((await requestFields(to, '/api/v1/markers', { method: 'POST', json })).data);
}
