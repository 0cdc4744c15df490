import fc from 'fast-check';
import { wordDiff, type DiffPart } from '@/lib/text/wordDiff';

/** Writes a diff by hand: [-removed-] and {+added+}. */
const marked = (pieces: readonly DiffPart[]): string =>
  pieces
    .map(({ text, change }) =>
      change === 'kept' ? text : change === 'added' ? `{+${text}+}` : `[-${text}-]`,
    )
    .join('');

const without = (pieces: readonly DiffPart[], change: DiffPart['change']): string =>
  pieces
    .filter((piece) => piece.change !== change)
    .map(({ text }) => text)
    .join('');

describe('the changes between two texts', () => {
  it.each([
    ['The same', 'The same', 'The same'],
    ['', 'New', '{+New+}'],
    ['Gone', '', '[-Gone-]'],
    ['The tommato grows', 'The tomato grows', 'The [-tommato-]{+tomato+} grows'],
    ['One frog', 'One green frog', 'One {+green +}frog'],
    ['One green frog', 'One frog', 'One [-green -]frog'],
    ['one two end', 'three four end', '[-one two-]{+three four+} end'],
    ['a\nb', 'c\nd', '[-a-]{+c+}\n[-b-]{+d+}'],
    ['私は猫です', '私は犬です', '私は[-猫-]{+犬+}です'],
  ])('from %j to %j', (before, after, expected) => {
    expect(marked(wordDiff(before, after, 'ja'))).toBe(expected);
  });

  it('contain both texts completely', () => {
    const words = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', 'frog', '🐸', '.'))
      .map((w) => w.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const pieces = wordDiff(before, after);
        expect(without(pieces, 'added')).toBe(before);
        expect(without(pieces, 'removed')).toBe(after);
      }),
    );
  });

  it('of texts too long to compare replace the whole text', () => {
    const long = (word: string) =>
      Array.from({ length: 3_000 }, (_, at) => word + String(at)).join(' ');
    const pieces = wordDiff(long('a'), long('b'));
    expect(pieces.map(({ change }) => change)).toEqual(['removed', 'added']);
  });
});
