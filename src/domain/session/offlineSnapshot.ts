/**
 * What a reader saw last, as this browser keeps it for a start without a line: the tails of a few
 * timelines with the place in them, the newest notifications, and all rows that these are shown
 * with. A record of another version, of somebody else, or that is too old counts as not there.
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
/** Grows whenever the form of what is kept changes. */
const VERSION = 1;
const MAX_AGE = 14 * 24 * 3_600_000;

/** How many of each list are kept, and how few at least before nothing is. */
export const MOST_KEPT = 40;
export const FEWEST_KEPT = 5;
/** Letters of the record, written out. */
export const LARGEST = 600_000;
/** Rows above the place that are kept with it. */
const KEPT_ABOVE = 10;

export const keptTimelines: readonly TimelineKey[] = [
  timelineKey('friends'),
  timelineKey('public'),
  timelineKey('publicAndExternal'),
];

export interface SnapshotTimeline {
  key: TimelineKey;
  /** Newest first, with nothing unknown between. */
  ids: string[];
  /** Null: at the top. */
  place: ScrollAnchor | null;
}

export interface OfflineSnapshot {
  version: number;
  /** Screen name of whose it is; null of a visitor. */
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
  /** What waits is not seen, and comes as news again. */
  unseen: readonly string[];
  /** Up to here all is known. */
  syncedUpTo: string | null;
  place: ScrollAnchor | null;
}

/** The stretch of a timeline that the reader is in, around the place, and at most so long. */
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

/** Single ones that came by themselves stand above the edge. */
const isKnownTo = ([newest]: Range, edge: string | null): boolean =>
  newest !== undefined && (edge === null || compareIds(newest, edge) <= 0);

/** What was written whole by this version, for this reader, and not too long ago. */
export function readOfflineSnapshot(
  record: unknown,
  owner: string | null,
  now: number,
): OfflineSnapshot | null {
  const { version, at, timelines, notifications, entities, member, themes } = fieldsOf(record);
  if (version !== VERSION || typeof at !== 'number') return null;
  // A clock that was put back makes nothing young.
  if (Math.abs(now - at) > MAX_AGE || textOf(fieldsOf(record).owner) !== owner) return null;
  const { statuses, users } = fieldsOf(entities);
  const lists = [timelines, notifications, statuses, users, fieldsOf(themes).order];
  if (!lists.every(Array.isArray)) return null;
  if ((owner === null) !== (member === null)) return null;
  return record as OfflineSnapshot;
}
