import fc from 'fast-check';
import { customEmoji, unicodeEmoji } from '@/domain/composer/emoji/emoji';
import { findable, findEmoji, rankOf, typedEmoji } from '@/domain/composer/emoji/emojiSearch';

const picture = (shortcode: string, tags: string[] = []) => {
  const url = `https://home.example/${shortcode}.png`;
  return findable(customEmoji({ shortcode, url, staticUrl: url, tags }));
};
const sign = (text: string, name: string, keywords: string[] = [], german = '') =>
  findable(
    unicodeEmoji(text, {
      en: { name, keywords },
      ...(german ? { de: { name: german, keywords: [] } } : {}),
    }),
  );

const known = [
  picture('blobcat'),
  picture('cat'),
  picture('frog', ['pack:pond']),
  sign('🐈', 'cat', ['pet'], 'Katze'),
  sign('🐱', 'cat face', ['pet'], 'Katzengesicht'),
  sign('☕', 'hot beverage', ['coffee', 'tea'], 'Heißgetränk'),
];
const found = (typed: string, most?: number) =>
  findEmoji(known, typed, most).map(({ displayText }) => displayText);

describe('finding emoji', () => {
  it('EMOJI-06 ranks by +200 for the exact name, +100 for a picture, +10 for a prefix, minus the length', () => {
    expect(known.map((each) => rankOf(each, 'cat'))).toEqual([
      100 - 'blobcat'.length,
      200 + 100 + 10 - 'cat'.length,
      100 - 'frog'.length,
      200 + 10 - 'cat'.length,
      10 - 'cat_face'.length,
      -'hot_beverage'.length,
    ]);
    expect(found('cat')).toEqual([':cat:', '🐈', ':blobcat:', '🐱']);
  });

  it('EMOJI-06 PROPERTY gives nothing a better place than its rank', () => {
    const word = fc.stringMatching(/^[a-c]{1,6}$/);
    const one = fc
      .tuple(word, fc.boolean())
      .map(([name, drawn]) => (drawn ? picture(name) : sign(name, name)));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), word, (all, typed) => {
        const ranks = findEmoji(all, typed).map((emoji) => rankOf(findable(emoji), typed));
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
        const fitting = all.filter(({ names }) => names.some((name) => name.includes(typed)));
        expect(ranks).toHaveLength(fitting.length);
      }),
    );
  });

  it.each([
    ['coffee', ['☕']],
    ['TEA', ['☕']],
    ['heissg', []],
    ['heißgetrank', ['☕']],
    ['katze', ['🐈', '🐱']],
    ['hot beverage', ['☕']],
    ['hot-bev', ['☕']],
    [':cat:', [':cat:', '🐈', ':blobcat:', '🐱']],
    ['pond', [':frog:']],
    ['', []],
    ['zebra', []],
  ])('by %j finds %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('stops at the requested number of results', () => {
    expect(found('cat', 2)).toEqual([':cat:', '🐈']);
  });
});

describe('a typed text that is an emoji', () => {
  it.each(['🦆', '👍🏽', '👩‍🚀', '🇩🇪', '1️⃣', '❤️'])('includes %s', (text) => {
    expect(typedEmoji(` ${text} `)).toBe(text);
  });

  it.each(['', 'a', '1', '12', '#', 'duck', '🦆 duck'])('does not include %j', (text) => {
    expect(typedEmoji(text)).toBeNull();
  });
});
