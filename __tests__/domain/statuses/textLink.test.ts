import { readLink } from '@/domain/statuses/textLink';

const around = {
  server: 'https://pond.example',
  mentions: [
    { userId: 'A1', screenName: 'ben@hill.example', url: 'https://hill.example/users/ben' },
    { userId: 'A2', screenName: 'mia', url: 'https://pond.example/users/mia' },
  ],
};
const read = (attributes: Record<string, string>) => readLink(attributes, around);
const mention = (href: string, user?: string) =>
  read({ class: 'u-url mention', href, ...(user === undefined ? {} : { 'data-user': user }) });

describe('the target of a link in a text', () => {
  const ben = { kind: 'person', userId: 'A1', screenName: 'ben@hill.example' };
  const mia = { kind: 'person', userId: 'A2', screenName: 'mia' };

  it.each([
    ['by id', mention('https://hill.example/x', 'A1'), ben],
    ['by address', mention('https://hill.example/users/ben'), ben],
    ['by address, written otherwise', mention('https://HILL.example:443/users/ben'), ben],
    ['by another of their addresses', mention('https://hill.example/@ben'), ben],
    ['of the own server', mention('https://pond.example/@mia'), mia],
  ])('is a person %s', (_how, link, expected) => {
    expect(link).toEqual(expected);
  });

  it('is found by id alone, as in profiles, where no list of mentions is known', () => {
    const link = mention('https://far.example/u/x', 'A9');
    expect(link).toEqual({ kind: 'person', userId: 'A9', screenName: null });
  });

  it('is not a local account of the same name for somebody of another server', () => {
    const link = mention('https://evil.example/users/ben');
    expect(link).toEqual({ kind: 'elsewhere', href: 'https://evil.example/users/ben' });
  });

  it.each([
    [{ class: 'hashtag', 'data-tag': 'ponds', href: 'https://a.example/tag/x' }, 'ponds'],
    [{ class: 'mention hashtag', href: 'https://a.example/tags/x' }, 'x'],
    [{ rel: 'tag ugc', href: 'https://a.example/tags/x/?y#z' }, 'x'],
    [{ rel: 'tag', href: 'https://a.example/tags/%E6%97%A5' }, '日'],
    [{ rel: 'tag', href: 'https://a.example/tags/%E6' }, '%E6'],
  ])('is a hashtag: %j', (attributes, tag) => {
    expect(read(attributes)).toEqual({ kind: 'hashtag', tag });
  });

  it('is external for a hashtag link without a tag', () => {
    const href = 'https://a.example/';
    expect(read({ class: 'hashtag', href })).toEqual({ kind: 'elsewhere', href });
  });

  it.each([
    ['https://pond.example/notice/S1', '/notice/S1'],
    ['https://pond.example/users/mia?x=1#y', '/users/mia?x=1#y'],
    ['/about', '/about'],
    // Profile and post addresses of the own server, in its own form and in that of other clients.
    ['https://pond.example/@mia', '/@mia'],
    ['https://pond.example/@mia/1098', '/@mia/1098'],
    ['https://pond.example/users/mia/statuses/1098', '/users/mia/statuses/1098'],
    ['https://pond.example/web/statuses/1098?x#y', '/web/statuses/1098?x#y'],
    ['https://pond.example/deck/@mia/1098', '/deck/@mia/1098'],
    ['/timeline/local', '/timeline/local'],
  ])('is a screen: %s', (href, path) => {
    expect(read({ href })).toEqual({ kind: 'screen', path });
  });

  it.each([
    'https://pond.example/media/a.png',
    'https://pond.example/oauth-callback?code=stolen',
    'https://pond.example/anything',
    'https://pond.example/webmail/1',
    'https://pond.example/users/mia/inbox',
    'https://other.example/@mia/1098',
    'https://other.example/notice/S1',
    '/static/terms.html',
    'mailto:mia@pond.example',
    'https://[broken',
  ])('is external: %s', (href) => {
    expect(read({ href })).toEqual({ kind: 'elsewhere', href });
  });

  it.each<Record<string, string>>([
    {},
    { href: '' },
    { href: 'javascript:1' },
    { href: '//a.example' },
    { class: 'mention', href: 'data:text/html,x', 'data-user': 'A1' },
    { class: 'hashtag', href: 'javascript:1', 'data-tag': 'x' },
  ])('is nothing: %j', (attributes) => {
    expect(read(attributes)).toBeNull();
  });
});
