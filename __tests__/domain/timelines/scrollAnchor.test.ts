/** The scroll anchors that are stored. */
import fc from 'fast-check';
import { toScrollAnchor } from '@/domain/timelines/scrollAnchor';

const ids = Array.from({ length: 40 }, (_, at) => `S${at}`);
const inSight = (...at: number[]) => at.map((n) => ({ id: `S${n}`, offset: n * 10.5 }));

describe('a stored scroll anchor', () => {
  it('contains the visible rows with the last rows before them', () => {
    expect(toScrollAnchor(inSight(20, 21), ids)).toEqual({
      rows: inSight(20, 21),
      before: ['S15', 'S16', 'S17', 'S18', 'S19'],
      depth: 20,
    });
    expect(toScrollAnchor(inSight(1), ids)?.before).toEqual(['S0']);
    expect(toScrollAnchor(inSight(0), ids)).toMatchObject({ before: [], depth: 0 });
  });

  it('is null if the list does not contain it', () => {
    expect(toScrollAnchor([{ id: 'other', offset: 1 }], ids)).toBeUndefined();
    expect(toScrollAnchor([], ids)).toBeUndefined();
    expect(toScrollAnchor(inSight(3), [])).toBeUndefined();
  });

  it('has a limited size, and begins with the top row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 39 }), fc.integer({ min: 1, max: 40 }), (at, count) => {
        const rows = inSight(...Array.from({ length: Math.min(count, 40 - at) }, (_, n) => at + n));
        const place = toScrollAnchor(rows, ids);
        expect(place?.rows[0]).toEqual(rows[0]);
        expect(place?.rows.length).toBeLessThanOrEqual(6);
        expect(place?.before).toEqual(ids.slice(Math.max(0, at - 5), at));
        expect(JSON.stringify(place).length).toBeLessThan(400);
      }),
    );
  });
});
