/**
 * The offline snapshot, which is drawn before the server has answered, or without a network: the
 * last viewed part of a few timelines with their scroll anchors, the newest notifications, and all
 * rows that these need. A snapshot of another version or reader, or one that is too old, is ignored.
 */
import { fieldsOf, textOf } from '@/lib/values/fields';
import type { EntityBundle } from '@/domain/engine/entities';
import type { InstanceConfig } from './instance';
import type { Notification } from '@/domain/notifications/notification';
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import type { UserList } from '@/domain/people/list';
import type { CurrentUser } from './session';
import type { Settings } from '@/domain/settings/settings';
import type { ThemeList } from '@/domain/settings/theme/themeList';
import type { TimelineKey } from '@/domain/timelines/timeline';

export const OFFLINE_SNAPSHOT_KEY = 'last seen';
/** Incremented whenever the format changes. */
export const SNAPSHOT_VERSION = 3;
const MAX_AGE = 14 * 24 * 3_600_000;

export interface SnapshotTimeline {
  key: TimelineKey;
  /** Newest first, without gaps. */
  ids: string[];
  /** The newest status that was seen; the ids may begin further down. Anything newer is news. */
  seenUpTo: string | null;
  /** The scroll anchor; null at the top. */
  place: ScrollAnchor | null;
}

/** Numbers and names on which it depends how many rows the navigation and the panels have. */
export interface RememberedFacts {
  lists: UserList[];
  unreadChats: number;
  unreadAnnouncements: number;
}

export interface OfflineSnapshot {
  version: number;
  /** Screen name of the reader; null for a visitor. */
  owner: string | null;
  at: number;
  instance: Partial<InstanceConfig>;
  settings: Partial<Settings>;
  themes: ThemeList;
  member: CurrentUser | null;
  timelines: SnapshotTimeline[];
  notifications: readonly Notification[];
  readUpTo: string | null;
  remembered: RememberedFacts;
  entities: EntityBundle;
}

/** Reads a complete snapshot of this version and reader that is not too old; else null. */
export function readOfflineSnapshot(
  record: unknown,
  owner: string | null,
  now: number,
): OfflineSnapshot | null {
  const { version, at, timelines, notifications, entities, member, themes, remembered } =
    fieldsOf(record);
  if (version !== SNAPSHOT_VERSION || typeof at !== 'number') return null;
  // A clock that was set back does not make a snapshot young.
  if (Math.abs(now - at) > MAX_AGE || textOf(fieldsOf(record).owner) !== owner) return null;
  const { statuses, users } = fieldsOf(entities);
  const { lists } = fieldsOf(remembered);
  const arrays = [timelines, notifications, statuses, users, fieldsOf(themes).order, lists];
  if (!arrays.every(Array.isArray)) return null;
  if ((owner === null) !== (member === null)) return null;
  return record as OfflineSnapshot;
}
