/** File sizes in powers of 1024. `ui/text/FileSize` puts them into words. */

const fileSizeUnits = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

export type FileSizeUnit = (typeof fileSizeUnits)[number];

export interface FileSize {
  /** Rounded to two decimals. */
  amount: number;
  unit: FileSizeUnit;
}

const STEP = 1024;

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

export function fileSize(bytes: number): FileSize {
  let amount = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit: FileSizeUnit = 'B';
  for (const larger of fileSizeUnits.slice(1)) {
    // Rounds first: 1023.999 KiB would otherwise be "1024.00 KiB" instead of "1.00 MiB".
    if (toHundredths(amount) < STEP) break;
    amount /= STEP;
    unit = larger;
  }
  return { amount: toHundredths(amount), unit };
}
