/**
 * The list of notifications in memory: newest first, without duplicates, of limited size. Sorted by
 * id, as the server's times are no finer than seconds.
 */
import { compareIds, isNewer } from '@/domain/engine/ids';
import { MOST_NOTIFICATIONS } from '@/domain/engine/limits';
import { notificationTypes, type Notification } from './notification';
import type { ReportState } from '@/domain/people/report';

/** Merges notifications. A seen one stays seen: no server reverts it. */
export function mergeNotifications(
  known: readonly Notification[],
  fresh: readonly Notification[],
): Notification[] {
  const byId = new Map(fresh.map((entry) => [entry.id, entry]));
  const others = known.filter(({ id, seen }) => {
    const entry = byId.get(id);
    if (entry && seen && !entry.seen) byId.set(id, { ...entry, seen });
    return !entry;
  });
  return withoutCounted([...byId.values(), ...others].sort((a, b) => compareIds(b.id, a.id)));
}

/** Drops those that a newer entry for their whole group counts. Newest first. */
function withoutCounted(entries: Notification[]): Notification[] {
  const counted = new Set<string>();
  return entries.filter(({ groupKey, group }) => {
    if (groupKey === undefined) return true;
    const isCounted = counted.has(groupKey);
    if (group) counted.add(groupKey);
    return !isCounted;
  });
}

/** Drops the oldest seen entries, then the oldest of all. */
export function boundNotifications(
  entries: readonly Notification[],
  most: number = MOST_NOTIFICATIONS,
): readonly Notification[] {
  let surplus = entries.length - most;
  if (surplus <= 0) return entries;
  const kept: Notification[] = [];
  for (const entry of [...entries].reverse()) {
    if (entry.seen && surplus > 0) surplus -= 1;
    else kept.push(entry);
  }
  return kept.reverse().slice(0, most);
}

/** Sets `seen`; returns the same list if nothing changes. */
export function withSeen(
  entries: readonly Notification[],
  isMeant: (entry: Notification) => boolean,
  seen = true,
): readonly Notification[] {
  return changed(entries, (entry) => entry.seen !== seen && isMeant(entry), { seen });
}

function changed(
  entries: readonly Notification[],
  isMeant: (entry: Notification) => boolean,
  changes: Partial<Notification>,
): readonly Notification[] {
  if (!entries.some(isMeant)) return entries;
  return entries.map((entry) => (isMeant(entry) ? { ...entry, ...changes } : entry));
}

/** Turns these people's follow requests into follows; returns the same list if there are none. */
export const asFollowers = (
  entries: readonly Notification[],
  isMeant: (userId: string) => boolean,
): readonly Notification[] =>
  changed(entries, ({ type, userId }) => type === 'follow_request' && isMeant(userId), {
    type: 'follow',
    wireType: notificationTypes.follow.wire,
  });

/** Updates the state of a report in every notification about it. */
export const withReportState = (
  entries: readonly Notification[],
  reportId: string,
  state: ReportState,
): readonly Notification[] =>
  entries.map((entry) =>
    entry.report?.id === reportId ? { ...entry, report: { ...entry.report, state } } : entry,
  );

/**
 * Returns the id up to which everything is seen, for a "read up to" marker: the newest seen one
 * with nothing unseen below it, or null.
 */
export function seenUpTo(entries: readonly Notification[]): string | null {
  let reached: string | null = null;
  for (const { id, seen } of [...entries].reverse()) {
    if (!seen) break;
    reached = id;
  }
  return reached;
}

/** Returns the oldest unseen entry if others are seen: entries read elsewhere begin there. */
export function lowestUnseen(entries: readonly Notification[]): string | null {
  if (!entries.some(({ seen }) => seen)) return null;
  return entries.findLast(({ seen }) => !seen)?.id ?? null;
}

/** Returns the id just below a numeric one; null for other ids. */
export const idBelow = (id: string): string | null =>
  /^[1-9]\d*$/.test(id) ? String(BigInt(id) - 1n) : null;

export const isUpTo = (id: string, last: string | null): boolean =>
  last !== null && !isNewer(id, last);

/** True if the status is new, as with a mention, and not the object of an action. */
export const isAboutNewStatus = ({ type }: Pick<Notification, 'type'>): boolean =>
  type === 'mention' || type === 'status' || type === 'quote';

/** Returns the status that somebody wrote to the reader, or that the reader subscribed to. */
export const newStatusOf = (entry: Notification): string | null =>
  isAboutNewStatus(entry) ? entry.statusId : null;

/** True if a click does not mark it as seen, as it requires an action. */
export const needsAction = ({ type }: Pick<Notification, 'type'>): boolean =>
  !notificationTypes[type].seenByClick;
