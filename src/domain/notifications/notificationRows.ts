/**
 * Groups notifications into rows. Several of one type about the same post form one row that names
 * people; each entry keeps its own `seen`. A row is placed by its newest entry and keyed by its
 * oldest, so that new ones change neither its key nor the rows below. Where the server groups, its
 * groups are the rows: an entry for the whole group, and those that came since.
 */
import { causesOf, notificationTypes, type Notification } from './notification';
import type { Settings } from '@/domain/settings/settings';

export interface NotificationRow {
  /** The id of its oldest entry, or the name of the server's group. */
  id: string;
  /** Newest first; at least one. */
  entries: readonly Notification[];
  /** The newest one, which gives the text and the time. */
  latest: Notification;
  /** The people in it without duplicates, the last to act first. */
  userIds: readonly string[];
  /** The number of further people, whom the server counts only. */
  unnamed: number;
  /** The server's name for the group, if it tells its people. */
  groupKey: string | null;
  /** True if all of its entries are. */
  seen: boolean;
  /** Collapsed to a line that the reader may expand, as its cause is muted. */
  muted: boolean;
}

/** The longest time between two successive entries of a row. */
export const GROUP_GAP = 3 * 86_400_000;

type Grouping = Settings['notificationGrouping'];

interface Rules {
  grouping: Grouping;
  isMuted: (entry: Notification) => boolean;
}

interface Group {
  entries: Notification[];
  muted: boolean;
}

/** Groups entries, newest first; rows come in the same order. */
export function rowsOf(
  entries: readonly Notification[],
  { grouping, isMuted }: Rules,
): NotificationRow[] {
  const groups: Group[] = [];
  const open = new Map<string, Group>();
  for (const entry of entries) {
    const muted = isMuted(entry);
    const key = muted ? null : groupKey(entry, grouping);
    const group = key === null ? undefined : open.get(key);
    if (group && (entry.groupKey !== undefined || isNear(group.entries.at(-1), entry))) {
      group.entries.push(entry);
      continue;
    }
    const begun = { entries: [entry], muted };
    groups.push(begun);
    if (key !== null) open.set(key, begun);
  }
  return groups.flatMap(rowOf);
}

/** Returns a key that is equal for entries of one row; null for no grouping. */
function groupKey(entry: Notification, grouping: Grouping): string | null {
  const { type, statusId } = entry;
  const { visibility, needsStatus } = notificationTypes[type];
  if (visibility === null || !grouping[visibility]) return null;
  if (entry.groupKey !== undefined) return entry.groupKey;
  return `${type} ${needsStatus ? (statusId ?? '') : ''}`;
}

function isNear(above: Notification | undefined, entry: Notification): boolean {
  const distance = Date.parse(above?.createdAt ?? '') - Date.parse(entry.createdAt);
  return distance <= GROUP_GAP;
}

const made = new WeakMap<Notification, NotificationRow>();

/** Returns the same object for the same content, so that its card is not rendered again. */
function rowOf({ entries, muted }: Group): NotificationRow[] {
  const [latest] = entries;
  const oldest = entries.at(-1);
  if (!latest || !oldest) return [];
  const known = made.get(latest);
  if (known && known.muted === muted && isSame(known.entries, entries)) return [known];
  const { group, groupKey: name = oldest.id } = oldest;
  const row: NotificationRow = {
    id: group ? name : oldest.id,
    entries,
    latest,
    userIds: [...new Set(entries.flatMap(causesOf))],
    unnamed: group ? Math.max(0, group.count - group.userIds.length) : 0,
    groupKey: group ? name : null,
    seen: entries.every(({ seen }) => seen),
    muted,
  };
  made.set(latest, row);
  return [row];
}

const isSame = (before: readonly Notification[], now: readonly Notification[]): boolean =>
  before.length === now.length && before.every((entry, at) => entry === now[at]);

/** Returns all unseen rows and the first `seenShown` seen ones. */
export function shownRows(
  rows: readonly NotificationRow[],
  seenShown: number,
  unseenAtTop: boolean,
): readonly NotificationRow[] {
  let left = seenShown;
  const shown = rows.filter(({ seen }) => {
    if (!seen) return true;
    left -= 1;
    return left >= 0;
  });
  if (!unseenAtTop) return shown;
  return [...shown.filter(({ seen }) => !seen), ...shown.filter(({ seen }) => seen)];
}

/** Returns the emoji of a row of reactions, without duplicates, latest first. */
export function emojiOf({ entries }: NotificationRow): readonly EmojiInRow[] {
  const found = new Map<string, EmojiInRow>();
  for (const { emoji, emojiUrl } of entries) {
    if (emoji !== null && !found.has(emoji)) found.set(emoji, { emoji, emojiUrl });
  }
  return [...found.values()];
}

interface EmojiInRow {
  emoji: string;
  /** Null for Unicode emoji. */
  emojiUrl: string | null;
}
