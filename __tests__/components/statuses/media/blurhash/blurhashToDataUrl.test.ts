import { decodeBlurHash } from 'fast-blurhash';
import { blurhashToDataUrl } from '@/components/statuses/media/blurhash/blurhashToDataUrl';
import { bitmapUrl } from '@/lib/files/bitmap';

describe('the bitmap of a blurhash', () => {
  const fileOf = (url: string) => {
    const [head = '', data = ''] = url.split(',');
    expect(head).toBe('data:image/bmp;base64');
    return Buffer.from(data, 'base64');
  };

  it('has its rows from the bottom up, in blue, green and red', () => {
    const pixels = new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 0]);
    const file = fileOf(bitmapUrl(pixels, 2, 2));
    expect(file.toString('latin1', 0, 2)).toBe('BM');
    expect([file.readUInt32LE(2), file.readUInt32LE(10)]).toEqual([file.length, 54]);
    expect([file.readInt32LE(18), file.readInt32LE(22), file.readUInt16LE(28)]).toEqual([2, 2, 24]);
    expect([...file.subarray(54)]).toEqual([9, 8, 7, 12, 11, 10, 0, 0, 3, 2, 1, 6, 5, 4, 0, 0]);
  });

  it('shows the colours of the blurhash', () => {
    const hash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj';
    const file = fileOf(blurhashToDataUrl(hash)!);
    const [red, green, blue] = decodeBlurHash(hash, 32, 32);
    expect([...file.subarray(54 + 31 * 96, 54 + 31 * 96 + 3)]).toEqual([blue, green, red]);
    expect(blurhashToDataUrl(hash)).toBe(blurhashToDataUrl(hash));
  });

  it.each([
    '',
    'L',
    'LEHV6nWB2yk8pyo0adR*.7kCMdn',
    'LEHV6nWB2yk8pyo0adR*.7kCMd"j',
    'x'.repeat(999),
  ])('is not made for %j', (hash) => {
    expect(blurhashToDataUrl(hash)).toBeNull();
  });
});
