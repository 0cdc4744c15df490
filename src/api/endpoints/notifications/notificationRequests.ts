/** The people whose notifications the server filters: list them, accept and dismiss them. */
import type { RequestAnswer } from '@/domain/notifications/notificationRequests';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import {
  decodeNotificationRequests,
  type NotificationRequestsAnswer,
} from '@/api/decode/notifications/notificationRequest';
import {
  decodeNotifications,
  type NotificationsAnswer,
} from '@/api/decode/notifications/notification';
import { flagOf, fieldsOf } from '@/api/decode/engine/read';
import { request, type Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';

const REQUESTS = '/api/v1/notifications/requests';

interface RequestsPage extends NotificationRequestsAnswer {
  /** The cursor of the next page; null if there is none. */
  next: string | null;
}

/** GET /api/v1/notifications/requests */
export async function fetchNotificationRequests(
  to: Connection,
  maxId: string | null = null,
): Promise<RequestsPage> {
  const query = { limit: PAGE_SIZE, ...olderThan(maxId) };
  const { data, link } = await requestRows(to, REQUESTS, { query });
  return { ...decodeNotificationRequests(data), next: link.maxId };
}

const actions: Record<RequestAnswer, string> = { accepted: 'accept', dismissed: 'dismiss' };

/** POST /api/v1/notifications/requests/accept and /dismiss, for one with its id in the path */
export async function answerNotificationRequests(
  to: Connection,
  ids: readonly string[],
  answer: RequestAnswer,
): Promise<void> {
  const [id = ''] = ids;
  const single = ids.length === 1;
  const part = single ? `/${encodeURIComponent(id)}` : '';
  await request(to, `${REQUESTS}${part}/${actions[answer]}`, {
    method: 'POST',
    ...(single ? {} : { json: { id: ids } }),
    expects: 'nothing',
  });
}

/** GET /api/v1/notifications/requests/merged — true once accepted ones stand in the list. */
export async function fetchRequestsMerged(to: Connection): Promise<boolean> {
  const { data } = await requestFields(to, `${REQUESTS}/merged`);
  return flagOf(fieldsOf<{ merged: boolean }>(data).merged);
}

/** GET /api/v1/notifications — those by one person, with the filtered ones. */
export async function fetchFilteredNotifications(
  to: Connection,
  userId: string,
): Promise<NotificationsAnswer> {
  const query = { account_id: userId, include_filtered: true, limit: PAGE_SIZE };
  return decodeNotifications((await requestRows(to, '/api/v1/notifications', { query })).data);
}
