import { settings } from '@/domain/settings/settings';
import {
  loginGateRedirect,
  matchRoute,
  oauthRedirectAddress,
  pathTo,
  profilePath,
  remoteInteractionUrl,
  rootRedirect,
  routeNames,
  routeOf,
  type RouteName,
} from '@/domain/session/routes';

const nowhere = { redirectRootLogin: null, redirectRootNoLogin: null };

/**
 * Expects that the path matches the route with these parameters, and that the route builds the
 * path.
 */
function bothWays(path: string, name: RouteName, params: Record<string, string> = {}): void {
  expect(matchRoute(path)).toEqual({ name, params });
  expect(pathTo(name, params)).toBe(path);
}

describe('the root path', () => {
  const configured = { redirectRootLogin: '/main/friends', redirectRootNoLogin: '/main/public' };

  it.each([
    [true, configured, '/main/friends'],
    [false, configured, '/main/public'],
    [true, nowhere, '/main/all'],
    [false, nowhere, '/main/all'],
    // The two redirects are independent: neither fills in for the other.
    [true, { ...configured, redirectRootLogin: null }, '/main/all'],
    [false, { ...configured, redirectRootNoLogin: null }, '/main/all'],
    // A redirect to / itself would loop forever.
    [false, { ...configured, redirectRootNoLogin: '/' }, '/main/all'],
  ])('sends / (signed in: %s, configured: %j) to %s', (signedIn, redirects, path) => {
    expect(matchRoute('/')?.name).toBe('root');
    expect(rootRedirect(signedIn, redirects)).toBe(path);
  });

  it('sends a member to the page they chose, and visitors to the usual one', () => {
    expect(rootRedirect(true, configured, '/lists/4')).toBe('/lists/4');
    expect(rootRedirect(false, configured, '/lists/4')).toBe('/main/public');
    expect(rootRedirect(true, configured, '/')).toBe('/main/all');
  });

  it.each([
    ['', true],
    ['/lists/4', true],
    ['//elsewhere.example/lists', false],
    ['https://elsewhere.example', false],
    [null, false],
  ])('takes the choice %j: %s', (value, taken) => {
    expect(settings.startPage.accepts(value)).toBe(taken);
  });
});

