/** What changes in the notifications that are held, each from one state to the next. */
import type { Notification } from '@/domain/notifications/notification';
import { asFollowers, isUpTo, withSeen } from '@/domain/notifications/notificationList';
import type { FollowRequestAnswer } from '@/slices/people/followRequests';

export interface NotificationsState {
  notifications: readonly Notification[];
  /** A page has come: an empty list says that there is nothing. */
  loaded: boolean;
  /** How many rows that were seen show. */
  seenShown: number;
  /** Where older ones go on; null where the oldest known one says it. */
  olderCursor: string | null;
  /** There are no older ones. */
  atEnd: boolean;
  /** How far a marker of the server says that was read. */
  readUpTo: string | null;
  /** Shown as seen, and not confirmed yet. */
  pendingSeen: Readonly<Record<string, true>>;
  /** Taken away by the reader; kept in case the server refuses. */
  dismissed: Readonly<Record<string, Notification>>;
  /** Rows that the reader unfolded, by their ids: groups, and what is muted. */
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

/** Shows them as seen before the server knows. */
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

/** The server knows them as seen, wished for or not. */
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

export function applyDismissal(state: NotificationsState, id: string): NotificationsState {
  const entry = state.notifications.find((each) => each.id === id);
  if (!entry) return state;
  const notifications = state.notifications.filter((each) => each !== entry);
  return { ...state, notifications, dismissed: { ...state.dismissed, [id]: entry } };
}

/** Who was approved follows from now on; what tells of who was denied goes. */
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
