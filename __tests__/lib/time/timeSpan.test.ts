import { isTimeSpan, timeSpan } from '@/lib/time/timeSpan';

describe('a time span', () => {
  it.each([
    ['0d', 0],
    ['30m', 1_800_000],
    ['1.5h', 5_400_000],
    ['2d', 172_800_000],
  ])('%s is %d ms', (text, ms) => {
    expect(isTimeSpan(text)).toBe(true);
    expect(timeSpan(text)).toBe(ms);
  });

  it.each(['', '2', 'd', '2w', '-1d', '1e9d', '2d ', 'two days'])('cannot be %j', (text) => {
    expect(isTimeSpan(text)).toBe(false);
    expect(timeSpan(text)).toBe(0);
  });
});
