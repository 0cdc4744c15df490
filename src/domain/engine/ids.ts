/**
 * Compares ids, which are opaque strings. Flakes, snowflakes and counters all grow with time, so of
 * two ids of one kind the longer is newer, and of two equally long the one that sorts later. Never
 * `Number`: ids exceed its precision.
 */

/** Negative if `a` is older, for sorting oldest first. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export const isNewer = (a: string, b: string): boolean => compareIds(a, b) > 0;
