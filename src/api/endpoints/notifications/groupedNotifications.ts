/** Notifications that the server groups: pages of them, and dismissing a group. */
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { notificationSteps } from '@/api/decode/notifications/notification';
import { request, type Connection } from '@/api/http';
import { runInSteps } from '@/api/steps';
import { olderThan } from '@/api/link';
import { requestFields, rowsOf } from '@/api/endpoints/engine/answers';
import type { NotificationsPage, NotificationsQuery } from './notifications';

/**
 * GET /api/v2/notifications — each group once, as its newest entry. An older page may contain a
 * group again, with fewer entries.
 */
export async function fetchGroupedNotifications(
  to: Connection,
  { maxId, sinceId }: NotificationsQuery,
  groupedTypes: readonly string[],
): Promise<NotificationsPage> {
  const place = { limit: PAGE_SIZE, ...olderThan(maxId), since_id: sinceId };
  const query = { ...place, grouped_types: groupedTypes };
  const path = '/api/v2/notifications';
  const { withoutGroups } = await import(
    /* webpackChunkName: "groupedNotifications" */ '@/api/decode/notifications/notificationGroups'
  );
  const answer = await requestFields(to, path, { query });
  const { data, link } = rowsOf(path, { ...answer, data: withoutGroups(answer.data) });
  return { ...(await runInSteps(to, notificationSteps(data))), link };
}

/** POST /api/v2/notifications/:group_key/dismiss */
export async function dismissNotificationGroup(to: Connection, groupKey: string): Promise<void> {
  const path = `/api/v2/notifications/${encodeURIComponent(groupKey)}/dismiss`;
  await request(to, path, { method: 'POST', expects: 'nothing' });
}
