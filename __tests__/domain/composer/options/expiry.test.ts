/** The time after which a post deletes itself, as chosen and as sent. */
import fc from 'fast-check';
import {
  expiryLimits,
  expiryOf,
  expiryPresets,
  expiryToSend,
} from '@/domain/composer/options/expiry';

const HOUR = 3_600;

it('is more than an hour when the server reads it, as it wants', () => {
  expect(expiryToSend(null)).toBeNull();
  expect(expiryToSend(HOUR)).toBe(HOUR + 60);
  expect(expiryToSend(90)).toBe(HOUR + 60);
  expect(expiryToSend(24 * HOUR)).toBe(24 * HOUR);
});

it('comes back as it was chosen, though the server rounds', () => {
  for (const preset of expiryPresets) {
    for (const off of [-1, 0, 1]) expect(expiryOf((expiryToSend(preset) ?? 0) + off)).toBe(preset);
  }
  expect(expiryOf(5_400)).toBe(5_400);
});

it('sent again stays the same', () => {
  const { minExpiration: min, maxExpiration: max } = expiryLimits;
  fc.assert(
    fc.property(fc.integer({ min, max }), (seconds) => {
      const once = expiryOf(expiryToSend(seconds) ?? 0);
      expect(expiryOf(expiryToSend(once) ?? 0)).toBe(once);
    }),
  );
});
