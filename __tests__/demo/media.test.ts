import { decodeBlurHash, getBlurHashAverageColor } from 'fast-blurhash';
import { blurhash } from '@/demo/pictures/blurhash';
import { createCanvas, paint } from '@/demo/pictures/canvas';

describe('a blur hash', () => {
  const canvas = createCanvas(32, 24);
  paint(canvas, (x) => (x < 16 ? [220, 40, 40] : [30, 60, 200]));
  const hash = blurhash(canvas);

  it('is read back as the colours of the picture, where they are', () => {
    expect(hash).toHaveLength(4 + 2 * 12);
    const pixels = decodeBlurHash(hash, 8, 6);
    const at = (x: number) => [...pixels.subarray((3 * 8 + x) * 4, (3 * 8 + x) * 4 + 3)];
    const [left, right] = [at(1), at(6)];
    expect(left[0]! - left[2]!).toBeGreaterThan(100);
    expect(right[2]! - right[0]!).toBeGreaterThan(100);
  });

  it('of one colour tells that colour', () => {
    const plain = createCanvas(8, 8);
    paint(plain, () => [90, 120, 30]);
    expect(getBlurHashAverageColor(blurhash(plain))).toEqual([90, 120, 30]);
  });
});
