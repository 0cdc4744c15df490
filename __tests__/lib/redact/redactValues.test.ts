import fc from 'fast-check';
import { redactValues } from '@/lib/redact/redactValues';

it('a secret is removed wherever it occurs', () => {
  expect(redactValues('a tok-5ecret, tok-5ecret!', ['tok-5ecret'])).toBe('a …, …!');
});

it('a secret is recognised in an address and in a form, too', () => {
  const secret = 'a b/c+d=é';
  const text = `${encodeURIComponent(secret)} ${new URLSearchParams({ p: secret }).toString()}`;
  expect(redactValues(text, [secret])).toBe('… p=…');
});

it('other text, and values too short to be secret, are left alone', () => {
  expect(redactValues('banana', ['a', '', null, undefined, 'another secret'])).toBe('banana');
});

it('half surrogate pairs do not break redaction', () => {
  expect(redactValues('a \ud800 secret', ['\ud800 secret'])).toBe('a …');
});

it('no part of a secret is left in any text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string({ unit: 'binary', minLength: 6 }),
      (before, after, secret) => {
        const marked = `§${secret}§`;
        expect(redactValues(`${before}${marked}${after}`, [marked])).not.toContain(marked);
      },
    ),
  );
});
