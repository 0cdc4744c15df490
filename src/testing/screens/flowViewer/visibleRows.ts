/** Which rows of the list of actions are drawn: rows are equally high, so it is plain arithmetic. */

/** Pixels, as in the style sheet. */
export const ROW = 32;
/** More than the list is ever high. */
const SIGHT = 24;
const BEYOND = 8;

/** From the row at the top on; and `held`, wherever that is (-1: nowhere). */
export function visibleRows(top: number, count: number, held: number): number[] {
  const first = Math.max(0, Math.min(top, count - SIGHT) - BEYOND);
  const end = Math.min(count, first + SIGHT + 2 * BEYOND);
  const rows = Array.from({ length: end - first }, (_, index) => first + index);
  return held < 0 || (held >= first && held < end) ? rows : [...rows, held];
}
