/** Suggests the known name that a misspelt one was meant to be. */
import fc from 'fast-check';
import { distance, closestName } from '@/doctor/checks/closestName';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['theme', 'theme', 0],
  ['thmee', 'theme', 1],
  ['them', 'theme', 1],
  ['themes', 'theme', 1],
  ['kitten', 'sitting', 3],
])('the distance from “%s” to “%s” is %s', (one, other, far) => {
  expect(distance(one, other)).toBe(far);
});

it('the distance is symmetric, and zero only to itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(distance(one, other)).toBe(distance(other, one));
      expect(distance(one, other) === 0).toBe(one === other);
    }),
  );
});

const known = ['hideSitename', 'hideUserStats', 'hidePostStats', 'theme', 'logo'];

it.each([
  ['hideSiteName', 'hideSitename'],
  ['hide_post_stats', 'hidePostStats'],
  ['hideUserStat', 'hideUserStats'],
  ['thmee', 'theme'],
  ['lgoo', 'logo'],
  ['cheese', null],
  ['x', null],
])('for “%s” the closest name is %s', (name, meant) => {
  expect(closestName(name, known)).toBe(meant);
});
