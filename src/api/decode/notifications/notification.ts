/**
 * Decodes notifications. Refuses one about a post that is gone, or by somebody whom the reader may
 * not see; accepts types that this client does not know.
 */
import type { EntityBundle } from '@/domain/engine/entities';
import {
  notificationTypes,
  type Notification,
  type ServerNotice,
} from '@/domain/notifications/notification';
import { notificationTypeOf } from '@/domain/notifications/notificationNames';
import type { Report } from '@/domain/people/report';
import type { WireNotification, WireSeverance, WireWarning } from '@/api/wire/notification';
import { decodeChatMessage } from '@/api/decode/talk/chat';
import { createCollector, type Collector } from '@/api/decode/engine/collector';
import {
  addressOf,
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  isRecord,
  listOf,
  momentOf,
  stringOf,
  textOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';
import { allAtOnce, type Steps } from '@/api/steps';
import { decodeReport } from '@/api/decode/people/report';
import { reactionName } from '@/api/decode/statuses/statusRow';

/** How the keys of single notifications begin. */
const UNGROUPED = 'ungrouped-';

export interface NotificationAnswer {
  notification: Notification;
  entities: EntityBundle;
}

export interface NotificationsAnswer {
  /** In the server's order. */
  notifications: Notification[];
  entities: EntityBundle;
  refusals: Refusal[];
}

export function decodeNotification(wire: unknown): NotificationAnswer | Refusal {
  const collector = createCollector();
  const notification = decodeOne(wire, collector);
  return isRefusal(notification) ? notification : { notification, entities: collector.bundle() };
}

export const decodeNotifications = (wires: unknown): NotificationsAnswer =>
  allAtOnce(notificationSteps(wires));

/** Decodes a page, one notification per step, as its posts and people take as long as a timeline. */
export function* notificationSteps(wires: unknown): Steps<NotificationsAnswer> {
  const collector = createCollector();
  const notifications: Notification[] = [];
  const refused: Refusal[] = [];
  for (const wire of listOf(wires)) {
    const { items, refusals } = keepReadable([wire], (each) => decodeOne(each, collector));
    notifications.push(...items);
    refused.push(...refusals);
    yield;
  }
  return { notifications, entities: collector.bundle(), refusals: refused };
}

function decodeOne(input: unknown, collector: Collector): Notification | Refusal {
  const wire = fieldsOf<WireNotification>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('notification', 'no id');
  const wireType = textOf(wire.type);
  const type = notificationTypeOf(wireType);
  const statusId = isRecord(wire.status) ? collector.addStatus(wire.status) : null;
  if (isRefusal(statusId)) return refuse('notification', statusId.why);
  if (statusId === null && notificationTypes[type].needsStatus) {
    return refuse('notification', 'its status is gone');
  }
  const userId = collector.addUser(wire.account);
  if (isRefusal(userId)) return refuse('notification', 'its cause is withheld');
  const pleroma = fieldsOf<{ is_seen: boolean; is_muted: boolean }>(wire.pleroma);
  return {
    id,
    type,
    wireType,
    seen: flagOf(pleroma.is_seen),
    muted: flagOf(pleroma.is_muted),
    createdAt: momentOf(wire.created_at) ?? '',
    userId,
    statusId,
    targetUserId: orNull(isRecord(wire.target) ? collector.addUser(wire.target) : null),
    emoji: reactionName(wire.emoji),
    emojiUrl: addressOf(wire.emoji_url),
    chatMessage: orNull(isRecord(wire.chat_message) ? decodeChatMessage(wire.chat_message) : null),
    report: reportOf(wire.report, userId, collector),
    ...(type === 'notice' ? { notice: noticeOf(wire) } : {}),
    ...groupOf(input, collector),
  };
}

/** Nothing of a notification that the server does not group. */
function groupOf(wire: unknown, collector: Collector): Pick<Notification, 'group' | 'groupKey'> {
  const fields = fieldsOf<{ group_key: string; notifications_count: number; group_accounts: [] }>(
    wire,
  );
  const groupKey = textOf(fields.group_key, UNGROUPED);
  if (groupKey.startsWith(UNGROUPED)) return {};
  if (fields.group_accounts === undefined) return { groupKey };
  const { items } = keepReadable(listOf(fields.group_accounts), (one) => collector.addUser(one));
  return { groupKey, group: { count: countOf(fields.notifications_count, 1), userIds: items } };
}

/** Reads what belongs to the type; each has a field of its own. */
function noticeOf(wire: Distrusted<WireNotification>): ServerNotice {
  const event = fieldsOf<WireSeverance>(wire.event);
  const warning = fieldsOf<WireWarning>(wire.moderation_warning);
  const { year } = fieldsOf<{ year: number }>(wire.annual_report);
  return {
    reason: textOf(event.type, textOf(warning.action)),
    subject: stringOf(event.target_name) ?? stringOf(warning.text) ?? idOf(year) ?? '',
    followers: countOf(event.followers_count, 0),
    following: countOf(event.following_count, 0),
  };
}

/** Decodes a report; if it does not name its reporter, the notification does. */
function reportOf(wire: unknown, userId: string, collector: Collector): Report | null {
  const report = orNull(isRecord(wire) ? decodeReport(wire, collector) : null);
  return report && { ...report, reporterId: report.reporterId ?? userId };
}

const orNull = <Value>(value: Value | Refusal): Value | null => (isRefusal(value) ? null : value);
