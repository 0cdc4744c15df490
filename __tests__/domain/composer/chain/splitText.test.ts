/** Dividing a long text into posts. */
import fc from 'fast-check';
import { splitText } from '@/domain/composer/chain/splitText';
import { countedLength, LINK_LENGTH } from '@/domain/composer/textLength';

const split = (
  text: string,
  limit: number,
  {
    linkLength = null,
    subject = '',
    before = '',
    after = '',
    most = 20,
  }: Partial<{
    linkLength: number | null;
    subject: string;
    before: string;
    after: string;
    most: number;
  }> = {},
) => splitText(text, { counting: { limit, linkLength }, subject, before, after, most });

it.each<[string, string, number, string[]]>([
  ['a text that fits', 'Hello frogs.', 20, ['Hello frogs.']],
  ['between sentences', 'One frog. Two frogs. Three.', 21, ['One frog. Two frogs.', 'Three.']],
  ['between paragraphs', 'One frog\n\nTwo frogs', 12, ['One frog', 'Two frogs']],
  [
    'between words, if a sentence is long',
    'One two three four five',
    10,
    ['One two', 'three four', 'five'],
  ],
  [
    'between words, if a post would be nearly empty',
    'No. Many more words here',
    16,
    ['No. Many more', 'words here'],
  ],
  ['within a word that is longer than a post', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  [
    'between words without spaces',
    '蛙は池にいます。水は冷たい。',
    9,
    ['蛙は池にいます。', '水は冷たい。'],
  ],
  [
    'nowhere in a link',
    'Look at https://pond.example/a?b=c.',
    12,
    ['Look at', 'https://pond.example/a?b=c.'],
  ],
  [
    'nowhere in a link with words',
    'See [the big pond](https://p.example) now',
    14,
    ['See', '[the big pond](https://p.example)', 'now'],
  ],
  [
    'nowhere in a mention',
    'Hello @mia@pond.example frogs',
    12,
    ['Hello', '@mia@pond.example', 'frogs'],
  ],
  ['nowhere in an emoji', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, ['👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧']],
  [
    'nowhere in an emoji by name',
    'frogs :blob_frog_happy: frogs',
    10,
    ['frogs', ':blob_frog_happy:', 'frogs'],
  ],
])('divides %s', (_where, text, limit, posts) => {
  expect(split(text, limit)).toEqual(posts);
});

it('leaves room for a subject, for mentions, and for numbers', () => {
  const text = 'One two three four five six';
  expect(split(text, 13, { subject: 'Frogs' })).toEqual(['One two', 'three', 'four', 'five six']);
  expect(split(text, 13, { after: ' 1/9' })).toEqual(['One two', 'three', 'four five', 'six']);
  expect(split(text, 13, { before: '@mia ' })).toEqual(['One two three', 'four', 'five six']);
});

it('counts links as the server does', () => {
  const text = `Look https://pond.example/${'a'.repeat(80)} frogs`;
  expect(split(text, 40, { linkLength: LINK_LENGTH })).toEqual([text]);
  expect(split(text, 28, { linkLength: LINK_LENGTH })).toHaveLength(2);
});

it('makes no more posts than are sent at once; the last has the rest', () => {
  const posts = split('one two three four five six', 5, { most: 3 });
  expect(posts).toEqual(['one', 'two', 'three four five six']);
});

it('has no limit where the server has none', () => {
  expect(split('a '.repeat(5_000), 0)).toHaveLength(1);
});

const atom = fc.constantFrom(
  'https://pond.example/frogs?colour=green.',
  '@mia@pond.example',
  '#frogs',
  ':blob_frog:',
  '[the pond](https://pond.example)',
  '👩‍👩‍👧',
  'é',
);
const word = fc.oneof(
  atom,
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('Frog.', '蛙は池にいます。', 'Really?', 'ยินดีต้อนรับ', '\n\n'),
);

it('loses no letter, divides nothing that is whole, and keeps to the limit', () => {
  const texts = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
  const plain = (text: string) => text.replaceAll(/\s/gu, '');
  fc.assert(
    fc.property(texts, fc.integer({ min: 12, max: 200 }), fc.boolean(), (text, limit, links) => {
      const linkLength = links ? LINK_LENGTH : null;
      const posts = split(text, limit, { linkLength, most: Infinity });
      expect(plain(posts.join(''))).toBe(plain(text));
      const known = [...text.matchAll(/https:\S+|@mia@pond\.example|#frogs|:blob_frog:|👩‍👩‍👧/gu)];
      const found = posts.flatMap((post) => [
        ...post.matchAll(/https:\S+|@mia@pond\.example|#frogs|:blob_frog:|👩‍👩‍👧/gu),
      ]);
      expect(found.map(([one]) => one)).toEqual(known.map(([one]) => one));
      for (const post of posts) {
        // Only something whole may be longer.
        if (countedLength(post, { linkLength }) > limit) expect(post).toMatch(/[@#:[\]<>]/);
      }
    }),
    { numRuns: 300 },
  );
});

it('takes a hundred thousand characters', () => {
  const posts = split('The frog sat by the pond. '.repeat(4_000), 500, { most: Infinity });
  expect(posts.length).toBeGreaterThan(200);
  expect(posts.every((post) => post.endsWith('.'))).toBe(true);
});
