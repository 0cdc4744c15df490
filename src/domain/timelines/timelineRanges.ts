/**
 * The known parts of an endless list: ranges of ids, newest first, with gaps between them. A page
 * from the server is complete within its span, so all ranges that the span touches are joined with
 * it; the others stay separate, and the reader sees a gap.
 */
import { compareIds } from '@/domain/engine/ids';

/** Adjacent ids, newest first; never empty. */
export type Range = string[];

interface PageSpan {
  /** Newest first, as the server sent them. */
  ids: readonly string[];
  /** The id directly above the page: it was requested with `max_id`. */
  below?: string | null;
  /**
   * The id directly below the page, without a gap: it was requested with `since_id`, and not
   * truncated.
   */
  above?: string | null;
}

const newestFirst = (a: string, b: string): number => compareIds(b, a);

/** Inserts a page and joins the ranges it connects. Returns a new list. */
export function insertPage(ranges: readonly Range[], { ids, below, above }: PageSpan): Range[] {
  const ends = [...ids, ...[below, above].filter((id) => id != null)].sort(newestFirst);
  const [newest] = ends;
  const oldest = ends.at(-1);
  if (newest === undefined || oldest === undefined) return [...ranges];
  const isTouched = (range: Range): boolean => touches(range, newest, oldest);
  const known = ranges.filter(isTouched).flat();
  // Most of a long list is above or below the page, and in order.
  const from = indexOfOlder(known, (id) => compareIds(id, newest) <= 0);
  const to = indexOfOlder(known, (id) => compareIds(id, oldest) < 0);
  const within = [...new Set([...ids, ...known.slice(from, to)])].sort(newestFirst);
  const joined = [...known.slice(0, from), ...within, ...known.slice(to)];
  const apart = ranges.filter((range) => !isTouched(range));
  if (joined.length > 0) apart.push(joined);
  return apart.sort((a, b) => newestFirst(a[0] ?? '', b[0] ?? ''));
}

function indexOfOlder(ids: Range, isOlder: (id: string) => boolean): number {
  const at = ids.findIndex(isOlder);
  return at < 0 ? ids.length : at;
}

/** True if a list that is ordered by id contains it. */
export const isKnownIn = (ranges: readonly Range[], id: string): boolean =>
  ranges.some((range) => touches(range, id, id) && range.includes(id));

function touches(range: Range, newest: string, oldest: string): boolean {
  const top = range[0] ?? '';
  const bottom = range.at(-1) ?? '';
  return compareIds(top, oldest) >= 0 && compareIds(bottom, newest) <= 0;
}

/** Adds rows to a list that is not ordered by id, at one end, without duplicates. */
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

/** Keeps the newest `size` ids; older ones can be fetched again. */
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
 * Returns the last id above each gap. Single statuses above `syncedUpTo` were streamed: the space
 * between them is new statuses not fetched yet.
 */
export function gapsOf(ranges: readonly Range[], syncedUpTo: string | null): string[] {
  const ends = ranges.slice(0, -1).map((range) => range.at(-1) ?? '');
  return syncedUpTo === null ? ends : ends.filter((end) => compareIds(end, syncedUpTo) <= 0);
}

const GAP = 'gap ';

/**
 * Returns the shown ids with a row for each gap; `gaps` are the ids above them. The first
 * `pinnedCount` ids are out of order.
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
    // A gap at either end adds nothing to the end itself, nor does one below another.
    if (below > pinnedCount && gapAbove(rows[below - 1] ?? '') === null)
      rows.splice(below, 0, GAP + above);
  }
  return rows;
}

/** Returns the status above a gap row; null for other rows. */
export const gapAbove = (row: string): string | null =>
  row.startsWith(GAP) ? row.slice(GAP.length) : null;
