/**
 * What a reader saw last, as this browser keeps it for a start without a line: the tails of a few
 * timelines with the place in them, the newest notifications, and all rows that these are shown
 * with. A record of another version, of somebody else, or that is too old counts as not there.
 */
import { fieldsOf, textOf } from '@/lib/fields';
import { compareIds } from './ids';
import type { EntityBundle } from './entities';
import type { InstanceConfig } from './instance';
import type { Notification } from './notification';
import type { Range } from './ranges';
import type { ReadersPlace } from './readersPlace';
import type { CurrentUser } from './session';
import type { Settings } from './settings';
import type { ThemeList } from './theme/styles';
import { timelineKey, type TimelineKey } from './timeline';

export const LAST_SEEN = 'last seen';
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

export interface SeenTimeline {
  key: TimelineKey;
  /** Newest first, with nothing unknown between. */
  ids: string[];
  /** Null: at the top. */
  place: ReadersPlace | null;
}

export interface LastSeen {
  version: number;
  /** Screen name of whose it is; null of a visitor. */
  owner: string | null;
  at: number;
  instance: Partial<InstanceConfig>;
  settings: Partial<Settings>;
  themes: ThemeList;
  member: CurrentUser | null;
  timelines: SeenTimeline[];
  notifications: readonly Notification[];
  readUpTo: string | null;
  entities: EntityBundle;
}

export const lastSeen = (content: Omit<LastSeen, 'version'>): LastSeen => ({
  version: VERSION,
  ...content,
});

interface Tail {
  ranges: readonly Range[];
  /** What waits is not seen, and comes as news again. */
  unseen: readonly string[];
  /** Up to here all is known. */
  edge: string | null;
  place: ReadersPlace | null;
}

/** The stretch of a timeline that the reader is in, around the place, and at most so long. */
export function tailOf({ ranges, unseen, edge, place }: Tail, most: number): string[] {
  const waiting = new Set(unseen);
  const seen = ranges.map((range) => range.filter((id) => !waiting.has(id)));
  const sought = place?.rows.map(({ id }) => id) ?? [];
  const around = seen.find((range) => range.some((id) => sought.includes(id)));
  const stretch = around ?? seen.find((range) => isKnownTo(range, edge)) ?? [];
  const at = around ? around.findIndex((id) => sought.includes(id)) : 0;
  const start = Math.max(0, Math.min(at - KEPT_ABOVE, stretch.length - most));
  return stretch.slice(start, start + most);
}

/** Single ones that came by themselves stand above the edge. */
const isKnownTo = ([newest]: Range, edge: string | null): boolean =>
  newest !== undefined && (edge === null || compareIds(newest, edge) <= 0);

/** What was written whole by this version, for this reader, and not too long ago. */
export function readLastSeen(record: unknown, owner: string | null, now: number): LastSeen | null {
  const { version, at, timelines, notifications, entities, member, themes } = fieldsOf(record);
  if (version !== VERSION || typeof at !== 'number') return null;
  // A clock that was put back makes nothing young.
  if (Math.abs(now - at) > MAX_AGE || textOf(fieldsOf(record).owner) !== owner) return null;
  const { statuses, users } = fieldsOf(entities);
  const lists = [timelines, notifications, statuses, users, fieldsOf(themes).order];
  if (!lists.every(Array.isArray)) return null;
  if ((owner === null) !== (member === null)) return null;
  return record as LastSeen;
}
