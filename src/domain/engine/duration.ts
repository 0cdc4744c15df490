/** A stretch of time as people give it: an amount of some unit. */

export type TimeUnit = 'minutes' | 'hours' | 'days';

export const secondsIn: Record<TimeUnit, number> = { minutes: 60, hours: 3_600, days: 86_400 };

export const timeUnits = Object.keys(secondsIn) as TimeUnit[];

/** A thousand years. */
const LONGEST = 1_000 * 366 * 86_400;

/** Seconds; null for what is no amount from 0 on, or longer than anybody keeps track of. */
export function inSeconds(amount: string, unit: TimeUnit): number | null {
  if (!/^\s*\d+([.,]\d+)?\s*$/.test(amount)) return null;
  const seconds = Math.round(Number(amount.trim().replace(',', '.')) * secondsIn[unit]);
  return seconds <= LONGEST ? seconds : null;
}
