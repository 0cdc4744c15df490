import fc from 'fast-check';
import { relativeTime, type TimeUnit } from '@/lib/time/relativeTime';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 10, 0, 0);

const lengths: Record<TimeUnit, number> = {
  second: SECOND,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365.25 * DAY,
};

describe('relativeTime', () => {
  it.each<[string, number, TimeUnit, number]>([
    ['nothing', 0, 'second', 0],
    ['under a second', 999, 'second', 0],
    ['a second', SECOND, 'second', 1],
    ['just under a minute', MINUTE - 1, 'second', 59],
    ['a minute', MINUTE, 'minute', 1],
    ['just under an hour', HOUR - 1, 'minute', 59],
    ['an hour', HOUR, 'hour', 1],
    ['just under a day', DAY - 1, 'hour', 23],
    ['a day', DAY, 'day', 1],
    ['just under a week', 7 * DAY - 1, 'day', 6],
    ['a week', 7 * DAY, 'week', 1],
    ['just under a month', 30 * DAY - 1, 'week', 4],
    ['a month', 30 * DAY, 'month', 1],
    ['just under a year', 365.25 * DAY - 1, 'month', 12],
    ['a year', 365.25 * DAY, 'year', 1],
    ['three years less a day', 3 * 365.25 * DAY - DAY, 'year', 2],
  ])('I18N-04 counts %s in the largest unit that fits', (_name, distance, unit, count) => {
    expect(relativeTime(NOW - distance, NOW)).toEqual({ unit, count: count === 0 ? 0 : -count });
    expect(relativeTime(NOW + distance, NOW)).toEqual({ unit, count });
  });

  it('I18N-04 never overstates the time, and is short of it by less than one unit', () => {
    const distance = fc.integer({ min: -100 * lengths.year, max: 100 * lengths.year });
    fc.assert(
      fc.property(distance, (away) => {
        const { unit, count } = relativeTime(NOW + away, NOW);
        const said = Math.abs(count) * lengths[unit];
        expect(said).toBeLessThanOrEqual(Math.abs(away));
        expect(Math.abs(away) - said).toBeLessThan(lengths[unit]);
        expect(Math.sign(count) === Math.sign(away) || count === 0).toBe(true);
      }),
    );
  });
});
