/**
 * The distance to a moment in the largest unit that fits. Months and years have fixed lengths (30
 * days, 365.25 days): good enough for "3 months ago", and the same everywhere.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the largest to the smallest. */
const units = [
  ['year', 365.25 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

export type TimeUnit = (typeof units)[number][0];

export interface RelativeTime {
  unit: TimeUnit;
  /** Whole units, rounded towards now: negative in the past, positive in the future, 0 for now. */
  count: number;
}

export function relativeTime(moment: number, now: number): RelativeTime {
  const distance = moment - now;
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', SECOND];
  // `|| 0` turns a negative zero into a plain one, which is formatted without a sign.
  return { unit, count: Math.trunc(distance / length) || 0 };
}
