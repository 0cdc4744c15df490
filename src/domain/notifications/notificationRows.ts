/**
 * Rows of the list of notifications. Several of one type about the same post are one row that names
 * people; every entry in it keeps its own rules of being seen. A row stands where its newest entry
 * stands, and is called after its oldest, so that news change neither its key nor what is below it.
 */
import { notificationTypes, type Notification } from './notification';
import type { Settings } from '@/domain/settings/settings';

export interface NotificationRow {
  /** The id of its oldest entry. */
  id: string;
  /** Newest first; at least one. */
  entries: readonly Notification[];
  /** The newest of them: it says what and when. */
  latest: Notification;
  /** Everybody in it once, the last to act first. */
  userIds: readonly string[];
  /** All of its entries were. */
  seen: boolean;
  /** Folded to a line, as its cause is muted; the reader may unfold it. */
  muted: boolean;
}

/** What one row takes in lies no further apart than this, from one to the next. */
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

/** Takes entries newest first, and gives rows in the same order. */
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
    if (group && isNear(group.entries.at(-1), entry)) {
      group.entries.push(entry);
      continue;
    }
    const begun = { entries: [entry], muted };
    groups.push(begun);
    if (key !== null) open.set(key, begun);
  }
  return groups.flatMap(rowOf);
}

/** What may share a row shares a key; null stands alone. */
function groupKey({ type, statusId }: Notification, grouping: Grouping): string | null {
  const { visibility, needsStatus } = notificationTypes[type];
  if (visibility === null || !grouping[visibility]) return null;
  return `${type} ${needsStatus ? (statusId ?? '') : ''}`;
}

function isNear(above: Notification | undefined, entry: Notification): boolean {
  const distance = Date.parse(above?.createdAt ?? '') - Date.parse(entry.createdAt);
  return distance <= GROUP_GAP;
}

const made = new WeakMap<Notification, NotificationRow>();

/** The same object as long as the same is in it: then its card need not be drawn again. */
function rowOf({ entries, muted }: Group): NotificationRow[] {
  const [latest] = entries;
  const oldest = entries.at(-1);
  if (!latest || !oldest) return [];
  const known = made.get(latest);
  if (known && known.muted === muted && isSame(known.entries, entries)) return [known];
  const row: NotificationRow = {
    id: oldest.id,
    entries,
    latest,
    userIds: [...new Set(entries.map(({ userId }) => userId))],
    seen: entries.every(({ seen }) => seen),
    muted,
  };
  made.set(latest, row);
  return [row];
}

const isSame = (before: readonly Notification[], now: readonly Notification[]): boolean =>
  before.length === now.length && before.every((entry, at) => entry === now[at]);

/** All that are unseen, and of the others the first `seenShown`. */
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

/** The emoji of a row of reactions, each once, the last first. */
export function emojiOf({ entries }: NotificationRow): readonly EmojiInRow[] {
  const found = new Map<string, EmojiInRow>();
  for (const { emoji, emojiUrl } of entries) {
    if (emoji !== null && !found.has(emoji)) found.set(emoji, { emoji, emojiUrl });
  }
  return [...found.values()];
}

export interface EmojiInRow {
  emoji: string;
  /** Null for one that is text. */
  emojiUrl: string | null;
}
