/** What is told outside of the page: pop-ups, what the worker needs to know, and where they lead. */
import type { NotificationType } from './notification';
import { pathTo } from '@/domain/session/routes';
import type { Settings } from '@/domain/settings/settings';

/** How long a pop-up stays. */
export const DESKTOP_NOTIFICATION_TIMEOUT = 5_000;
/** So many stand at once; what comes on top of them is told in one. */
export const MAX_DESKTOP_NOTIFICATIONS = 3;

export interface DesktopNotification {
  /** Another with the same takes its place. */
  tag: string;
  title: string;
  body: string;
  icon: string;
  /** Where a press on it leads. */
  path: string;
}

export type DesktopNotificationTextKey =
  Exclude<NotificationType, 'mention' | 'unknown'> | 'rest' | 'more';

/** Sentences by what they tell of, with places such as `{emoji}`. */
export type DesktopNotificationTexts = Readonly<Record<DesktopNotificationTextKey, string>>;

/** What the worker is told by the page, for the time when there is none. */
export interface PushWorkerConfig {
  texts: DesktopNotificationTexts;
  native: Settings['notificationNative'];
  /** Pushes show although a page is open. */
  always: boolean;
  screenName: string;
}

/** Where the worker finds them. */
export const PUSH_WORKER_CONFIG = 'workerOrders';
/** What the worker says when a notification of its own was pressed. */
export const NOTIFICATION_CLICKED = 'linnet:pressed';

export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

interface Subject {
  type: NotificationType;
  userId: string;
  statusId: string | null;
  targetUserId: string | null;
}

/** The thing that it tells of. */
export function pathOfNotification(subject: Subject, ownName: string): string {
  const { type, userId, statusId, targetUserId } = subject;
  if (type === 'follow_request') return pathTo('friend-requests');
  if (type === 'pleroma:report') return pathTo('notifications', { username: ownName });
  if (type === 'pleroma:chat_mention') {
    return pathTo('chat', { username: ownName, recipientId: userId });
  }
  if (statusId !== null) return pathTo('conversation', { id: statusId });
  return pathTo('external-user-profile', { id: targetUserId ?? userId });
}
