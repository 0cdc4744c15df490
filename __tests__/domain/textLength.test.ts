import { charactersLeft, lengthOf, LINK_LENGTH } from '@/domain/textLength';

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

describe('the room that is left', () => {
  const counting = { limit: 100, linkLength: null };
  const left = (text: string, subject = '') => charactersLeft({ text, subject }, counting);

  it('POST-13 is the limit without body and subject, and there is none where the limit is none', () => {
    expect(left('twelve chars', 'frogs')).toBe(83);
    expect(left('x'.repeat(101))).toBe(-1);
    expect(charactersLeft({ text: 'x', subject: '' }, { limit: 0, linkLength: null })).toBeNull();
    expect(charactersLeft({ text: 'x', subject: '' }, { limit: -1, linkLength: null })).toBeNull();
  });

  it('does not count what the server cuts off', () => {
    expect(left(' frogs \n', ' pond ')).toBe(91);
  });

  it('counts links and names as they are, or as Mastodon does', () => {
    const text = 'https://a.example/a-rather-long-address-of-a-page @leo@far.example @mia';
    const alike = { limit: 100, linkLength: LINK_LENGTH };
    expect(left(text)).toBe(100 - text.length);
    expect(charactersLeft({ text, subject: '' }, alike)).toBe(100 - 23 - ' @leo @mia'.length);
    expect(charactersLeft({ text: 'http://a.example', subject: '' }, alike)).toBe(77);
    expect(charactersLeft({ text: 'leo@far.example', subject: '' }, alike)).toBe(85);
  });
});
