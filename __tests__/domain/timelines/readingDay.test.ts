import fc from 'fast-check';
import { ENOUGH_ROW, withEnoughRow } from '@/domain/timelines/enoughRow';
import {
  dayOf,
  limitReached,
  placeOutOfSight,
  readReadingDay,
} from '@/domain/timelines/readingDay';

const today = { day: '2026-11-20', posts: 0, seconds: 0, told: false };

describe('the count of a day', () => {
  it('goes by the wall clock', () => {
    expect(dayOf(new Date(2026, 0, 9, 23, 59).getTime())).toBe('2026-01-09');
    expect(dayOf(new Date(2026, 0, 10).getTime())).toBe('2026-01-10');
  });

  it.each([
    ['nothing', undefined],
    ['another day', { ...today, day: '2026-11-19', posts: 70 }],
    ['something damaged', { day: 7, posts: 'many' }],
  ])('begins at nothing after %s', (_what, stored) => {
    expect(readReadingDay(stored, today.day)).toEqual(today);
  });

  it('goes on within the day, without damaged parts', () => {
    const stored = { ...today, posts: 12, seconds: -1, told: true };
    expect(readReadingDay(stored, today.day)).toEqual({ ...stored, seconds: 0 });
  });

  it.each([
    [{ posts: 99 }, { posts: 100, minutes: 0 }, null],
    [{ posts: 101 }, { posts: 100, minutes: 0 }, { by: 'posts', count: 101 }],
    [{ posts: 101, told: true }, { posts: 100, minutes: 0 }, null],
    [{ posts: 101 }, { posts: 0, minutes: 0 }, null],
    [{ seconds: 1_799 }, { posts: 0, minutes: 30 }, null],
    [{ seconds: 1_800 }, { posts: 0, minutes: 30 }, { by: 'minutes', count: 30 }],
  ])('%j is measured by %j', (read, limits, reached) => {
    expect(limitReached({ ...today, ...read }, limits)).toEqual(reached);
  });
});

describe('the line', () => {
  it('stands below its row, and nowhere without it', () => {
    expect(withEnoughRow(['a', 'b', 'c'], 'b')).toEqual(['a', 'b', ENOUGH_ROW, 'c']);
    const rows = ['a', 'b'];
    expect(withEnoughRow(rows, 'z')).toBe(rows);
    expect(withEnoughRow(rows, null)).toBe(rows);
  });

  it('stands below everything in sight, and never at the end of the list', () => {
    const rows = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(rows, fc.nat(19), (ids, last) => {
        const below = placeOutOfSight(ids, last);
        if (below === null) {
          expect(last + 2).toBeGreaterThanOrEqual(ids.length - 1);
          return;
        }
        const shown = withEnoughRow(ids, below);
        expect(shown.slice(0, last + 2)).toEqual(ids.slice(0, last + 2));
        expect(shown.indexOf(ENOUGH_ROW)).toBe(last + 3);
        expect(shown.at(-1)).not.toBe(ENOUGH_ROW);
      }),
    );
  });
});
