/** Moves a row within its list; returns the same list if there is no such position. */
export function moveRow<Row extends { id: string }>(
  rows: readonly Row[],
  rowId: string,
  to: number,
): readonly Row[] {
  const row = rows.find(({ id }) => id === rowId);
  if (!row || to < 0 || to >= rows.length || rows[to] === row) return rows;
  return rows.filter(({ id }) => id !== rowId).toSpliced(to, 0, row);
}
