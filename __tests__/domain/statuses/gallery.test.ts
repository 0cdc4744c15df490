import fc from 'fast-check';
import {
  aspectOf,
  isViewable,
  layOutGallery,
  scoreOf,
  type GalleryRow,
  type GalleryOptions,
} from '@/domain/statuses/gallery';
import type { Attachment, MediaKind } from '@/domain/statuses/status';
import { someFile } from '@support/statuses/media';

const wishes = (changes: Partial<GalleryOptions> = {}): GalleryOptions => ({
  hidden: false,
  compact: false,
  maxThumbnails: 16,
  ...changes,
});
const files = (...kinds: MediaKind[]): Attachment[] => kinds.map((kind) => someFile({ kind }));
const pictures = (count: number): Attachment[] => Array.from({ length: count }, () => someFile());

const lengths = (rows: readonly GalleryRow[]) => rows.map(({ items }) => items.length);
const kinds = (rows: readonly GalleryRow[]) => rows.map(({ kind }) => kind);
const total = (rows: readonly GalleryRow[]) => rows.reduce((sum, row) => sum + scoreOf(row), 0);

const anyFile = fc
  .record({
    kind: fc.constantFrom<MediaKind>('image', 'video', 'audio', 'flash', 'unknown'),
    ready: fc.boolean(),
    width: fc.option(fc.integer({ min: 1, max: 20_000 })),
    height: fc.option(fc.integer({ min: 1, max: 20_000 })),
  })
  .map(({ kind, ready, width, height }) => {
    const file = someFile({ kind });
    return { ...file, url: ready ? file.url : null, meta: { ...file.meta, width, height } };
  });
const anyMedia = fc.array(anyFile, { maxLength: 40 });
const anyWishes = fc.record({
  hidden: fc.boolean(),
  compact: fc.boolean(),
  maxThumbnails: fc.nat(20),
});

