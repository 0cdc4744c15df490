import fc from 'fast-check';
import { isQuietAt } from '@/domain/notifications/quietHours';

const MINUTES = 24 * 60;
const clock = (minute: number): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
};
const minute = fc.integer({ min: 0, max: MINUTES - 1 });
const day = Array.from({ length: MINUTES }, (_, at) => at);

describe('quiet hours', () => {
  it.each([
    ['13:00', '14:00', ['13:00', '13:59'], ['12:59', '14:00']],
    ['22:00', '07:00', ['22:00', '23:59', '00:00', '06:59'], ['21:59', '07:00']],
    ['00:00', '07:00', ['00:00', '06:59'], ['23:59', '07:00']],
    ['22:00', '00:00', ['22:00', '23:59'], ['21:59', '00:00']],
  ])('from %s to %s include the first minute and not the last', (from, to, quiet, loud) => {
    expect([...quiet, ...loud].filter((time) => isQuietAt({ from, to }, time))).toEqual(quiet);
  });

  it('are as long as the way from the beginning to the end, across midnight, too', () => {
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        const hours = { from: clock(from), to: clock(to) };
        const quiet = day.filter((at) => isQuietAt(hours, clock(at)));
        const length = (to - from + MINUTES) % MINUTES;
        expect(quiet).toHaveLength(length === 0 ? MINUTES : length);
      }),
      { numRuns: 30 },
    );
  });

  it('are the hours that the reverse is not, unless both times are equal', () => {
    fc.assert(
      fc.property(minute, minute, minute, (from, to, at) => {
        const [hours, reverse] = [
          { from: clock(from), to: clock(to) },
          { from: clock(to), to: clock(from) },
        ];
        const both = [hours, reverse].map((each) => isQuietAt(each, clock(at)));
        expect(both).toEqual(from === to ? [true, true] : [both[0], !both[0]]);
      }),
    );
  });

  /** The wall clock of a place where it is put forward and back. */
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const nights = { from: '22:00', to: '07:00' };

  it.each([
    ['put forward', '2026-03-28T12:00:00Z', 8],
    ['put back', '2026-10-24T12:00:00Z', 10],
    ['left alone', '2026-11-20T12:00:00Z', 9],
  ])('of a night in which the clock is %s begin and end by the clock', (_what, noon, hours) => {
    const start = Date.parse(noon);
    const moments = day.map((at) => new Date(start + at * 60_000));
    const quiet = moments.filter((at) => isQuietAt(nights, wall.format(at)));
    expect(quiet).toHaveLength(hours * 60);
    expect(wall.format(quiet[0])).toBe('22:00');
    expect(wall.format(quiet.at(-1))).toBe('06:59');
  });

  it('may begin within the hour that is skipped, or twice in the one that is repeated', () => {
    const half = { from: '02:30', to: '03:30' };
    const around = (moment: string) =>
      Array.from({ length: 6 * 60 }, (_, at) => new Date(Date.parse(moment) + at * 60_000)).filter(
        (at) => isQuietAt(half, wall.format(at)),
      );
    expect(around('2026-03-28T23:00:00Z')).toHaveLength(30);
    expect(around('2026-10-24T23:00:00Z')).toHaveLength(90);
  });
});
