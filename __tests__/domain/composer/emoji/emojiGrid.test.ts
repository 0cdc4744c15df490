import fc from 'fast-check';
import { customEmoji, packOf, unicodeEmoji } from '@/domain/composer/emoji/emoji';
import {
  cellAfter,
  cellInstead,
  gridOf,
  rowInstead,
  rowOfCell,
  rowOfSection,
} from '@/domain/composer/emoji/emojiGrid';
import { namedGroups } from '@/domain/composer/emoji/emojiGroups';
import { inTone, withoutTone } from '@/domain/composer/emoji/skinTone';

const sections = (...sizes: number[]) =>
  sizes.map((size, at) => ({
    id: String(at),
    emoji: Array.from({ length: size }, () => unicodeEmoji('🐈', {})),
  }));
const stroke = { far: false, rightToLeft: false, page: 3 };

describe('an emoji', () => {
  it('EMOJI-01 keeps its shortcode, address, tags, texts, and its names and keywords by language', () => {
    const url = 'https://home.example/emoji/blobs/wave.png';
    const tags = ['pack:blobs', 'Fun'];
    const wave = customEmoji({ shortcode: 'wave', url, staticUrl: url, tags });
    expect(wave).toMatchObject({
      shortcode: 'wave',
      imageUrl: url,
      tags,
      displayText: ':wave:',
      replacement: ':wave:',
      annotations: {},
    });
    expect(packOf(wave)).toBe('blobs');
    const group = [{ id: 'animals-and-nature', emoji: [{ text: '🐈', takesSkinTone: false }] }];
    const [animals] = namedGroups(group, { en: ['cat|pet|mouser'], de: ['Katze|Haustier'] });
    expect(animals?.emoji[0]).toMatchObject({
      shortcode: 'cat',
      imageUrl: null,
      tags: [],
      displayText: '🐈',
      replacement: '🐈',
      annotations: {
        en: { name: 'cat', keywords: ['pet', 'mouser'] },
        de: { name: 'Katze', keywords: ['Haustier'] },
      },
    });
  });
});

describe('the grid of the picker', () => {
  it('has a heading for each section, unless there is only one', () => {
    const grid = gridOf(sections(5, 2), 3);
    expect(grid.rows.map(({ kind }) => kind)).toEqual(['head', 'emoji', 'emoji', 'head', 'emoji']);
    expect(rowOfSection(grid, 1)).toBe(3);
    expect(gridOf(sections(4), 3).rows).toHaveLength(2);
  });

  it('PROPERTY has every cell in one row, whatever its width', () => {
    const sizes = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 12 }), (counts, columns) => {
        const grid = gridOf(sections(...counts), columns);
        expect(grid.cells).toBe(counts.reduce((sum, count) => sum + count, 0));
        for (let cell = 0; cell < grid.cells; cell += 1) {
          const row = grid.rows[rowOfCell(grid, cell)];
          expect(row?.kind).toBe('emoji');
        }
      }),
    );
  });

  it('PROPERTY no key leads out of it, and down and up lead back', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    const keys = fc.constantFrom(
      'ArrowRight',
      'ArrowLeft',
      'ArrowDown',
      'ArrowUp',
      'PageDown',
      'PageUp',
      'Home',
      'End',
    );
    fc.assert(
      fc.property(sizes, fc.nat(), keys, fc.boolean(), (counts, place, key, rightToLeft) => {
        const grid = gridOf(sections(...counts), 5);
        const cell = place % grid.cells;
        const next = cellAfter(grid, cell, { ...stroke, key, rightToLeft });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(grid.cells);
        const below = cellAfter(grid, cell, { ...stroke, key: 'ArrowDown' }) ?? 0;
        const row = grid.rows[rowOfCell(grid, cell)];
        const lower = grid.rows[rowOfCell(grid, below)];
        const same =
          row?.kind === 'emoji' &&
          lower?.kind === 'emoji' &&
          lower.emoji.length >= row.emoji.length;
        if (same && below !== cell) {
          expect(cellAfter(grid, below, { ...stroke, key: 'ArrowUp' })).toBe(cell);
        }
      }),
    );
  });

  it('is turned around where text runs from right to left', () => {
    const grid = gridOf(sections(9), 3);
    expect(cellAfter(grid, 4, { ...stroke, key: 'ArrowLeft', rightToLeft: true })).toBe(5);
    expect(cellAfter(grid, 4, { ...stroke, key: 'End' })).toBe(5);
    expect(cellAfter(grid, 4, { ...stroke, key: 'End', far: true })).toBe(8);
    expect(cellAfter(grid, 4, { ...stroke, key: 'x' })).toBeNull();
  });
});

describe('a tone of skin', () => {
  it.each([
    ['👋', 3, '👋🏽'],
    ['✌️', 1, '✌🏻'],
    ['👩‍🚀', 5, '👩🏿‍🚀'],
    ['🧑‍🤝‍🧑', 3, '🧑🏽‍🤝‍🧑🏽'],
    ['🤝', 2, '🤝🏼'],
    ['👋', 0, '👋'],
    ['👋', 9, '👋'],
  ])('of %s as number %d makes it %s', (text, tone, expected) => {
    expect(inTone(text, tone)).toBe(expected);
    expect(withoutTone(inTone(text, tone))).toBe(text.replace('\uFE0F', ''));
  });
});

describe('a grid that gets more groups later', () => {
  it('has every emoji and every row in the right position', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.nat(5), fc.integer({ min: 1, max: 9 }), (all, known, columns) => {
        const whole = sections(...all);
        const early = whole.slice(known % all.length);
        const [before, after] = [gridOf(early, columns), gridOf(whole, columns)];
        const above = after.cells - before.cells;
        for (let cell = 0; cell < before.cells; cell += 1) {
          expect(cellInstead(before, after, cell)).toBe(cell + above);
          const row = rowOfCell(before, cell);
          expect(rowInstead(before, after, row)).toBe(rowOfCell(after, cell + above));
        }
      }),
    );
  });

  it('keeps its position when its former cell is gone', () => {
    const [before, after] = [gridOf(sections(9, 9), 3), gridOf(sections(3), 3)];
    expect(rowInstead(before, after, 6)).toBe(6);
    expect(cellInstead(before, after, 17)).toBe(17);
  });
});
