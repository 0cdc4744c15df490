/** Calculates the rows of the action list to render: all rows have the same height. */

/** Pixels, as in the style sheet. */
export const ROW = 32;
/** More rows than the list ever shows. */
const SIGHT = 24;
const BEYOND = 8;

/** Returns the rows from `top` on, and `held`, wherever that is (-1: nowhere). */
export function visibleRows(top: number, count: number, held: number): number[] {
  const first = Math.max(0, Math.min(top, count - SIGHT) - BEYOND);
  const end = Math.min(count, first + SIGHT + 2 * BEYOND);
  const rows = Array.from({ length: end - first }, (_, index) => first + index);
  return held < 0 || (held >= first && held < end) ? rows : [...rows, held];
}
