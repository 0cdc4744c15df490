/** A table that cannot grow for as long as a page is open. */
import { keepLatest } from '@/lib/keepLatest';

describe('a table of the latest', () => {
  it('lets the oldest go, and counts what is put again as new', () => {
    const table = new Map<string, number>();
    for (const key of ['a', 'b', 'a', 'c']) keepLatest(table, key, table.size, 2);
    expect([...table.keys()]).toEqual(['a', 'c']);
  });

  it('never holds more than it may', () => {
    const table = new Map<number, number>();
    for (let key = 0; key < 1_000; key += 1) {
      keepLatest(table, key, key, 50);
      expect(table.size).toBeLessThanOrEqual(50);
    }
    expect(table.get(999)).toBe(999);
    expect(table.has(949)).toBe(false);
  });
});
