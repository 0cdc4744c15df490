import { inSeconds } from '@/domain/engine/duration';

describe('a duration', () => {
  it.each([
    ['0', 'minutes', 0],
    ['10', 'minutes', 600],
    [' 2 ', 'hours', 7_200],
    ['1.5', 'hours', 5_400],
    ['1,5', 'days', 129_600],
    ['', 'hours', null],
    ['-1', 'hours', null],
    ['1e3', 'hours', null],
    ['soon', 'hours', null],
    ['366000', 'days', 31_622_400_000],
    ['366001', 'days', null],
  ] as const)('"%s" %s are %s seconds', (amount, unit, seconds) => {
    expect(inSeconds(amount, unit)).toBe(seconds);
  });
});
