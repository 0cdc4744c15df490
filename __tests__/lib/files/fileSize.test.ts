import fc from 'fast-check';
import { fileSize, type FileSizeUnit } from '@/lib/files/fileSize';

const powers: Record<FileSizeUnit, number> = { B: 0, KiB: 1, MiB: 2, GiB: 3, TiB: 4 };

describe('fileSize', () => {
  it.each<[number, number, FileSizeUnit]>([
    [0, 0, 'B'],
    [1023, 1023, 'B'],
    [1024, 1, 'KiB'],
    [1536, 1.5, 'KiB'],
    [1234, 1.21, 'KiB'],
    [1024 ** 2 - 1, 1, 'MiB'],
    [1024 ** 2, 1, 'MiB'],
    [5.25 * 1024 ** 2, 5.25, 'MiB'],
    [1024 ** 3, 1, 'GiB'],
    [1024 ** 4, 1, 'TiB'],
    [5000 * 1024 ** 4, 5000, 'TiB'],
    [-1, 0, 'B'],
    [Number.NaN, 0, 'B'],
  ])('I18N-05 writes %d bytes in the unit that fits', (bytes, amount, unit) => {
    expect(fileSize(bytes)).toEqual({ amount, unit });
  });

  it('I18N-05 keeps two decimals and stays below the next unit', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (bytes) => {
        const { amount, unit } = fileSize(bytes);
        expect(Number(amount.toFixed(2))).toBe(amount);
        if (unit !== 'TiB') expect(amount).toBeLessThan(1024);
        const size = 1024 ** powers[unit];
        expect(Math.abs(amount * size - bytes)).toBeLessThanOrEqual(0.0051 * size);
      }),
    );
  });
});
