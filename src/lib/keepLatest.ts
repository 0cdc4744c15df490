/** Adds an entry at the end of a map of limited size; the oldest entries are removed. */
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
