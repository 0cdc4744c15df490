/** The rendered rows: all visible ones, few more than wanted, each once. */
import * as fc from 'fast-check';
import {
  carryRange,
  nextRange,
  rowsAndSpacers,
  wantedRange,
  type RowRange,
} from '@/virtualList/rowRange';

const EXTRA = 11;
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_none, at) => `r${String(from + at)}`);
const placesIn = (ids: readonly string[]) => (id: string) => ids.indexOf(id);
const spanOf = (
  ids: readonly string[],
  start: number,
  end: number,
  held: string[] = [],
): RowRange => ({
  ids,
  start,
  end,
  held,
});

describe('TL-24 the rendered rows', () => {
  it('are the visible ones and some more on each side', () => {
    expect(wantedRange(20, 25, EXTRA, 500)).toMatchObject({ start: 9, end: 37 });
    expect(wantedRange(0, 5, EXTRA, 10)).toMatchObject({ start: 0, end: 10 });
  });

  it('are added a few at a time, at once if a visible one is missing, visible ones first', () => {
    const span = spanOf(rows(500), 0, 20);
    const step = nextRange(span, wantedRange(12, 18, EXTRA, 500), EXTRA);
    expect(step).toMatchObject({ urgent: false, span: { start: 1, end: 22 } });
    const end = nextRange(span, wantedRange(15, 21, EXTRA, 500), EXTRA);
    expect(end).toMatchObject({ urgent: true, span: { start: 4, end: 22 } });
    const above = nextRange(spanOf(rows(500), 40, 60), wantedRange(39, 45, EXTRA, 500), EXTRA);
    expect(above).toMatchObject({ urgent: true, span: { start: 38, end: 57 } });
  });

  it.each([
    ['down', spanOf(rows(500), 0, 20)],
    ['up', spanOf(rows(500), 300, 320)],
  ])('restart at the visible ones after a long jump %s', (_way, span) => {
    const wish = wantedRange(100, 105, EXTRA, 500);
    expect(nextRange(span, wish, EXTRA)).toMatchObject({
      urgent: true,
      span: { start: 100, end: 102 },
    });
  });

  it('stay unchanged while they suffice', () => {
    expect(nextRange(spanOf(rows(500), 9, 37), wantedRange(21, 26, EXTRA, 500), EXTRA)).toBeNull();
  });

  it('reach any wanted range in a few steps, and exceed it only a little', () => {
    const wish = fc.integer({ min: 0, max: 480 });
    fc.assert(
      fc.property(wish, wish, (from, to) => {
        const ids = rows(500);
        let span = spanOf(ids, Math.max(0, from - EXTRA), Math.min(500, from + 8 + EXTRA));
        const wanted = wantedRange(to, Math.min(499, to + 7), EXTRA, 500);
        for (let turns = 0; turns < 30; turns += 1) {
          const next = nextRange(span, wanted, EXTRA);
          if (!next) break;
          span = next.span;
        }
        expect(nextRange(span, wanted, EXTRA)).toBeNull();
        expect(span.start).toBeLessThanOrEqual(wanted.first);
        expect(span.end).toBeGreaterThan(wanted.last);
        expect(span.end - span.start).toBeLessThanOrEqual(8 + 2 * EXTRA + 4);
      }),
    );
  });
});

describe('the rendered rows of a changed list', () => {
  it('stay rendered, whatever was added above or removed', () => {
    const before = spanOf(rows(100), 40, 60);
    const now = [...rows(7, 900), ...rows(100).filter((id) => id !== 'r45')];
    const carried = carryRange(before, now, placesIn(now));
    expect(now.slice(carried.start, carried.end)).toEqual(
      rows(20, 40).filter((id) => id !== 'r45'),
    );
  });

  it('still start at the top of the list if they did before', () => {
    const now = [...rows(3, 900), ...rows(30)];
    expect(carryRange(spanOf(rows(30), 0, 20), now, placesIn(now))).toMatchObject({
      start: 0,
      end: 23,
    });
  });

  it('restart if none of them is left', () => {
    const now = rows(5, 900);
    expect(carryRange(spanOf(rows(30), 10, 20), now, placesIn(now))).toMatchObject({
      start: 0,
      end: 5,
    });
  });
});

describe('the slots of the virtual list', () => {
  it('contain each row of the range once, held rows too, and spacers for all others', () => {
    const at = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(at, at, fc.array(at, { maxLength: 3 }), (one, other, held) => {
        const ids = rows(100);
        const span = spanOf(
          ids,
          Math.min(one, other),
          Math.max(one, other),
          held.map((index) => ids[index] ?? ''),
        );
        const startOf = (index: number) => index * 10;
        const pieces = rowsAndSpacers(span, startOf, placesIn(ids));
        const shown = pieces.flatMap((piece) => ('row' in piece ? [piece.row] : []));
        const wanted = new Set([
          ...held,
          ...rows(span.end - span.start).map((_id, n) => n + span.start),
        ]);
        expect(shown).toEqual([...wanted].sort((a, b) => a - b));
        const space = pieces.reduce((sum, piece) => sum + ('space' in piece ? piece.space : 10), 0);
        expect(space).toBe(1000);
        const keys = pieces.flatMap((piece) => ('space' in piece ? [piece.key] : []));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('leave out held rows that are gone', () => {
    const ids = rows(3);
    expect(
      rowsAndSpacers(spanOf(ids, 0, 3, ['gone']), (index) => index, placesIn(ids)),
    ).toHaveLength(3);
  });
});
