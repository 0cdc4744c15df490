/** What changes in the notifications that are held, each from one state to the next. */
import type { Notification } from '@/domain/notification';
import { asFollowers, isUpTo, withSeen } from '@/domain/notificationList';
import type { RequestAnswer } from './followRequests';
import type { NotificationsState as State } from './notifications';

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
export function wish(state: State, isMeant: (entry: Notification) => boolean): State {
  const meant = state.notifications.filter((entry) => !entry.seen && isMeant(entry));
  if (meant.length === 0) return state;
  const ids = new Set(meant.map(({ id }) => id));
  return {
    ...state,
    notifications: withSeen(state.notifications, ({ id }) => ids.has(id)),
    wishes: { ...state.wishes, ...Object.fromEntries(meant.map(({ id }) => [id, true as const])) },
  };
}

/** The server knows them as seen, wished for or not. */
export function confirm(
  state: State,
  isNamed: (id: string) => boolean,
  upTo: string | null,
): State {
  const isMeant = (id: string) => isUpTo(id, upTo) || isNamed(id);
  const notifications = withSeen(state.notifications, ({ id }) => isMeant(id));
  const wishes = without(state.wishes, isMeant);
  const readUpTo = furthest(state.readUpTo, upTo);
  return { ...state, notifications, wishes, readUpTo };
}

export function dismiss(state: State, id: string): State {
  const entry = state.notifications.find((each) => each.id === id);
  if (!entry) return state;
  const notifications = state.notifications.filter((each) => each !== entry);
  return { ...state, notifications, dismissed: { ...state.dismissed, [id]: entry } };
}

/** Who was approved follows from now on; what tells of who was denied goes. */
export function answered(state: State, asking: string, answer: RequestAnswer): State {
  if (answer === 'approved') {
    const notifications = asFollowers(state.notifications, (userId) => userId === asking);
    return { ...state, notifications };
  }
  return state.notifications
    .filter(({ type, userId }) => type === 'follow_request' && userId === asking)
    .reduce((left, { id }) => dismiss(left, id), state);
}
