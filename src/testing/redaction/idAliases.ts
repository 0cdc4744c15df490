/**
 * Replaces the ids of a file by ids of the same length and order, as length and order tell which
 * one is newer.
 */
import { compareIds } from '@/domain/engine/ids';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Writes a number with leading zeros, in digits that sort in this order. */
function written(number: number, length: number, base: number): string {
  let left = number;
  let text = '';
  while (left > 0) {
    text = (SIGNS[left % base] ?? '') + text;
    left = Math.floor(left / base);
  }
  return text.padStart(length, '0');
}

/** Returns the aliases of all ids. Aliases of aliases are the aliases themselves. */
export function aliasIds(ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const sorted = [...ids].sort(compareIds);
  const aliases = new Map<string, string>();
  for (let start = 0; start < sorted.length;) {
    const length = sorted[start]?.length ?? 0;
    const same = sorted.slice(start).findIndex((id) => id.length !== length);
    const end = same === -1 ? sorted.length : start + same;
    const count = end - start;
    // The client computes with counters: their aliases are numbers, with one below the oldest.
    const isCounted = sorted.slice(start, end).every((id) => /^[1-9]\d*$/.test(id));
    const lead = isCounted && 10 ** (length - 1) > count + 1 ? '1' : '';
    const free = length - lead.length;
    const base = [10, 36].find((few) => few ** free >= count) ?? SIGNS.length;
    // Starts from one if there is room.
    const first = base ** free > count ? 1 : 0;
    for (let at = start; at < end; at += 1) {
      aliases.set(sorted[at] ?? '', lead + written(at - start + first, free, base));
    }
    start = end;
  }
  return aliases;
}
