/** Parses a duration as settings store it: a number followed by m, h or d, such as `2d`. */

const milliseconds: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export const isTimeSpan = (text: string): boolean => /^\d{1,6}(\.\d+)?[mhd]$/.test(text);

/** Milliseconds; 0 for an invalid duration. */
export const timeSpan = (text: string): number =>
  isTimeSpan(text) ? parseFloat(text) * (milliseconds[text.slice(-1)] ?? 0) : 0;
