/** A stretch of time as settings write it: a number with m, h or d behind it, such as `2d`. */

const milliseconds: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export const isTimeSpan = (text: string): boolean => /^\d{1,6}(\.\d+)?[mhd]$/.test(text);

/** Milliseconds; nothing for what is no such stretch. */
export const timeSpan = (text: string): number =>
  isTimeSpan(text) ? parseFloat(text) * (milliseconds[text.slice(-1)] ?? 0) : 0;
