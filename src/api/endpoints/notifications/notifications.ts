/** Fetches notifications, marks them as read, and keeps the read markers. */
import { isPleromaFamily } from '@/domain/session/serverFamily';
import type { InstanceConfig } from '@/domain/session/instance';
import type { PageLink } from '@/domain/engine/paging';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { decodeMarkers, type Markers } from '@/api/decode/notifications/marker';
import {
  notificationSteps,
  type NotificationsAnswer,
} from '@/api/decode/notifications/notification';
import { request, type Connection } from '@/api/http';
import { runInSteps } from '@/api/steps';
import { olderThan } from '@/api/link';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';

/**
 * Types that are always requested: the seven common ones, and those that are only sent on request.
 */
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
 * Returns the types to request, by their wire names. Some servers leave out what is not named and
 * ignore unknown names; others send everything, including types that this client does not know.
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
  /** Wire names. */
  types?: readonly string[];
  /** Only these types, also on servers that send types not named. */
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
    ...olderThan(maxId),
    min_id: minId,
    since_id: sinceId,
    with_muted: withMuted,
    include_types: types,
    types: only,
  };
  const { data, link } = await requestRows(to, '/api/v1/notifications', { query });
  return { ...(await runInSteps(to, notificationSteps(data))), link };
}

/**
 * POST /api/v1/pleroma/notifications/read — one, or all up to one. The answer differs between
 * versions and adds nothing.
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

/** GET /api/v1/markers — how far the reader has read, for servers without a read flag for each. */
export async function fetchMarkers(to: Connection): Promise<Markers> {
  const query = { timeline: ['notifications', 'home'] };
  return decodeMarkers((await requestFields(to, '/api/v1/markers', { query })).data);
}

/** POST /api/v1/markers */
export async function setMarker(to: Connection, lastReadNotificationId: string): Promise<Markers> {
  const json = { notifications: { last_read_id: lastReadNotificationId } };
  return decodeMarkers((await requestFields(to, '/api/v1/markers', { method: 'POST', json })).data);
}
