/** Durations as people enter them: an amount of a unit. */

export type TimeUnit = 'minutes' | 'hours' | 'days';

export const secondsIn: Record<TimeUnit, number> = { minutes: 60, hours: 3_600, days: 86_400 };

export const timeUnits = Object.keys(secondsIn) as TimeUnit[];

/** A thousand years. */
const LONGEST = 1_000 * 366 * 86_400;

/** Converts to seconds; null for an invalid, negative or absurdly long amount. */
export function inSeconds(amount: string, unit: TimeUnit): number | null {
  if (!/^\s*\d+([.,]\d+)?\s*$/.test(amount)) return null;
  const seconds = Math.round(Number(amount.trim().replace(',', '.')) * secondsIn[unit]);
  return seconds <= LONGEST ? seconds : null;
}
