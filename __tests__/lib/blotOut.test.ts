import fc from 'fast-check';
import { blotOut } from '@/lib/blotOut';

it('takes a secret out wherever it stands', () => {
  expect(blotOut('a tok-5ecret, tok-5ecret!', ['tok-5ecret'])).toBe('a …, …!');
});

it('knows it in an address and in a form, too', () => {
  const secret = 'a b/c+d=é';
  const text = `${encodeURIComponent(secret)} ${new URLSearchParams({ p: secret }).toString()}`;
  expect(blotOut(text, [secret])).toBe('… p=…');
});

it('leaves alone what is not there, and what is too short to be hidden', () => {
  expect(blotOut('banana', ['a', '', null, undefined, 'another secret'])).toBe('banana');
});

it('is not put off by halves of characters', () => {
  expect(blotOut('a \ud800 secret', ['\ud800 secret'])).toBe('a …');
});

it('leaves nothing of any secret in any text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string({ unit: 'binary', minLength: 6 }),
      (before, after, secret) => {
        const marked = `§${secret}§`;
        expect(blotOut(`${before}${marked}${after}`, [marked])).not.toContain(marked);
      },
    ),
  );
});
