/**
 * Desktop notifications: their content, the push configuration of the service worker, and their
 * targets.
 */
import type { NotificationType } from './notification';
import type { QuietHours } from './quietHours';
import { pathTo } from '@/domain/session/routes';
import type { Settings } from '@/domain/settings/settings';

/** How long a desktop notification stays. */
export const DESKTOP_NOTIFICATION_TIMEOUT = 5_000;
/** The number shown at once; one more summarises the rest. */
export const MAX_DESKTOP_NOTIFICATIONS = 3;

export interface DesktopNotification {
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  title: string;
  body: string;
  icon: string;
  /** The path that a click opens. */
  path: string;
}

export type DesktopNotificationTextKey =
  | Exclude<NotificationType, (typeof withoutText)[number] | 'quoted_update'>
  | 'rest'
  | 'more';

/** Types whose post says it, or which are described on the page only. */
const withoutText = ['mention', 'quote', 'notice', 'unknown'] as const;

export function desktopTextKeyOf(type: NotificationType): DesktopNotificationTextKey {
  if (type === 'quoted_update') return 'update';
  return isWithoutText(type) ? 'rest' : type;
}

const isWithoutText = (type: NotificationType): type is (typeof withoutText)[number] =>
  withoutText.some((one) => one === type);

/** Sentences by subject, with placeholders such as `{emoji}`. */
export type DesktopNotificationTexts = Readonly<Record<DesktopNotificationTextKey, string>>;

/** The configuration that the page hands to the service worker, for pushes without a page. */
export interface PushWorkerConfig {
  texts: DesktopNotificationTexts;
  native: Settings['notificationNative'];
  /** Shows pushes even if a page is open. */
  always: boolean;
  quiet: QuietHours | null;
  /** Ids of people whose notifications are not shown. */
  quietPeople: readonly string[];
  screenName: string;
}

/** The storage key of the configuration. */
export const PUSH_WORKER_CONFIG = 'workerOrders';
/** The worker's message that its notification was clicked. */
export const NOTIFICATION_CLICKED = 'linnet:pressed';

/** The title where there are several accounts: whose it is comes first, as titles are cut off. */
export const titleFor = (screenName: string, title: string): string => `@${screenName} · ${title}`;

export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

interface Subject {
  type: NotificationType;
  userId: string;
  statusId: string | null;
  targetUserId: string | null;
}

/** Returns the path of the notification's subject. */
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
