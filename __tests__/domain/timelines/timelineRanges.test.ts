import fc from 'fast-check';
import { compareIds } from '@/domain/engine/ids';
import {
  extendSequence,
  insertPage,
  keepNewest,
  type Range,
} from '@/domain/timelines/timelineRanges';

const id = (number: number) => `A${String(number).padStart(4, '0')}`;
const page = (...numbers: number[]) => numbers.map(id);

describe('insertPage', () => {
  it('starts a list with its first page', () => {
    expect(insertPage([], { ids: page(5, 4, 3) })).toEqual([page(5, 4, 3)]);
  });

  it('joins new statuses that overlap the known ones', () => {
    const known = [page(3, 2, 1)];
    expect(insertPage(known, { ids: page(5, 4), above: id(3) })).toEqual([page(5, 4, 3, 2, 1)]);
  });

  it('leaves a gap below new statuses that may be incomplete', () => {
    expect(insertPage([page(3, 2, 1)], { ids: page(9, 8) })).toEqual([page(9, 8), page(3, 2, 1)]);
  });

  it('closes a gap with the page that overlaps both sides', () => {
    const known = [page(9, 8), page(3, 2)];
    expect(insertPage(known, { ids: page(7, 5, 3), below: id(8) })).toEqual([
      page(9, 8, 7, 5, 3, 2),
    ]);
  });

  it('distinguishes older pages from newer ones by their cursor', () => {
    expect(insertPage([page(9, 8)], { ids: page(4, 3), below: id(8) })).toEqual([page(9, 8, 4, 3)]);
  });

  it('ignores an empty page without a cursor', () => {
    expect(insertPage([page(2, 1)], { ids: [] })).toEqual([page(2, 1)]);
  });
});

/** A server with posts 0 … n, of which pages and single posts arrive in any order. */
const lesson = fc.record({
  from: fc.nat(60),
  size: fc.integer({ min: 1, max: 12 }),
});

function learn(ranges: Range[], { from, size }: { from: number; size: number }): Range[] {
  const ids = Array.from({ length: size }, (_, at) => id(Math.max(0, from - at)));
  return insertPage(ranges, { ids: [...new Set(ids)] });
}

describe('any sequence of pages', () => {
  it('shows each post once, in order, and never closes a real gap', () => {
    fc.assert(
      fc.property(fc.array(lesson, { maxLength: 20 }), (lessons) => {
        const seen = new Set<string>();
        const ranges = lessons.reduce<Range[]>((known, next) => {
          const after = learn(known, next);
          after.flat().forEach((each) => seen.add(each));
          return after;
        }, []);
        const all = ranges.flat();
        expect(new Set(all).size).toBe(all.length);
        expect([...seen].sort(compareIds)).toEqual([...all].sort(compareIds));
        expect(all).toEqual([...all].sort((a, b) => compareIds(b, a)));
        // Posts are numbered consecutively, so a range may not skip a number.
        for (const range of ranges) {
          const numbers = range.map((each) => Number(each.slice(1)));
          numbers.slice(1).forEach((number, at) => expect(number).toBe(numbers[at]! - 1));
        }
      }),
    );
  });
});

describe('lists that ids do not order', () => {
  it('append each entry once, at the end that it came from', () => {
    const known = extendSequence([], ['b', 'z', 'a'], 'bottom');
    expect(extendSequence(known, ['a', 'c'], 'bottom')).toEqual([['b', 'z', 'a', 'c']]);
    expect(extendSequence(known, ['q', 'b'], 'top')).toEqual([['q', 'b', 'z', 'a']]);
  });
});

describe('keepNewest', () => {
  it('cuts at the bottom, across ranges', () => {
    expect(keepNewest([page(9, 8), page(5, 4, 3)], 3)).toEqual([page(9, 8), page(5)]);
    expect(keepNewest([page(9, 8), page(5)], 2)).toEqual([page(9, 8)]);
  });
});
