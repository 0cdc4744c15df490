/** The ids of a redacted file: as long as the real ones, in the same order, and still numbers. */
import fc from 'fast-check';
import { compareIds } from '@/domain/engine/ids';
import { idBelow } from '@/domain/notifications/notificationList';
import { aliasIds } from '@/testing/redaction/idAliases';

const counter = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String);
const flake = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFabcdefghijk'),
  minLength: 1,
  maxLength: 20,
});

const orderOf = (ids: readonly string[]): string[] => [...ids].sort(compareIds);

it('have the length and the order of the real ones, and no two are the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(counter, flake), { maxLength: 40 }), (ids) => {
      const aliases = aliasIds(new Set(ids));
      expect(orderOf(ids).map((id) => aliases.get(id))).toEqual(orderOf([...aliases.values()]));
      expect(new Set(aliases.values()).size).toBe(ids.length);
      for (const [id, alias] of aliases) expect(alias).toHaveLength(id.length);
    }),
  );
});

it('can be counted down from, as a list is asked for from just below an id', () => {
  fc.assert(
    fc.property(fc.uniqueArray(counter, { minLength: 1, maxLength: 8 }), (ids) => {
      const long = ids.map((id) => id.padStart(3, '1'));
      const aliases = aliasIds(new Set(long));
      for (const id of long) {
        const below = idBelow(aliases.get(id) ?? '');
        expect(below).toHaveLength(id.length);
        expect(compareIds(below ?? '', aliases.get(id) ?? '')).toBeLessThan(0);
      }
    }),
  );
});
