/**
 * The list of notifications as it is held: newest first, each once, and not more than memory is
 * meant for. Ids tell the order, as times of the server are no finer than seconds.
 */
import { compareIds, isNewer } from '@/domain/engine/ids';
import { MOST_NOTIFICATIONS } from '@/domain/engine/limits';
import { notificationTypes, type Notification } from './notification';
import type { ReportState } from '@/domain/people/report';

/** Takes in some more. What was seen once stays seen: no server takes it back. */
export function mergeNotifications(
  known: readonly Notification[],
  fresh: readonly Notification[],
): Notification[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of fresh) {
    const seen = entry.seen || byId.get(entry.id)?.seen === true;
    byId.set(entry.id, seen === entry.seen ? entry : { ...entry, seen });
  }
  return [...byId.values()].sort((a, b) => compareIds(b.id, a.id));
}

/** Leaves out the oldest of those that were seen, and then the oldest of all. */
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

/** The same list when it changes nothing. */
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

/** Requests of these people read as that they follow; the same list when there are none. */
export const asFollowers = (
  entries: readonly Notification[],
  isMeant: (userId: string) => boolean,
): readonly Notification[] =>
  changed(entries, ({ type, userId }) => type === 'follow_request' && isMeant(userId), {
    type: 'follow',
    wireType: notificationTypes.follow.wire,
  });

/** What staff decided about a report shows wherever it is told of. */
export const withReportState = (
  entries: readonly Notification[],
  reportId: string,
  state: ReportState,
): readonly Notification[] =>
  entries.map((entry) =>
    entry.report?.id === reportId ? { ...entry, report: { ...entry.report, state } } : entry,
  );

/**
 * How far a marker may go that says "all up to here": to the newest one that was seen with nothing
 * unseen below it. Null where there is no such one.
 */
export function seenUpTo(entries: readonly Notification[]): string | null {
  let reached: string | null = null;
  for (const { id, seen } of [...entries].reverse()) {
    if (!seen) break;
    reached = id;
  }
  return reached;
}

/** The oldest that was not seen, where others were: what was read elsewhere begins there. */
export function lowestUnseen(entries: readonly Notification[]): string | null {
  if (!entries.some(({ seen }) => seen)) return null;
  return entries.findLast(({ seen }) => !seen)?.id ?? null;
}

/** What the server counts up to just below this one; null for what is no number. */
export const idBelow = (id: string): string | null =>
  /^[1-9]\d*$/.test(id) ? String(BigInt(id) - 1n) : null;

export const isUpTo = (id: string, last: string | null): boolean =>
  last !== null && !isNewer(id, last);

/** Whether the status that comes with it is what somebody did, as a mention is; not its object. */
export const isAboutNewStatus = ({ type }: Pick<Notification, 'type'>): boolean =>
  type === 'mention' || type === 'status';

/** The status that somebody wrote to the reader, or that the reader waited for. */
export const newStatusOf = (entry: Notification): string | null =>
  isAboutNewStatus(entry) ? entry.statusId : null;

/** Neither seen by a click nor to be forgotten: it asks for something to be done. */
export const needsAction = ({ type }: Pick<Notification, 'type'>): boolean =>
  !notificationTypes[type].seenByClick;
