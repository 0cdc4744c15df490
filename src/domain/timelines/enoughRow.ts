/** The row of a timeline that says that enough was read today. */

/** The id of the row. */
export const ENOUGH_ROW = 'enough';

/** Puts the row below another one; nowhere if that is not in the list. */
export function withEnoughRow(rows: readonly string[], below: string | null): readonly string[] {
  const at = below === null ? -1 : rows.indexOf(below);
  return at < 0 ? rows : [...rows.slice(0, at + 1), ENOUGH_ROW, ...rows.slice(at + 1)];
}
