/**
 * The offline snapshot for a start without a network: the last viewed part of a few timelines with
 * their scroll anchors, the newest notifications, and all rows that these need. A snapshot of
 * another version or reader, or one that is too old, is ignored.
 */
import { fieldsOf, textOf } from '@/lib/values/fields';
import { compareIds } from '@/domain/engine/ids';
import type { EntityBundle } from '@/domain/engine/entities';
import type { InstanceConfig } from './instance';
import type { Notification } from '@/domain/notifications/notification';
import type { Range } from '@/domain/timelines/timelineRanges';
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import type { CurrentUser } from './session';
import type { Settings } from '@/domain/settings/settings';
import type { ThemeList } from '@/domain/settings/theme/themeList';
import { timelineKey, type TimelineKey } from '@/domain/timelines/timeline';

export const OFFLINE_SNAPSHOT_KEY = 'last seen';
/** Incremented whenever the format changes. */
const VERSION = 1;
const MAX_AGE = 14 * 24 * 3_600_000;

/** The most rows kept of each list, and the fewest worth keeping. */
export const MOST_KEPT = 40;
export const FEWEST_KEPT = 5;
/** The longest serialised snapshot, in characters. */
export const LARGEST = 600_000;
/** Rows kept above the scroll anchor. */
const KEPT_ABOVE = 10;

export const keptTimelines: readonly TimelineKey[] = [
  timelineKey('friends'),
  timelineKey('public'),
  timelineKey('publicAndExternal'),
];

export interface SnapshotTimeline {
  key: TimelineKey;
  /** Newest first, without gaps. */
  ids: string[];
  /** The scroll anchor; null at the top. */
  place: ScrollAnchor | null;
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
  entities: EntityBundle;
}

export const createOfflineSnapshot = (
  content: Omit<OfflineSnapshot, 'version'>,
): OfflineSnapshot => ({
  version: VERSION,
  ...content,
});

interface Tail {
  ranges: readonly Range[];
  /** Unseen statuses, which are not kept; they arrive again as new ones. */
  unseen: readonly string[];
  /** No gaps up to this id. */
  syncedUpTo: string | null;
  place: ScrollAnchor | null;
}

/** Returns the part of a timeline around the scroll anchor, at most `most` ids. */
export function tailOf({ ranges, unseen, syncedUpTo, place }: Tail, most: number): string[] {
  const waiting = new Set(unseen);
  const seen = ranges.map((range) => range.filter((id) => !waiting.has(id)));
  const sought = place?.rows.map(({ id }) => id) ?? [];
  const around = seen.find((range) => range.some((id) => sought.includes(id)));
  const stretch = around ?? seen.find((range) => isKnownTo(range, syncedUpTo)) ?? [];
  const at = around ? around.findIndex((id) => sought.includes(id)) : 0;
  const start = Math.max(0, Math.min(at - KEPT_ABOVE, stretch.length - most));
  return stretch.slice(start, start + most);
}

/** False for single statuses above the synced part, which were streamed. */
const isKnownTo = ([newest]: Range, edge: string | null): boolean =>
  newest !== undefined && (edge === null || compareIds(newest, edge) <= 0);

/** Reads a complete snapshot of this version and reader that is not too old; else null. */
export function readOfflineSnapshot(
  record: unknown,
  owner: string | null,
  now: number,
): OfflineSnapshot | null {
  const { version, at, timelines, notifications, entities, member, themes } = fieldsOf(record);
  if (version !== VERSION || typeof at !== 'number') return null;
  // A clock that was set back does not make a snapshot young.
  if (Math.abs(now - at) > MAX_AGE || textOf(fieldsOf(record).owner) !== owner) return null;
  const { statuses, users } = fieldsOf(entities);
  const lists = [timelines, notifications, statuses, users, fieldsOf(themes).order];
  if (!lists.every(Array.isArray)) return null;
  if ((owner === null) !== (member === null)) return null;
  return record as OfflineSnapshot;
}
