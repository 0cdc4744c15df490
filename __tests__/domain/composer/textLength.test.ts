import fc from 'fast-check';
import { charactersLeft, lengthOf, LINK_LENGTH } from '@/domain/composer/textLength';

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['frogs', 5],
    ['née', 3],
    ['ne\u0301e', 3],
    ['👩‍👩‍👧‍👦', 1],
    ['🇫🇷🇩🇪', 2],
    ['a\r\nb', 3],
    ['a\n\n👍🏽\n', 5],
    ['नमस्ते', 3],
  ])('of %j is %d', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});

it("the count agrees with the browser's, for any text", () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const ranges = [
    [0x0a, 0x0a],
    [0x20, 0x7e],
    [0xa0, 0x58f],
    [0x5d0, 0x6ff],
    [0xe00, 0xe7f],
    [0x1100, 0x1200],
    [0x2010, 0x205e],
    [0x3000, 0x30ff],
    [0xac00, 0xad00],
    [0xff01, 0xffa0],
  ] as const;
  const character = fc.oneof(
    ...ranges.map(([min, max]) =>
      fc.integer({ min, max }).map((code) => String.fromCodePoint(code)),
    ),
    fc.constantFrom('👩‍👩‍👧‍👦', '🇫🇷', '👍🏽', '\u200d', '\ufe0f', '\u0301', '\r\n', '©'),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 30 }), (characters) => {
      const text = characters.join('');
      expect(lengthOf(text)).toBe([...segmenter.segment(text)].length);
    }),
    { numRuns: 2_000 },
  );
});

describe('the remaining characters', () => {
  const counting = { limit: 100, linkLength: null };
  const left = (text: string, subject = '') => charactersLeft({ text, subject }, counting);

  it('POST-13 are the limit minus body and subject, and null without a limit', () => {
    expect(left('twelve chars', 'frogs')).toBe(83);
    expect(left('x'.repeat(101))).toBe(-1);
    expect(charactersLeft({ text: 'x', subject: '' }, { limit: 0, linkLength: null })).toBeNull();
    expect(charactersLeft({ text: 'x', subject: '' }, { limit: -1, linkLength: null })).toBeNull();
  });

  it('POST-13 include spaces at the ends between body and subject, as servers do', () => {
    expect(left(' frogs \n', ' pond ')).toBe(86);
    const reply = { text: '@jana@lighthouse.example ', subject: 're: weather' };
    expect(charactersLeft(reply, { limit: 5_000, linkLength: null })).toBe(4_964);
  });

  it("count links and mentions literally, or in Mastodon's way", () => {
    const text = 'https://a.example/a-rather-long-address-of-a-page @leo@far.example @mia';
    const alike = { limit: 100, linkLength: LINK_LENGTH };
    expect(left(text)).toBe(100 - text.length);
    expect(charactersLeft({ text, subject: '' }, alike)).toBe(100 - 23 - ' @leo @mia'.length);
    expect(charactersLeft({ text: 'http://a.example', subject: '' }, alike)).toBe(77);
    expect(charactersLeft({ text: 'leo@far.example', subject: '' }, alike)).toBe(85);
  });
});
