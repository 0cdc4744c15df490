/** Pure state transitions of the notifications slice. */
import type { Notification } from '@/domain/notifications/notification';
import { asFollowers, isUpTo, withSeen } from '@/domain/notifications/notificationList';
import type { FollowRequestAnswer } from '@/slices/people/followRequests';

export interface NotificationsState {
  notifications: readonly Notification[];
  /** True once a page has come, so that an empty list means that there are none. */
  loaded: boolean;
  /** How many read rows are shown. */
  seenShown: number;
  /** The cursor for older notifications; null where the id of the oldest known one is used. */
  olderCursor: string | null;
  /** True if there are no older notifications. */
  atEnd: boolean;
  /** The position of the server's read marker. */
  readUpTo: string | null;
  /** Optimistically read, not confirmed yet. */
  pendingSeen: Readonly<Record<string, true>>;
  /** Dismissed by the reader; kept in case the server refuses. */
  dismissed: Readonly<Record<string, Notification>>;
  /** Unfolded rows (groups and muted ones), by their ids. */
  unfolded: Readonly<Record<string, true>>;
}

export const furthest = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && isUpTo(one, other)) ? other : one;

export function without<Value>(
  table: Readonly<Record<string, Value>>,
  isMeant: (id: string) => boolean,
): Readonly<Record<string, Value>> {
  const left = Object.entries(table).filter(([id]) => !isMeant(id));
  return left.length === Object.keys(table).length ? table : Object.fromEntries(left);
}

/** Marks notifications as read optimistically. */
export function markPendingSeen(
  state: NotificationsState,
  isMeant: (entry: Notification) => boolean,
): NotificationsState {
  const meant = state.notifications.filter((entry) => !entry.seen && isMeant(entry));
  if (meant.length === 0) return state;
  const ids = new Set(meant.map(({ id }) => id));
  return {
    ...state,
    notifications: withSeen(state.notifications, ({ id }) => ids.has(id)),
    pendingSeen: {
      ...state.pendingSeen,
      ...Object.fromEntries(meant.map(({ id }) => [id, true as const])),
    },
  };
}

/** Stores that the server has marked them as read, whether requested here or not. */
export function confirmSeen(
  state: NotificationsState,
  isNamed: (id: string) => boolean,
  upTo: string | null,
): NotificationsState {
  const isMeant = (id: string) => isUpTo(id, upTo) || isNamed(id);
  const notifications = withSeen(state.notifications, ({ id }) => isMeant(id));
  const pendingSeen = without(state.pendingSeen, isMeant);
  const readUpTo = furthest(state.readUpTo, upTo);
  return { ...state, notifications, pendingSeen, readUpTo };
}

/** True for the other entries of a group that `whole` stands for. */
export const isWithin = (entry: Notification, whole: Notification): boolean =>
  whole.group !== undefined && entry.groupKey === whole.groupKey;

export function applyDismissal(state: NotificationsState, id: string): NotificationsState {
  const entry = state.notifications.find((each) => each.id === id);
  if (!entry) return state;
  const gone = state.notifications.filter((each) => each === entry || isWithin(each, entry));
  const notifications = state.notifications.filter((each) => !gone.includes(each));
  const dismissed = Object.fromEntries(gone.map((each) => [each.id, each]));
  return { ...state, notifications, dismissed: { ...state.dismissed, ...dismissed } };
}

/** After an approval the person is a follower; after a denial the notification is removed. */
export function applyRequestAnswer(
  state: NotificationsState,
  asking: string,
  answer: FollowRequestAnswer,
): NotificationsState {
  if (answer === 'approved') {
    const notifications = asFollowers(state.notifications, (userId) => userId === asking);
    return { ...state, notifications };
  }
  return state.notifications
    .filter(({ type, userId }) => type === 'follow_request' && userId === asking)
    .reduce((left, { id }) => applyDismissal(left, id), state);
}
