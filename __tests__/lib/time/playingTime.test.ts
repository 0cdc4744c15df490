import { playingTime } from '@/lib/time/playingTime';

it.each([
  [0, '0:00'],
  [7.4, '0:07'],
  [59.6, '1:00'],
  [725, '12:05'],
  [3723, '1:02:03'],
])('a duration of %d seconds is shown as %s', (seconds, shown) => {
  expect(playingTime(seconds)).toBe(shown);
});
