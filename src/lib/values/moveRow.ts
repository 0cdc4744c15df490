/** A row at another place of its list; the same list where there is no such place. */
export function moveRow<Row extends { id: string }>(
  rows: readonly Row[],
  rowId: string,
  to: number,
): readonly Row[] {
  const row = rows.find(({ id }) => id === rowId);
  if (!row || to < 0 || to >= rows.length || rows[to] === row) return rows;
  return rows.filter(({ id }) => id !== rowId).toSpliced(to, 0, row);
}
