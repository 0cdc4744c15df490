/** Lists the rows of the tables that notifications refer to; the offline snapshot needs them, too. */
import type { Notification } from '@/domain/notifications/notification';

export type Ids = readonly (string | null | undefined)[];

/** Ids of rows that something needs. */
export interface References {
  statuses?: Ids;
  users?: Ids;
  threads?: Ids;
}

export const referencesOfNotifications = (notifications: readonly Notification[]): References => ({
  statuses: notifications.flatMap(({ statusId, report }) => [
    statusId,
    ...(report?.statusIds ?? []),
  ]),
  users: notifications.flatMap(({ userId, group, targetUserId, chatMessage, report }) => [
    userId,
    ...(group?.userIds ?? []),
    targetUserId,
    chatMessage?.userId,
    report?.reportedUserId,
    report?.reporterId,
    ...(report?.notes ?? []).map((note) => note.userId),
  ]),
});
