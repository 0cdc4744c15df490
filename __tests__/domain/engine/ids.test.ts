import fc from 'fast-check';
import { compareIds, isNewer } from '@/domain/engine/ids';

describe('comparing ids', () => {
  it.each([
    ['9', '10'],
    ['99999999999999999', '100000000000000001'],
    ['BCdenXLqD8u2ruim5A', 'BCdeqffNkfnzWhM7TU'],
  ])('takes %s for older than %s', (older, newer) => {
    expect(isNewer(newer, older)).toBe(true);
    expect(isNewer(older, newer)).toBe(false);
  });

  it('orders snowflakes that no number holds', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 0n }), (a, b) => {
        expect(Math.sign(compareIds(String(a), String(b)))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});
