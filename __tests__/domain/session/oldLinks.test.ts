/**
 * Links of other clients lead to the right route here, and our own links are never mistaken for
 * them.
 */
import { oldLink } from '@/domain/session/oldLinks';
import { pathTo, routeNames } from '@/domain/session/routes';

const mia = { screenName: 'mia', host: 'home.example' };
const visitor = { screenName: null, host: 'home.example' };

function lead(address: string, reader = mia as typeof mia | typeof visitor) {
  const { pathname, search, hash } = new URL(address, 'https://home.example');
  return oldLink({ pathname, search, hash }, reader);
}
const to = (address: string, reader?: typeof visitor) => lead(address, reader)?.to ?? null;

it.each([
  ['/home', '/main/friends'],
  ['/web/timelines/home', '/main/friends'],
  ['/web/home', '/main/friends'],
  ['/deck/home', '/main/friends'],
  ['/timelines/home', '/main/friends'],
  ['/timeline/local', '/main/public'],
  ['/timelines/public/local', '/main/public'],
  ['/public/local', '/main/public'],
  ['/local', '/main/public'],
  ['/web/public/local/', '/main/public'],
  ['/timeline/fediverse', '/main/all'],
  ['/timeline/far.example', '/main/all'],
  ['/web/timelines/public', '/main/all'],
  ['/public', '/main/all'],
  ['/public/remote', '/main/all'],
  ['/federated', '/main/all'],
  ['/main/bubble', '/about/explore/bubble'],
  ['/timelines/bubble', '/about/explore/bubble'],
  ['/explore', '/about/explore'],
  ['/discover', '/about/explore'],
  ['/web/explore', '/about/explore'],
  ['/explore/posts', '/about/explore'],
  ['/explore/tags', '/about/explore?tab=hashtags'],
  ['/explore/links', '/about/explore?tab=news'],
  ['/tags/cats', '/tag/cats'],
  ['/tags/%E7%8C%AB', '/tag/%E7%8C%AB'],
  ['/web/timelines/tag/cats', '/tag/cats'],
  ['/discover/tags/cats', '/tag/cats'],
  ['/web/timelines/list/7', '/lists/7'],
  ['/list/7', '/lists/7'],
])('a timeline: %s leads to %s', (old, ours) => {
  expect(to(old)).toBe(ours);
});

it.each([
  ['/@mia/109876', '/notice/109876'],
  ['/@mia/posts/AqB3', '/notice/AqB3'],
  ['/@mia/statuses/01HX', '/notice/01HX'],
  ['/@leo@far.example/109876', '/notice/109876'],
  ['/@leo@far.example/posts/AqB3#tree', '/notice/AqB3#tree'],
  ['/@mia/109876/favourites', '/notice/109876'],
  ['/@mia/109876/embed', '/notice/109876'],
  ['/deck/@mia/109876', '/notice/109876'],
  ['/web/@mia/109876', '/notice/109876'],
  ['/web/statuses/109876', '/notice/109876'],
  ['/statuses/109876/reblogs', '/notice/109876'],
  ['/users/mia/statuses/109876', '/notice/109876'],
  ['/users/mia/statuses/109876/activity', '/notice/109876'],
  ['/conversation/AqB3', '/notice/AqB3'],
  ['/notes/9abc', '/notice/9abc'],
  ['/i/web/post/77', '/notice/77'],
  ['/p/mia/77', '/notice/77'],
  ['/i/status/77', '/notice/77'],
])('a status: %s leads to %s', (old, ours) => {
  expect(to(old)).toBe(ours);
});

it.each([
  ['/@mia', '/users/mia'],
  ['/@mia/', '/users/mia'],
  ['/@mia/with_replies', '/users/mia'],
  ['/@mia/tagged/cats', '/users/mia'],
  ['/@mia/media', '/users/mia?tab=media'],
  ['/@mia/followers', '/users/mia?tab=followers'],
  ['/@mia/following', '/users/mia?tab=followees'],
  ['/@mia/favorites', '/users/mia?tab=favorites'],
  ['/users/mia/followers', '/users/mia?tab=followers'],
  ['/web/@mia', '/users/mia'],
  ['/deck/@mia/media', '/users/mia?tab=media'],
  ['/@mia@home.example', '/users/mia'],
  ['/@mia@HOME.example/media', '/users/mia?tab=media'],
  ['/@leo@far.example', '/remote-users/@leo@far.example'],
  ['/@leo@far.example/media', '/users/leo%40far.example?tab=media'],
  ['/web/accounts/1234', '/users/$1234'],
  ['/accounts/1234/followers', '/users/$1234?tab=followers'],
  ['/web/accounts/1234/media', '/users/$1234?tab=media'],
  ['/profile/mia', '/users/mia'],
  ['/web/directory', '/about/explore?tab=people'],
  ['/explore/people', '/about/explore?tab=people'],
  ['/suggestions', '/who-to-follow'],
])('people: %s leads to %s', (old, ours) => {
  expect(to(old)).toBe(ours);
});

