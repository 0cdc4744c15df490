/** The order of the own server's rules, the reading of them, and the right to change them. */
import fc from 'fast-check';
import { decodeOwnRules } from '@/api/decode/admin/ownRules';
import { isSameText, lastPriority, movesTo, type OwnRule } from '@/domain/admin/ownRules';
import { ruleOffers } from '@/domain/admin/serverOffers';
import type { Staff } from '@/domain/admin/staff';
import type { ServerFamily } from '@/domain/session/instance';
import { damagedCopies } from '@support/engine/api/damage';

const rule = (id: string, priority: number | null = null): OwnRule => ({
  id,
  text: `Rule ${id}`,
  hint: '',
  priority,
});
const applied = (rules: readonly OwnRule[], changes: ReturnType<typeof movesTo>) =>
  decodeOwnRules(rules.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) }))).map(
    ({ id }) => id,
  );

it('moves a rule to its place with as few changes as needed', () => {
  const rules = [rule('a', 1), rule('b', 2), rule('c', 3)];
  expect(movesTo(rules, 'c', 1)).toEqual([
    { id: 'c', priority: 2 },
    { id: 'b', priority: 3 },
  ]);
  expect(movesTo(rules, 'a', -1)).toEqual([]);
  expect(movesTo(rules, 'a', 3)).toEqual([]);
  expect(movesTo(rules, 'x', 0)).toEqual([]);
  expect(lastPriority(rules)).toBe(4);
  expect(lastPriority([])).toBe(1);
});

it('brings any list into the wanted order', () => {
  const priorities = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { minLength: 1 });
  fc.assert(
    fc.property(priorities, fc.nat(), fc.nat(), (numbers, from, to) => {
      const rules = decodeOwnRules(numbers.map((priority, at) => rule(String(at), priority)));
      const moved = rules[from % rules.length]?.id ?? '';
      const place = to % rules.length;
      const others = rules.map(({ id }) => id).filter((id) => id !== moved);
      expect(applied(rules, movesTo(rules, moved, place))).toEqual(
        others.toSpliced(place, 0, moved),
      );
    }),
  );
});

it('makes something whole of any damage', () => {
  const wire = { id: '1', text: 'Be kind', hint: 'Always', priority: 1 };
  fc.assert(
    fc.property(damagedCopies(wire), (input) => {
      for (const { id, text, hint, priority } of decodeOwnRules([input])) {
        expect(typeof (id + text + hint)).toBe('string');
        expect(priority === null || Number.isFinite(priority)).toBe(true);
      }
    }),
  );
  expect(decodeOwnRules([{ id: 7, text: 'x' }, null, 'x'])).toEqual([
    { id: '7', text: 'x', hint: '', priority: null },
  ]);
  expect(isSameText(rule('a'), { id: null, text: ' Rule a ', hint: '' })).toBe(true);
});

it.each<[ServerFamily, version: string, who: Partial<Staff>, hints: boolean | null]>([
  ['pleroma', '2.8.0', { role: 'admin' }, true],
  ['pleroma', '2.6.50-demo', { role: 'admin' }, false],
  ['pleroma', '2.6.3', { role: 'admin' }, null],
  ['pleroma', '2.8.0', { role: 'moderator' }, null],
  ['akkoma', '3.13.0', { role: 'admin' }, null],
  ['mastodon', '4.5.0', { permissions: 1 }, null],
  ['gotosocial', '0.20.0', { permissions: 1 }, false],
  ['gotosocial', '0.20.0', { permissions: 0x10 }, null],
])('%s %s for %j', (family, backendVersion, who, hints) => {
  const offers = ruleOffers({ family, backendVersion, features: [] }, { privileges: [], ...who });
  expect(offers?.hints ?? null).toBe(hints);
  expect(offers?.order ?? false).toBe(hints !== null && family === 'pleroma');
});
