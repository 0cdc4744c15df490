/** What is told outside of the page: pop-ups, what the worker needs to know, and where they lead. */
import type { NotificationType } from './notification';
import { pathTo } from './routes';
import type { Settings } from './settings';

/** How long a pop-up stays. */
export const POP_UP_TIMEOUT = 5_000;
/** So many stand at once; what comes on top of them is told in one. */
export const MOST_POP_UPS = 3;

export interface PopUp {
  /** Another with the same takes its place. */
  tag: string;
  title: string;
  body: string;
  icon: string;
  /** Where a press on it leads. */
  path: string;
}

export type ToldKey = Exclude<NotificationType, 'mention' | 'unknown'> | 'rest' | 'more';

/** Sentences by what they tell of, with places such as `{emoji}`. */
export type ToldTexts = Readonly<Record<ToldKey, string>>;

/** What the worker is told by the page, for the time when there is none. */
export interface WorkerOrders {
  texts: ToldTexts;
  native: Settings['notificationNative'];
  /** Pushes show although a page is open. */
  always: boolean;
  screenName: string;
}

/** Where the worker finds them. */
export const WORKER_ORDERS = 'workerOrders';
/** What the worker says when a notification of its own was pressed. */
export const PRESSED = 'linnet:pressed';

export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

interface Subject {
  type: NotificationType;
  userId: string;
  statusId: string | null;
  targetUserId: string | null;
}

/** The thing that it tells of. */
export function placeOf(subject: Subject, ownName: string): string {
  const { type, userId, statusId, targetUserId } = subject;
  if (type === 'follow_request') return pathTo('friend-requests');
  if (type === 'pleroma:report') return pathTo('notifications', { username: ownName });
  if (type === 'pleroma:chat_mention') {
    return pathTo('chat', { username: ownName, recipientId: userId });
  }
  if (statusId !== null) return pathTo('conversation', { id: statusId });
  return pathTo('external-user-profile', { id: targetUserId ?? userId });
}