it('people of other servers are shown to visitors as far as their server knows them', () => {
  expect(to('/@leo@far.example', visitor)).toBe('/users/leo%40far.example');
});

it.each([
  ['/notifications', '/mia/notifications', '/login'],
  ['/web/notifications', '/mia/notifications', '/login'],
  ['/deck/notifications/requests', '/mia/notifications', '/login'],
  ['/my/notifications', '/mia/notifications', '/login'],
  ['/conversations', '/users/mia/dms', '/login'],
  ['/web/timelines/direct', '/users/mia/dms', '/login'],
  ['/messages', '/users/mia/dms', '/login'],
  ['/chats', '/users/mia/chats', '/login'],
  ['/favourites', '/users/mia?tab=favorites', '/login'],
  ['/web/pinned', '/users/mia', '/login'],
])('pages of the own account: %s leads to %s, and visitors to %s', (old, ours, theirs) => {
  expect(to(old)).toBe(ours);
  expect(to(old, visitor)).toBe(theirs);
});

it.each([
  ['/web/search?q=tea', '/search?query=tea'],
  ['/search?q=a%20b%26c', '/search?query=a+b%26c'],
  ['/search?q=tea&type=accounts#3', '/search?type=accounts&query=tea#3'],
  [
    '/share?text=Tea%20time&url=https://a.example',
    '/compose/new?text=Tea%20time&url=https://a.example',
  ],
  ['/web/publish', '/compose/new'],
  ['/statuses/new', '/compose/new'],
  ['/web/follow_requests', '/friend-requests'],
  ['/auth/sign_in', '/login'],
  ['/auth/sign_up', '/registration'],
  ['/signup', '/registration'],
  ['/invite/t0ken', '/registration/t0ken'],
  ['/auth/password/new', '/password-reset'],
  ['/about/more', '/about'],
  ['/web/getting-started', '/'],
  ['/web', '/'],
  ['/deck/', '/'],
])('other links: %s leads to %s', (old, ours) => {
  expect(to(old)).toBe(ours);
});

it.each([
  ['/settings/profile', 'profile'],
  ['/settings/preferences/appearance', 'theme'],
  ['/settings/two_factor_authentication', 'security'],
  ['/settings/export', 'dataImportExport'],
  ['/web/blocks', 'mutesAndBlocks'],
  ['/filters/7/edit', 'filtering'],
  ['/settings/preferences/other', 'general'],
  ['/settings', 'general'],
])('settings: %s opens them at %s', (old, settings) => {
  expect(lead(old)).toEqual({ to: '/', settings });
});

it("a prefix and the server's name are removed, and the rest is kept", () => {
  expect(to('/web/bookmarks?max_id=7#end')).toBe('/bookmarks?max_id=7#end');
  expect(to('/home.example/@mia/7')).toBe('/notice/7');
  expect(to('/home.example/public/local')).toBe('/main/public');
  expect(to('/i/web/lists/3')).toBe('/lists/3');
});

it('no address of this client is treated as an old one', () => {
  const params = { id: '7', name: 'mia', username: 'mia', hostname: 'far.example', tag: 'cats' };
  const own = routeNames
    .filter((name) => name !== 'about')
    .map((name) => pathTo(name, { ...params, token: 't', recipientId: '8' }));
  for (const path of [...own, '/search?query=tea', '/search?query=a+b']) {
    expect([path, to(path)]).toEqual([path, null]);
  }
});

it('following a link again leads to the same page', () => {
  for (const old of [
    '/web/timelines/home',
    '/@mia/7',
    '/search?q=tea',
    '/notifications',
    '/@mia',
  ]) {
    expect(to(to(old) ?? '')).toBeNull();
  }
});

it('a broken escape stays as it is, and other addresses are not translated', () => {
  expect(to('/tags/100%')).toBe('/tag/100%25');
  for (const path of ['/i', '/my', '/a/b/c/d/e', '/nobody', '/objects/7', '/webmaster/x']) {
    expect([path, to(path)]).toEqual([path, null]);
  }
});
