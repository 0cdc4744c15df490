import fc from 'fast-check';
import { redactValues } from '@/lib/redact/redactValues';

it('takes a secret out wherever it stands', () => {
  expect(redactValues('a tok-5ecret, tok-5ecret!', ['tok-5ecret'])).toBe('a …, …!');
});

it('knows it in an address and in a form, too', () => {
  const secret = 'a b/c+d=é';
  const text = `${encodeURIComponent(secret)} ${new URLSearchParams({ p: secret }).toString()}`;
  expect(redactValues(text, [secret])).toBe('… p=…');
});

it('leaves alone what is not there, and what is too short to be hidden', () => {
  expect(redactValues('banana', ['a', '', null, undefined, 'another secret'])).toBe('banana');
});

it('is not put off by halves of characters', () => {
  expect(redactValues('a \ud800 secret', ['\ud800 secret'])).toBe('a …');
});

it('leaves nothing of any secret in any text', () => {
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
