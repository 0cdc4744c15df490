import { cleanHtml } from '@/api/decode/engine/html';
import { mentionsOutsideText } from '@/domain/statuses/mentionsOutsideText';
import type { Mention } from '@/domain/statuses/status';

const ben: Mention = {
  userId: 'u2',
  screenName: 'ben@hill.example',
  url: 'https://hill.example/@ben?a=1&b=2',
};
const eve: Mention = { userId: 'u3', screenName: 'eve', url: 'https://home.example/users/eve' };

const beside = (html: string, mentions = [ben], about = {}) =>
  mentionsOutsideText({
    html: cleanHtml(html),
    mentions,
    userId: 'u1',
    inReplyToUserId: null,
    ...about,
  }).map(({ userId }) => userId);

describe('mentioned people that the text does not name', () => {
  it.each([
    ['by their address', '<a class="mention" href="https://hill.example/@ben?a=1&amp;b=2">x</a>'],
    ['by their id', '<a class="mention" data-user="u2" href="https://a.example">x</a>'],
    [
      'by another address of theirs',
      '<a class="mention" href="https://hill.example/users/ben">x</a>',
    ],
  ])('leave out those that it names %s', (_how, link) => {
    expect(beside(`Hello ${link}`)).toEqual([]);
  });

  it.each([
    [
      'somebody of that name elsewhere',
      '<a class="mention" href="https://dale.example/@ben">x</a>',
    ],
    ['somebody else there', '<a class="mention" href="https://hill.example/@benny">x</a>'],
    ['the name without a link', '@ben@hill.example'],
    ['a link that is broken', '<a href="https://[">x</a>'],
  ])('are listed beside it where it contains %s', (_what, html) => {
    expect(beside(html)).toEqual(['u2']);
  });

  it('leave out its author and the one it replies to', () => {
    expect(beside('', [ben, eve], { userId: 'u2' })).toEqual(['u3']);
    expect(beside('', [ben, eve], { inReplyToUserId: 'u3' })).toEqual(['u2']);
    expect(beside('', [])).toEqual([]);
  });

  it('are computed once for each status', () => {
    const status = { html: '', mentions: [ben], userId: 'u1', inReplyToUserId: null };
    expect(mentionsOutsideText(status)).toBe(mentionsOutsideText(status));
  });
});
