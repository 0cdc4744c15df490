/** A table whose size is limited, for pages that stay open for a long time. */
import { keepLatest } from '@/lib/keepLatest';

describe('a table of limited size', () => {
  it('drops the oldest entry, and treats a repeated one as new', () => {
    const table = new Map<string, number>();
    for (const key of ['a', 'b', 'a', 'c']) keepLatest(table, key, table.size, 2);
    expect([...table.keys()]).toEqual(['a', 'c']);
  });

  it('never exceeds its limit', () => {
    const table = new Map<number, number>();
    for (let key = 0; key < 1_000; key += 1) {
      keepLatest(table, key, key, 50);
      expect(table.size).toBeLessThanOrEqual(50);
    }
    expect(table.get(999)).toBe(999);
    expect(table.has(949)).toBe(false);
  });
});
