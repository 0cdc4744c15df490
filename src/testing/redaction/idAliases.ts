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
    const base = [10, 36].find((few) => few ** length >= end - start) ?? SIGNS.length;
    // Starts from one if there is room.
    const first = base ** length > end - start ? 1 : 0;
    for (let at = start; at < end; at += 1) {
      aliases.set(sorted[at] ?? '', written(at - start + first, length, base));
    }
    start = end;
  }
  return aliases;
}
