/** Which rows of a long list are on the page: from one to another, and a few that are held. */

export interface RowRange {
  /** The rows that it was made for. */
  ids: readonly string[];
  start: number;
  /** The first row that is not. */
  end: number;
  /** Rows elsewhere that stay, because the focus or the selection is in them. */
  held: readonly string[];
}

export interface WantedRange {
  start: number;
  end: number;
  /** The rows in sight. */
  first: number;
  last: number;
}

/** Rows that are made at a time, in sight or not: a frame has room for few. */
const STEP = 2;
/** Rows that are unmade at a time, which is quicker. */
const UNMADE = 2 * STEP;
/** Rows that came between those on the page and are taken along; the rest follow in their turn. */
const MOST_CARRIED = 20;
/** So few rows are no burden wherever they are: the first page of a list is left whole. */
const FEW = 20;
/** Rows that may stay beyond what is wished, so that they do not come and go with every turn. */
const SLACK = 2;

/** What should be on the page: the rows in sight and so many more each way. */
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

/** Null when what is there will do for now. */
export function nextRange(
  now: RowRange,
  wish: WantedRange,
  extra: number,
): { span: RowRange; urgent: boolean } | null {
  const { ids, held, start, end } = now;
  const count = ids.length;
  const near = wantedRange(wish.first, wish.last, Math.floor(extra / 2), count);
  const wide = wantedRange(wish.first, wish.last, extra + SLACK, count);
  const enough = start <= near.start && end >= near.end;
  const modest = end - start <= FEW || (start >= wide.start && end <= wide.end);
  if (enough && modest) return null;
  const missingAbove = wish.first < start;
  const missingBelow = wish.last >= end;
  const urgent = missingAbove || missingBelow;
  // After a leap nothing of what is there is any good: it begins anew with what is in sight.
  if (wish.first > end || wish.last < start - 1) {
    const least = Math.min(wish.first + STEP, count);
    return { span: { ids, held, start: wish.first, end: least }, urgent };
  }
  // What is in sight comes first.
  const above = urgent && !missingAbove ? Math.max(start, wish.start) : wish.start;
  const below = urgent && !missingBelow ? Math.min(end, wish.end) : wish.end;
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

/** So many rows are made, or unmade where there are fewer than none. */
const within = (rows: number): number => Math.max(-UNMADE, Math.min(STEP, rows));

/** The same rows in a list that changed: what was on the page stays there. */
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
  // A list that began on the page goes on beginning there.
  const start = span.start === 0 && first <= size ? 0 : first;
  return { ...span, ids, start, end: Math.min(last + 1, start + size + MOST_CARRIED) };
}

export type RowOrSpacer = { row: number } | { space: number; key: string };

/** What stands on the page from the top: rows, and empty space for those that do not. */
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
