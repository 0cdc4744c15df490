/**
 * Limits the memory of timelines: the number of unseen statuses, and the retention of timelines off
 * screen, which keep the part at the top. Dropped parts become a known gap, or an end below which
 * the server is asked again.
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

/** Keeps the newest `most` unseen ids; the others become a gap. Null if nothing is dropped. */
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

/** Splits a range around dropped ids. */
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

/** A timeline off screen. */
export interface UnviewedTimeline {
  key: string;
  /** A counter of visits: the last viewed timeline has the highest. */
  lastVisit: number;
  shown: number;
  unseen: number;
  /** Not ordered by id: it can be reloaded, but not continued from a cut. */
  whole: boolean;
}

/** Returns how many shown ids each may keep; those missing from the result are dropped. */
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
