/** The limits of the offline snapshot, and the part of a timeline that goes into it. */
import { compareIds } from '@/domain/engine/ids';
import type { ScrollAnchor } from '@/domain/timelines/scrollAnchor';
import { parseTimelineKey, timelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import type { Range } from '@/domain/timelines/timelineRanges';
import { SNAPSHOT_VERSION, type OfflineSnapshot } from './offlineSnapshot';

/** The most rows kept of each list, and the fewest worth keeping. */
export const MOST_KEPT = 40;
export const FEWEST_KEPT = 5;
/** The longest serialised snapshot, in characters. */
export const LARGEST = 600_000;
/** Rows kept on either side of the scroll anchor. */
const KEPT_AROUND = 10;

export const keptTimelines: readonly TimelineKey[] = [
  timelineKey('friends'),
  timelineKey('public'),
  timelineKey('publicAndExternal'),
];

/** Other timelines are kept while they are on screen, if the server orders them by id. */
export const isOtherScreen = (key: TimelineKey): boolean =>
  ['dms', 'list', 'tag'].includes(parseTimelineKey(key).kind);

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

/** Returns the newest part of a timeline, else that around the scroll anchor: at most `most` ids. */
export function tailOf({ ranges, unseen, syncedUpTo, place }: Tail, most: number): string[] {
  const waiting = new Set(unseen);
  const seen = ranges.map((range) => range.filter((id) => !waiting.has(id)));
  const sought = place?.rows.map(({ id }) => id) ?? [];
  const around = seen.find((range) => range.some((id) => sought.includes(id)));
  const stretch = around ?? seen.find((range) => isKnownTo(range, syncedUpTo)) ?? [];
  const at = around ? around.findIndex((id) => sought.includes(id)) : 0;
  const above = Math.max(0, Math.min(at - KEPT_AROUND, stretch.length - most));
  const start = at + KEPT_AROUND < most ? 0 : above;
  return stretch.slice(start, start + most);
}

/** Returns the newest status that the reader could see, with everything older known to the page. */
export function seenUpToIn({ ranges, unseen, syncedUpTo }: Omit<Tail, 'place'>): string | null {
  const waiting = new Set(unseen);
  if (waiting.size === 0 && syncedUpTo) return syncedUpTo;
  const isSeen = (id: string) => !waiting.has(id) && isKnownTo([id], syncedUpTo);
  return ranges.flat().find(isSeen) ?? null;
}

/** False for single statuses above the synced part, which were streamed. */
const isKnownTo = ([newest]: Range, edge: string | null): boolean =>
  newest !== undefined && (edge === null || compareIds(newest, edge) <= 0);