describe('the table of routes', () => {
  it('has the timeline routes', () => {
    bothWays('/main/all', 'public-external-timeline');
    bothWays('/main/public', 'public-timeline');
    bothWays('/main/friends', 'friends');
    bothWays('/bookmarks', 'bookmarks');
    bothWays('/tag/cats', 'tag-timeline', { tag: 'cats' });
    bothWays('/users/mia/dms', 'dms', { username: 'mia' });
    bothWays('/notice/AqB3', 'conversation', { id: 'AqB3' });
  });

  it('keeps the scroll position on entering a thread, and only there', () => {
    expect(routeNames.filter((name) => routeOf(name).keepsScroll)).toEqual(['conversation']);
  });

  it('ROUTE-06 distinguishes a profile by id, with a dollar sign, from one by name', () => {
    bothWays('/users/$AqB3', 'external-user-profile', { id: 'AqB3' });
    expect(matchRoute('/users/AqB3')).toEqual({ name: 'user-profile', params: { name: 'AqB3' } });
  });

  it('has profiles by name, and bare names with the lowest priority', () => {
    bothWays('/users/mia', 'user-profile', { name: 'mia' });
    bothWays('/mia', 'legacy-user-profile', { name: 'mia' });
    expect(routeNames.at(-1)).toBe('legacy-user-profile');
    expect(matchRoute('/about')?.name).toBe('about');
    expect(pathTo('user-profile', { name: 'mia' }, { tab: 'media' })).toBe('/users/mia?tab=media');
  });

  it('ROUTE-08 resolves remote people by both addresses', () => {
    bothWays('/remote-users/@leo@far.example', 'remote-user-profile-acct', {
      username: 'leo',
      hostname: 'far.example',
    });
    bothWays('/remote-users/far.example/leo', 'remote-user-profile', {
      hostname: 'far.example',
      username: 'leo',
    });
  });

  it("ROUTE-09 has the reader's own pages", () => {
    bothWays('/users/mia/interactions', 'interactions', { username: 'mia' });
    bothWays('/mia/notifications', 'notifications', { username: 'mia' });
    bothWays('/friend-requests', 'friend-requests');
    bothWays('/who-to-follow', 'who-to-follow');
    bothWays('/nav-edit', 'edit-navigation');
  });

  it('ROUTE-10 has registration, with a sign-up token or without', () => {
    bothWays('/registration', 'registration');
    bothWays('/registration/t0ken', 'registration-token', { token: 't0ken' });
  });

  it('ROUTE-11 has the password reset and its flag', () => {
    bothWays('/password-reset', 'password-reset');
    expect(pathTo('password-reset', {}, { passwordResetRequested: 'true' })).toBe(
      '/password-reset?passwordResetRequested=true',
    );
  });

  it('ROUTE-12 has login, shoutbox, about and announcements', () => {
    bothWays('/login', 'login');
    bothWays('/shout-panel', 'shout-panel');
    bothWays('/about', 'about');
    bothWays('/announcements', 'announcements');
  });

  it('has the OAuth callback, and the search with its query', () => {
    bothWays('/oauth-callback', 'oauth-callback');
    expect(oauthRedirectAddress('https://home.example')).toBe(
      'https://home.example/oauth-callback',
    );
    expect(pathTo('search', {}, { query: 'a b&c' })).toBe('/search?query=a+b%26c');
  });

  it('ROUTE-14 has the lists', () => {
    bothWays('/lists', 'lists');
    bothWays('/lists/new', 'lists-new');
    bothWays('/lists/12', 'lists-timeline', { id: '12' });
    bothWays('/lists/12/edit', 'lists-edit', { id: '12' });
  });

  it('has the chats only where the server has them', () => {
    bothWays('/users/mia/chats', 'chats', { username: 'mia' });
    bothWays('/users/mia/chats/AqC', 'chat', { username: 'mia', recipientId: 'AqC' });
    expect(routeNames.filter((name) => routeOf(name).needs === 'chats')).toEqual(['chats', 'chat']);
  });

  it("has the moderators' area with its pages and what they list", () => {
    bothWays('/moderation', 'moderation');
    bothWays('/moderation/reports', 'moderation-page', { page: 'reports' });
    bothWays('/moderation/reports/r%201', 'moderation-entry', { page: 'reports', id: 'r 1' });
  });

  it('matches nothing else', () => {
    expect(matchRoute('/a/b/c/d/e')).toBeNull();
    expect(matchRoute('/users/')).toEqual({
      name: 'legacy-user-profile',
      params: { name: 'users' },
    });
  });

  it('accepts a trailing slash, foreign letters, and broken escapes', () => {
    expect(matchRoute('/main/all/')?.name).toBe('public-external-timeline');
    bothWays('/tag/%E7%8C%AB%2F%E7%8A%AC', 'tag-timeline', { tag: '猫/犬' });
    expect(matchRoute('/tag/100%')?.params).toEqual({ tag: '100%' });
  });
});

describe('the login gate', () => {
  it('guards exactly the pages of a signed-in reader', () => {
    expect(new Set(routeNames.filter((name) => routeOf(name).needsLogin))).toEqual(
      new Set([
        'friends',
        'remote-user-profile-acct',
        'remote-user-profile',
        'interactions',
        'dms',
        'friend-requests',
        'interaction-requests',
        'moderation',
        'moderation-page',
        'moderation-entry',
        'notification-requests',
        'notifications',
        'who-to-follow',
        'edit-navigation',
        'chat',
        'chats',
      ]),
    );
    expect(loginGateRedirect({ ...nowhere, redirectRootNoLogin: '/about' })).toBe('/about');
    expect(loginGateRedirect(nowhere)).toBe('/main/all');
  });
});

describe('links to people', () => {
  it('ROUTE-19 use the id unless the name is plain and local', () => {
    expect(profilePath({ id: '7' }, [])).toBe('/users/$7');
    expect(profilePath({ id: '7', screenName: null }, [])).toBe('/users/$7');
    expect(profilePath({ id: '7', screenName: 'leo@far.example' }, [])).toBe('/users/$7');
    expect(profilePath({ id: '7', screenName: 'about' }, ['about'])).toBe('/users/$7');
  });

  it('ROUTE-20 use the name otherwise', () => {
    expect(profilePath({ id: '7', screenName: 'mia' }, ['about'])).toBe('/users/mia');
  });

  it("ROUTE-21 lead visitors to the server's page for remote interaction", () => {
    const server = 'https://home.example';
    expect(remoteInteractionUrl(server, { statusId: 'AqB' })).toBe(
      'https://home.example/main/ostatus?status_id=AqB',
    );
    expect(remoteInteractionUrl(server, { nickname: 'mia' })).toBe(
      'https://home.example/main/ostatus?nickname=mia',
    );
  });
});
