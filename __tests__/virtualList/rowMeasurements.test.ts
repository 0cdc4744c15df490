/** Row heights: offsets are sums of heights, and the row at an offset is found. */
import * as fc from 'fast-check';
import { createRowMeasurements, ESTIMATED_HEIGHT } from '@/virtualList/rowMeasurements';

const ids = (count: number) => Array.from({ length: count }, (_none, at) => `r${String(at)}`);

describe('row heights', () => {
  it('are estimated until measured', () => {
    const heights = createRowMeasurements();
    heights.setRows(ids(3));
    expect(heights.startOf(3)).toBe(3 * ESTIMATED_HEIGHT);
    expect(heights.measure('r1', 300)).toBe(true);
    expect(heights.measure('r1', 300)).toBe(false);
    expect([0, 1, 2, 3].map(heights.startOf)).toEqual([0, 120, 420, 540]);
    expect(heights.indexAt(419.9)).toBe(1);
    expect(heights.indexAt(420)).toBe(2);
    expect(heights.indexAt(9_000)).toBe(2);
    expect(heights.indexAt(-5)).toBe(0);
  });

  it('are remembered for rows that leave and return', () => {
    const heights = createRowMeasurements();
    heights.setRows(['a', 'b']);
    heights.measure('a', 50);
    heights.setRows(['b']);
    heights.setRows(['b', 'a']);
    expect(heights.startOf(2)).toBe(ESTIMATED_HEIGHT + 50);
    expect(heights.indexOf('a')).toBe(1);
    expect(heights.indexOf('gone')).toBe(-1);
  });

  it('add up after any measurements and changes of the rows', () => {
    const step = fc.oneof(
      fc.record({ id: fc.integer({ min: 0, max: 40 }), height: fc.integer({ min: 1, max: 900 }) }),
      fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const heights = createRowMeasurements();
        const told = new Map<string, number>();
        let rows: string[] = [];
        for (const each of steps) {
          if (Array.isArray(each)) {
            rows = each.map((id) => `r${String(id)}`);
            heights.setRows(rows);
          } else {
            told.set(`r${String(each.id)}`, each.height);
            heights.measure(`r${String(each.id)}`, each.height);
          }
          let sum = 0;
          rows.forEach((id, index) => {
            expect(heights.startOf(index)).toBe(sum);
            sum += told.get(id) ?? ESTIMATED_HEIGHT;
            if (rows.length > 0) expect(heights.indexAt(sum - 0.5)).toBe(index);
          });
          expect(heights.startOf(rows.length)).toBe(sum);
        }
      }),
    );
  });

  it('of long lists are dropped for rows that are gone', () => {
    const heights = createRowMeasurements();
    for (const id of ids(5_001)) heights.measure(id, 40);
    heights.setRows(['r1']);
    expect(heights.heightOf('r1')).toBe(40);
    expect(heights.heightOf('r2')).toBe(ESTIMATED_HEIGHT);
  });
});
