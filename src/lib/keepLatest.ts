/** Puts an entry at the end of a table that holds so many at most; the oldest make room. */
export function keepLatest<Key, Value>(
  table: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): void {
  table.delete(key);
  table.set(key, value);
  for (const oldest of table.keys()) {
    if (table.size <= most) return;
    table.delete(oldest);
  }
}
