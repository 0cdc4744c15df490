/**
 * How much of a timeline stays in memory: what waits to be shown is bounded, and one that nobody
 * looks at keeps the neighbourhood of its top. Whatever is cut away leaves a known gap, or an end
 * below which the server is asked again.
 */
import {
  KEPT_OF_LAST_VIEWED,
  KEPT_PER_UNVIEWED,
  KEPT_OF_ALL_UNVIEWED,
} from '@/domain/engine/limits';
import type { Range } from './timelineRanges';

export interface Waiting {
  ranges: Range[];
  /** Newest first. */
  unseen: string[];
}

/** Keeps the newest `most` of what waits; the others become a gap. Null when nothing is cut. */
export function collapseUnseen(
  ranges: readonly Range[],
  unseen: readonly string[],
  most: number,
): Waiting | null {
  if (unseen.length <= most) return null;
  const waiting = new Set(unseen);
  const kept = ranges
    .flat()
    .filter((id) => waiting.has(id))
    .slice(0, most);
  kept.forEach((id) => waiting.delete(id));
  return { ranges: ranges.flatMap((range) => split(range, waiting)), unseen: kept };
}

/** The pieces of a range that are left when some ids fall out of it. */
function split(range: Range, dropped: ReadonlySet<string>): Range[] {
  const pieces: Range[] = [];
  let piece: Range = [];
  for (const id of range) {
    if (!dropped.has(id)) {
      piece.push(id);
    } else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** A timeline that nobody looks at now. */
export interface UnviewedTimeline {
  key: string;
  /** Grows with every coming and going: the one left last has the highest. */
  lastVisit: number;
  shown: number;
  unseen: number;
  /** Its order is not that of the ids: it can be asked for afresh, but not from a cut onwards. */
  whole: boolean;
}

/** How many shown ids each may keep; those that are missing from the answer are forgotten. */
export function retentionShares(left: readonly UnviewedTimeline[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  let room = KEPT_OF_ALL_UNVIEWED;
  const lastFirst = [...left].sort((a, b) => b.lastVisit - a.lastVisit);
  for (const [rank, { key, shown, unseen, whole }] of lastFirst.entries()) {
    const most = rank === 0 ? KEPT_OF_LAST_VIEWED : KEPT_PER_UNVIEWED;
    const share = Math.min(shown, most);
    if ((whole && share < shown) || share + unseen > room) continue;
    shares.set(key, share);
    room -= share + unseen;
  }
  return shares;
}