describe('rows of a gallery', () => {
  it.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [3, 2]],
    [7, [3, 2, 2]],
    [16, [3, 3, 3, 3, 2, 2]],
  ])('MEDIA-05 arrange %d pictures in rows of up to three', (count, rows) => {
    expect(lengths(layOutGallery(pictures(count), wishes()).rows)).toEqual(rows);
  });

  it("MEDIA-05 give audio a quarter of a row's height, and other files an eighth", () => {
    const { rows } = layOutGallery(
      files('image', 'video', 'flash', 'audio', 'audio', 'image', 'unknown'),
      wishes(),
    );
    expect(kinds(rows)).toEqual(['pictures', 'audio', 'audio', 'pictures', 'minimal']);
    expect(lengths(rows)).toEqual([3, 1, 1, 1, 1]);
    expect([rows[1]!, rows[4]!].map(scoreOf)).toEqual([1 / 4, 1 / 8]);
  });

  it('MEDIA-05 contain every file once, in order, and never more than three', () => {
    fc.assert(
      fc.property(anyMedia, anyWishes, (media, wanted) => {
        const { rows, left } = layOutGallery(media, wanted);
        const places = rows.flatMap(({ items }) => items.map(({ at }) => at));
        expect(places).toEqual(media.slice(0, media.length - left).map((_file, at) => at));
        for (const { kind, items } of rows) {
          expect(items.length).toBeLessThanOrEqual(kind === 'pictures' ? 3 : 1);
          expect(items.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('leave no picture alone in the last row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
        const { rows } = layOutGallery(pictures(count), wishes({ maxThumbnails: 99 }));
        expect(lengths(rows)).not.toContain(1);
      }),
    );
  });

  it('mark files that the server is still processing', () => {
    expect(kinds(layOutGallery([{ ...someFile(), url: null }], wishes()).rows)).toEqual([
      'minimal',
    ]);
  });
});

describe('the files shown at first', () => {
  const atFirst = (media: Attachment[], wanted = wishes()) => {
    const { rows, rowsAtFirst } = layOutGallery(media, wanted);
    return { shown: rows.slice(0, rowsAtFirst), folds: rowsAtFirst < rows.length };
  };

  it.each([
    [1, false],
    [4, false],
    [6, false],
    [7, true],
    [9, true],
    [16, true],
  ])('MEDIA-06 are only some of %d pictures: %s', (count, folds) => {
    expect(atFirst(pictures(count)).folds).toBe(folds);
  });

  it('MEDIA-06 have a total score of one at most', () => {
    fc.assert(
      fc.property(anyMedia, fc.nat(20), (media, maxThumbnails) => {
        const { rows, rowsAtFirst } = layOutGallery(media, wishes({ maxThumbnails }));
        expect(total(rows.slice(0, rowsAtFirst))).toBeLessThanOrEqual(1);
        const tooMuch = total(rows) > 1;
        expect(rowsAtFirst < rows.length).toBe(tooMuch);
        if (tooMuch) expect(total(rows.slice(0, rowsAtFirst + 1))).toBeGreaterThan(1);
      }),
    );
  });

  it.each([
    [8, 8],
    [9, 8],
    [40, 8],
  ])('MEDIA-06 of %d files without preview are %d', (count, shown) => {
    expect(atFirst(pictures(count), wishes({ hidden: true })).shown).toHaveLength(shown);
  });

  it('MEDIA-06 are one in a compact gallery, with the number of the others', () => {
    const { rows, rowsAtFirst, left } = layOutGallery(pictures(5), wishes({ compact: true }));
    expect({ lengths: lengths(rows), rowsAtFirst, left }).toEqual({
      lengths: [1],
      rowsAtFirst: 1,
      left: 4,
    });
  });
});

describe('thumbnails', () => {
  it.each([
    [16, 16, 0],
    [17, 16, 1],
    [5, 3, 2],
    [2, 0, 2],
  ])('MEDIA-07 hide of %d files with at most %d thumbnails: %d', (count, most, hidden) => {
    const { rows } = layOutGallery(pictures(count), wishes({ maxThumbnails: most }));
    expect(kinds(rows).filter((kind) => kind === 'minimal')).toHaveLength(hidden);
    const shown = rows.filter(({ kind }) => kind === 'pictures').flatMap(({ items }) => items);
    expect(shown.map(({ at }) => at)).toEqual([...Array(Math.min(count, most)).keys()]);
  });
});

describe('sizes of files', () => {
  const rowOf = (...sizes: [number, number][]) =>
    layOutGallery(
      sizes.map(([width, height]) => someFile({ meta: { width, height } })),
      wishes(),
    ).rows[0]!;

  it('keep the aspect ratio of pictures', () => {
    const row = rowOf([1200, 800], [800, 800]);
    expect(row.items.map(({ aspect }) => aspect)).toEqual([1.5, 1]);
    expect(row.aspect).toBe(2.5);
  });

  it('are limited so that a row is neither too high nor too flat', () => {
    expect(rowOf([400, 1400])).toMatchObject({ aspect: 4 / 3, items: [{ aspect: 0.5 }] });
    expect(rowOf([400, 800], [400, 800])).toMatchObject({ aspect: 2 });
    expect(rowOf([9000, 300])).toMatchObject({ aspect: 5, items: [{ aspect: 5 }] });
  });

  it('are known for every file, even if the server sends none', () => {
    fc.assert(
      fc.property(anyMedia, anyWishes, (media, wanted) => {
        for (const { kind, items, aspect } of layOutGallery(media, wanted).rows) {
          if (kind !== 'pictures') continue;
          expect(aspect).toBeGreaterThanOrEqual(4 / 3);
          expect(aspect).toBeLessThanOrEqual(5.4);
          for (const item of items) {
            expect(item.aspect).toBeGreaterThanOrEqual(0.5);
            expect(item.aspect).toBeLessThanOrEqual(5);
          }
        }
      }),
    );
  });

  it.each<[MediaKind, number]>([
    ['image', 4 / 3],
    ['video', 16 / 9],
  ])('of an %s without measures are guessed', (kind, aspect) => {
    expect(aspectOf(someFile({ kind, meta: { width: null, height: null } }))).toBe(aspect);
  });
});

it.each<[MediaKind, boolean]>([
  ['image', true],
  ['video', true],
  ['audio', true],
  ['flash', true],
  ['unknown', false],
])('a file of type %s opens in the viewer: %s', (kind, viewable) => {
  expect(isViewable(someFile({ kind }))).toBe(viewable);
  expect(isViewable({ kind, url: null })).toBe(false);
});
