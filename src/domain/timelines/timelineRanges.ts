/**
 * What is known of an endless list: ranges of ids, newest first, with unknown land between them. A
 * page from the server is complete within its span, so every range that its span touches becomes
 * one with it; what touches nothing stays apart, and the reader sees the gap.
 */
import { compareIds } from '@/domain/engine/ids';

/** Ids of neighbours, newest first; never empty. */
export type Range = string[];

export interface PageSpan {
  /** Newest first, as the server sent them. */
  ids: readonly string[];
  /** The page begins right below this id: it was asked for with `max_id`. */
  below?: string | null;
  /** Nothing lies between the page and this id: asked for with `since_id`, and not cut short. */
  above?: string | null;
}

const newestFirst = (a: string, b: string): number => compareIds(b, a);

/** Puts a page in its place and joins what it connects. The answer is a new list. */
export function insertPage(ranges: readonly Range[], { ids, below, above }: PageSpan): Range[] {
  const ends = [...ids, ...[below, above].filter((id) => id != null)].sort(newestFirst);
  const [newest] = ends;
  const oldest = ends.at(-1);
  if (newest === undefined || oldest === undefined) return [...ranges];
  const joined = new Set(ids);
  const apart: Range[] = [];
  for (const range of ranges) {
    if (touches(range, newest, oldest)) range.forEach((id) => joined.add(id));
    else apart.push(range);
  }
  if (joined.size > 0) apart.push([...joined].sort(newestFirst));
  return apart.sort((a, b) => newestFirst(a[0] ?? '', b[0] ?? ''));
}

function touches(range: Range, newest: string, oldest: string): boolean {
  const top = range[0] ?? '';
  const bottom = range.at(-1) ?? '';
  return compareIds(top, oldest) >= 0 && compareIds(bottom, newest) <= 0;
}

/** Adds what the server orders by other things than the id: new rows at one end, each once. */
export function extendSequence(
  ranges: readonly Range[],
  ids: readonly string[],
  end: 'top' | 'bottom',
): Range[] {
  const known = ranges.flat();
  const fresh = ids.filter((id) => !known.includes(id));
  if (fresh.length === 0) return [...ranges];
  return [end === 'top' ? [...fresh, ...known] : [...known, ...fresh]];
}

/** Keeps the newest `size` ids; what lies deeper can be fetched again. */
export function keepNewest(ranges: readonly Range[], size: number): Range[] {
  const kept: Range[] = [];
  let room = size;
  for (const range of ranges) {
    if (room <= 0) break;
    kept.push(range.slice(0, room));
    room -= range.length;
  }
  return kept;
}

/**
 * The last id above each stretch that is not known. Above the edge stand single ones that came by
 * themselves: what lies between those is news that were not asked for yet.
 */
export function gapsOf(ranges: readonly Range[], syncedUpTo: string | null): string[] {
  const ends = ranges.slice(0, -1).map((range) => range.at(-1) ?? '');
  return syncedUpTo === null ? ends : ends.filter((end) => compareIds(end, syncedUpTo) <= 0);
}

const GAP = 'gap ';

/**
 * What is shown, with a row wherever something between is not known; `gaps` name what is above each.
 * The first `apart` ids stand out of order.
 */
export function withGaps(
  ids: readonly string[],
  gaps: readonly string[],
  pinnedCount = 0,
): readonly string[] {
  if (gaps.length === 0) return ids;
  const rows = [...ids];
  for (const above of gaps) {
    const below = rows.findIndex(
      (id, at) => at >= pinnedCount && gapAbove(id) === null && compareIds(id, above) < 0,
    );
    // At either end it says nothing that the end does not say, and below another not more.
    if (below > pinnedCount && gapAbove(rows[below - 1] ?? '') === null)
      rows.splice(below, 0, GAP + above);
  }
  return rows;
}

/** The status above a gap, when the row is one. */
export const gapAbove = (row: string): string | null =>
  row.startsWith(GAP) ? row.slice(GAP.length) : null;
