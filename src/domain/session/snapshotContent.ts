/** The limits of the offline snapshot, and the part of a timeline that goes into it. */
import { compareIds } from '@/domain/engine/ids';
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import { timelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import type { Range } from '@/domain/timelines/timelineRanges';
import { SNAPSHOT_VERSION, type OfflineSnapshot } from './offlineSnapshot';

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

export const createOfflineSnapshot = (
  content: Omit<OfflineSnapshot, 'version'>,
): OfflineSnapshot => ({
  version: SNAPSHOT_VERSION,
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
