/** The range of rows of a long list that is mounted, plus a few rows held outside of it. */

import { ESTIMATED_HEIGHT } from '@/virtualList/rowMeasurements';

export interface RowRange {
  /** The rows that the range indexes. */
  ids: readonly string[];
  start: number;
  /** The index after the last row. */
  end: number;
  /** Rows outside the range that stay mounted, because the focus or the selection is in them. */
  held: readonly string[];
}

interface WantedRange {
  start: number;
  end: number;
  /** The first row in view. */
  first: number;
  last: number;
}

/** Rows mounted at a time, in view or not: a frame has time for few. */
const STEP = 2;
/** Rows unmounted at a time, which is faster. */
const UNMADE = 2 * STEP;
/** Rows inserted within the range that are mounted at once; the others follow in steps. */
const MOST_CARRIED = 20;
/**
 * With no more rows than this, none are unmounted: the first page of a list becomes and stays whole, as
 * a reader soon scrolls through it.
 */
const FEW = 20;
/**
 * Rows that may stay mounted beyond the wanted range, so that scrolling a little changes nothing.
 */
const SLACK = 2;
const AT_LEAST = 3;
const PIXELS_PER_ROW = 80;

/** Rows mounted above and below those in view. */
export const extraRows = (): number =>
  Math.max(AT_LEAST, Math.floor(window.innerHeight / PIXELS_PER_ROW));

/** Returns the rows from the anchor on; if incremental, only those in view. */
export function firstRange(ids: readonly string[], anchor: string, incremental: boolean): RowRange {
  const above = incremental ? AT_LEAST : extraRows();
  const below = incremental ? 0 : above;
  const pixels = incremental ? ESTIMATED_HEIGHT : PIXELS_PER_ROW;
  const at = Math.max(0, ids.indexOf(anchor));
  const end = at + Math.ceil(window.innerHeight / pixels) + 1 + below;
  return { ids, start: Math.max(0, at - above), end: Math.min(ids.length, end), held: [] };
}

/** Returns the range that should be in the page: the rows in view and `extra` rows each way. */
export function wantedRange(
  first: number,
  last: number,
  extra: number,
  count: number,
): WantedRange {
  return {
    first,
    last,
    start: Math.max(0, first - extra),
    end: Math.min(count, last + 1 + extra),
  };
}

/** Returns null if the current range is good enough. */
export function nextRange(
  now: RowRange,
  wish: WantedRange,
  extra: number,
): { span: RowRange; urgent: boolean } | null {
  const { ids, held, start, end } = now;
  const count = ids.length;
  const near = wantedRange(wish.first, wish.last, Math.floor(extra / 2), count);
  const wide = wantedRange(wish.first, wish.last, extra + SLACK, count);
  const firstPage = start === 0 ? Math.min(FEW, count) : 0;
  const enough = start <= near.start && end >= Math.max(near.end, firstPage);
  const modest = end - start <= FEW || (start >= wide.start && end <= wide.end);
  if (enough && modest) return null;
  const missingAbove = wish.first < start;
  const missingBelow = wish.last >= end;
  const urgent = missingAbove || missingBelow;
  // After a jump none of the current rows are useful: starts anew with those in view.
  if (wish.first > end || wish.last < start - 1) {
    const least = Math.min(wish.first + STEP, count);
    return { span: { ids, held, start: wish.first, end: least }, urgent };
  }
  // Rows in view come first.
  const above = urgent && !missingAbove ? Math.max(start, wish.start) : wish.start;
  const below = Math.max(firstPage, urgent && !missingBelow ? Math.min(end, wish.end) : wish.end);
  return {
    span: {
      ids,
      held,
      start: start - within(start - above),
      end: end + within(below - end),
    },
    urgent,
  };
}

/** Limits a step: rows to mount, or to unmount if negative. */
const within = (rows: number): number => Math.max(-UNMADE, Math.min(STEP, rows));

/** Returns the same rows in a list that changed: mounted rows stay mounted. */
export function carryRange(
  span: RowRange,
  ids: readonly string[],
  places: (id: string) => number,
): RowRange {
  if (span.ids === ids) return span;
  let first = -1;
  let last = -1;
  for (let at = span.start; at < span.end; at += 1) {
    const place = places(span.ids[at] ?? '');
    if (place < 0) continue;
    if (first < 0) first = place;
    last = Math.max(last, place);
  }
  const size = span.end - span.start;
  if (first < 0) return { ...span, ids, start: 0, end: Math.min(size, ids.length) };
  // If the start of the list was mounted, it stays so.
  const start = span.start === 0 && first <= size ? 0 : first;
  return { ...span, ids, start, end: Math.min(last + 1, start + size + MOST_CARRIED) };
}

type Carrier = (
  from: RowRange,
  ids: readonly string[],
  places: (id: string) => number,
  /** The rows to hold, for a list whose top is in view; null for others. */
  held: (() => string[]) | null,
) => RowRange;

/**
 * Carries one choice of rows from list to list. While the top is in view, rows that are pushed out
 * go along with those that push them: to remove them later would need another layout.
 */
export function createCarrier(): Carrier {
  let last: { from: RowRange; now: RowRange } | null = null;
  return (from, ids, places, held) => {
    const before = last?.from === from ? last.now : from;
    const whole = carryRange(before, ids, places);
    const end = Math.max(FEW, before.end - before.start);
    const shortens = held !== null && whole.start === 0 && end < whole.end;
    const now = shortens ? { ...whole, end, held: held() } : whole;
    last = { from, now };
    return now;
  };
}

export type RowOrSpacer = { row: number } | { space: number; key: string };

/**
 * Returns the contents of the list from the top: rows, and spacers for those that are not mounted.
 */
export function rowsAndSpacers(
  { ids, start, end, held }: RowRange,
  startOf: (index: number) => number,
  places: (id: string) => number,
): RowOrSpacer[] {
  const rows = new Set<number>();
  for (let at = start; at < Math.min(end, ids.length); at += 1) rows.add(at);
  for (const id of held) if (places(id) >= 0) rows.add(places(id));
  const pieces: RowOrSpacer[] = [];
  let next = 0;
  const skipTo = (index: number) => {
    if (index === next) return;
    pieces.push({
      space: startOf(index) - startOf(next),
      key: `before ${ids[index] ?? 'the end'}`,
    });
  };
  for (const index of [...rows].sort((a, b) => a - b)) {
    skipTo(index);
    pieces.push({ row: index });
    next = index + 1;
  }
  skipTo(ids.length);
  return pieces;
}
