/** Two tabs wrote in one draft at the same time: nothing that either typed is lost. */
import fc from 'fast-check';
import { mergeDrafts, mergeTexts } from '@/domain/composer/mergeDrafts';
import { someAttachment, someDraft, someFile } from '@support/composer/drafts';

describe('two texts', () => {
  it.each([
    ['the same', 'Hello', 'Hello', null, 'Hello'],
    ['one of which is as before', 'Hello', 'Hello world', 'Hello', 'Hello world'],
    ['the other of which is as before', 'Hello world', 'Hello', 'Hello', 'Hello world'],
    ['of which one goes on', 'Hello wor', 'Hello world', null, 'Hello world'],
    ['of which the other goes on', 'Hello world', 'Hello wor', null, 'Hello world'],
    ['changed at different places', 'Oh, hello', 'hello!', 'hello', 'Oh, hello!'],
    ['changed at the same place', 'Hello you', 'Hello me', 'Hello', 'Hello you me'],
    ['of which one lost a word', 'Hello', 'Hello all you', 'Hello all', 'Hello you'],
    ['that go on differently from an unknown point', 'Go now', 'Go not', null, 'Go now not'],
    ['with nothing in common', 'Frogs', 'Ponds', null, 'Frogs\n\nPonds'],
    ['of which one is empty', '', 'Ponds', null, 'Ponds'],
  ])('%s', (_name, mine, theirs, base, merged) => {
    expect(mergeTexts(mine, theirs, base)).toBe(merged);
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '😁'), maxLength: 12 });
  const at = fc.nat(12);
  const insert = (into: string, where: number, words: string) => {
    const letters = [...into];
    return [...letters.slice(0, where), words, ...letters.slice(where)].join('');
  };

  it('have all that was inserted in either, and everything that was there', () => {
    fc.assert(
      fc.property(text, at, at, fc.boolean(), (base, one, two, known) => {
        const merged = mergeTexts(
          insert(base, one, '<mine>'),
          insert(base, two, '<theirs>'),
          known ? base : null,
        );
        expect(merged).toContain('<mine>');
        expect(merged).toContain('<theirs>');
        for (const letter of base) {
          expect(merged.split(letter).length).toBeGreaterThanOrEqual(base.split(letter).length);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never break a character apart', () => {
    fc.assert(
      fc.property(text, text, fc.option(text), (mine, theirs, base) => {
        expect(() => encodeURIComponent(mergeTexts(mine, theirs, base))).not.toThrow();
      }),
      { numRuns: 1_000 },
    );
  });

  it('are the same again when the second is merged once more', () => {
    fc.assert(
      fc.property(text, text, fc.option(text), (mine, theirs, base) => {
        const merged = mergeTexts(mine, theirs, base);
        expect(mergeTexts(merged, theirs, theirs)).toBe(merged);
      }),
    );
  });
});

describe('two drafts', () => {
  const base = someDraft({ text: 'Hello' });

  it('have the files of both, without those that one removed', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => someFile({ id, attachment: null }));
    const before = { ...base, files: [a!, b!] };
    const mine = { ...base, files: [b!] };
    const theirs = { ...base, files: [a!, { ...b!, attachment: someAttachment('b') }, c!] };
    const merged = mergeDrafts(mine, theirs, before);
    expect(merged.files.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(merged.files[0]?.attachment).not.toBeNull();
    expect(mergeDrafts(mine, theirs, null).files.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  it('have the options that either wrote', () => {
    const poll = (...options: string[]) => ({
      ...base,
      poll: { options, multiple: false, expiresIn: 600 },
    });
    const merged = mergeDrafts(poll('Yes', ''), poll('', 'No', 'Maybe'), poll('', ''));
    expect(merged.poll?.options).toEqual(['Yes', 'No', 'Maybe']);
    expect(mergeDrafts(base, poll('Yes', 'No'), null).poll?.options).toEqual(['Yes', 'No']);
  });

  it('have the choice that one of them made', () => {
    expect(mergeDrafts(base, { ...base, visibility: 'private' }, base).visibility).toBe('private');
    expect(mergeDrafts({ ...base, language: 'de' }, base, base).language).toBe('de');
    expect(mergeDrafts(base, { ...base, visibility: 'private' }, null).visibility).toBe('public');
  });
});
