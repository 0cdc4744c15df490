/**
 * Maps addresses of other clients to our own, so that old links and bookmarks still work. One table
 * of patterns and targets.
 */
import { standalonePaths, type StandaloneScreen } from './standalonePaths';
import { pathTo, readPart, type RouteName } from './routes';

interface Reader {
  /** Null for visitors. */
  screenName: string | null;
  /** The host of the own server. */
  host: string;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export interface NewAddress {
  to: string;
  /** The settings tab that replaces a page. */
  settings?: string;
}

type Words = Record<string, string>;

interface Target {
  /** The target route, which takes the pattern's parameters under the same names. */
  route: RouteName | StandaloneScreen;
  query?: Words;
  /** The parameter that takes the reader's name, for routes of their own pages. */
  own?: 'username' | 'name';
  /** The query has the same meaning here. */
  keepsQuery?: true;
  settings?: string;
}

const at = (route: Target['route'], more: Omit<Target, 'route'> = {}): Target => ({
  route,
  ...more,
});
const tab = (name: string): Target => at('user-profile', { query: { tab: name } });
const tabById = (name: string): Target => at('external-user-profile', { query: { tab: name } });
const own = (route: RouteName): Target => at(route, { own: 'username' });
const inSettings = (settings: string): Target => at('root', { settings });

/**
 * Targets with their patterns; the first match counts. `:name` is one segment of a path, `*` at the
 * end any number of them.
 */
const rows: readonly (readonly [target: Target, ...patterns: string[]])[] = [
  // Timelines.
  [at('friends'), '/home', '/timelines/home', '/timeline/home'],
  [
    at('public-timeline'),
    '/local',
    '/public/local',
    '/timelines/local',
    '/timelines/public/local',
    '/timelines/community',
    '/timeline/local',
    '/timeline/public/local',
    '/timeline/social',
    '/timeline/hybrid',
  ],
  [at('bubble'), '/main/bubble', '/bubble', '/timelines/bubble', '/timeline/bubble'],
  [at('lists-timeline'), '/list/:id', '/timelines/list/:id', '/timeline/list/:id'],
  [
    at('tag-timeline'),
    '/tags/:tag',
    '/hashtag/:tag',
    '/timelines/tag/:tag',
    '/timeline/tag/:tag',
    '/explore/tags/:tag',
    '/discover/tags/:tag',
  ],
  [own('dms'), '/direct', '/conversations', '/messages', '/timelines/direct', '/timeline/direct'],
  [
    at('public-external-timeline'),
    '/public',
    '/public/*',
    '/federated',
    '/fediverse',
    '/timelines/*',
    '/timeline/*',
  ],
  [at('explore'), '/explore', '/explore/posts', '/discover'],
  [at('explore', { query: { tab: 'hashtags' } }), '/explore/tags'],
  [at('explore', { query: { tab: 'news' } }), '/explore/links'],
  [at('user-profile', { own: 'name', query: { tab: 'favorites' } }), '/favourites', '/favorites'],

  // Statuses.
  [
    at('compose', { keepsQuery: true }),
    '/compose',
    '/publish',
    '/share',
    '/statuses/new',
    '/intents/post',
  ],
  [
    at('conversation'),
    '/conversation/:id',
    '/statuses/:id/*',
    '/status/:id',
    '/notes/:id',
    '/post/:id',
    '/posts/:id',
    '/notice/:id/*',
    '/users/:name/statuses/:id/*',
    '/p/:name/:id',
  ],

  // People.
  [tabById('followers'), '/accounts/:id/followers'],
  [tabById('followees'), '/accounts/:id/following'],
  [tabById('media'), '/accounts/:id/media'],
  [at('external-user-profile'), '/accounts/:id/*'],
  [tab('followers'), '/@:name/followers', '/users/:name/followers'],
  [tab('followees'), '/@:name/following', '/users/:name/following', '/@:name/follows'],
  [tab('media'), '/@:name/media', '/users/:name/media'],
  [tab('favorites'), '/@:name/favorites', '/@:name/favourites', '/@:name/likes'],
  [
    at('user-profile'),
    '/@:name',
    '/@:name/with_replies',
    '/@:name/featured',
    '/@:name/tagged/:tag',
    '/@:name/pins',
    '/@:name/about',
    '/users/:name/with_replies',
    '/users/:name/statuses',
    '/profile/:name',
    '/u/:name',
  ],
  [
    at('conversation'),
    '/@:name/posts/:id/*',
    '/@:name/statuses/:id/*',
    '/@:name/status/:id/*',
    '/@:name/:id/*',
  ],
  [at('who-to-follow'), '/suggestions'],
  [
    at('explore', { query: { tab: 'people' } }),
    '/directory',
    '/explore/suggestions',
    '/explore/people',
  ],

  // The reader's own.
  [own('notifications'), '/notifications/*'],
  [own('chats'), '/chats/*'],
  [at('friend-requests'), '/follow_requests', '/follow-requests', '/requests'],
  [at('user-profile', { own: 'name' }), '/pinned'],
  [inSettings('mutesAndBlocks'), '/blocks', '/mutes', '/blocked', '/muted', '/domain_blocks'],
  [inSettings('mutesAndBlocks'), '/settings/blocks', '/settings/mutes', '/settings/domain_blocks'],
  [inSettings('filtering'), '/filters/*', '/settings/filters/*'],
  [inSettings('profile'), '/settings/profile/*', '/profile', '/edit-profile'],
  [inSettings('theme'), '/settings/preferences/appearance', '/settings/appearance'],
  [inSettings('notifications'), '/settings/preferences/notifications', '/settings/notifications'],
  [inSettings('dataImportExport'), '/settings/export', '/settings/exports', '/settings/import'],
  [inSettings('dataImportExport'), '/settings/imports', '/settings/migration', '/settings/aliases'],
  [inSettings('security'), '/settings/security', '/settings/mfa', '/settings/tokens'],
  [inSettings('security'), '/settings/otp_authentication', '/settings/two_factor_authentication'],
  [inSettings('security'), '/settings/email', '/settings/password', '/settings/account'],
  [inSettings('general'), '/settings/*', '/preferences/*', '/user-settings'],

  // Login, registration, and pages about the instance.
  [at('search', { keepsQuery: true }), '/search'],
  [at('login'), '/auth/sign_in', '/sign_in', '/signin'],
  [at('registration'), '/auth/sign_up', '/sign_up', '/signup', '/register'],
  [at('registration-token'), '/invite/:token'],
  [at('password-reset'), '/auth/password/new', '/reset-password', '/auth/reset_password'],
  [at('about'), '/about/*', '/terms', '/terms-of-service', '/privacy-policy'],
  [at('root'), '/start', '/getting-started', '/web', '/deck', '/index.html'],
];

/** Prefixes of all addresses of a client. */
const prefixes: readonly string[] = ['web', 'deck', 'i', 'my'];

const patterns = rows.flatMap(([target, ...sources]) =>
  sources.map((source) => {
    const keys: string[] = [];
    const text = source.replace(/\.|\/\*|:(\w+)/g, (found, key: string | undefined) => {
      if (found === '.') return '\\.';
      if (key === undefined) return '(?:/.*)?';
      keys.push(key);
      return '([^/]+)';
    });
    return { target, keys, pattern: new RegExp(`^${text}/?$`) };
  }),
);

/** Returns our address for one of another client, or null. */
export function oldLink({ pathname, search, hash }: Address, reader: Reader): NewAddress | null {
  const bare = withoutPrefix(pathname, reader.host);
  for (const { target, keys, pattern } of patterns) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const params = Object.fromEntries(keys.map((key, n) => [key, readPart(found[n + 1] ?? '')]));
    const path = newPath(target, params, search, reader);
    // An address with the same meaning here is not an old one.
    if (path === pathname + writeQuery(new URLSearchParams(search))) return null;
    return { to: path + hash, ...(target.settings && { settings: target.settings }) };
  }
  return bare === pathname ? null : { to: bare + search + hash };
}

/** Removes a prefix: separate clients put a word of their own or the server's name in front. */
function withoutPrefix(pathname: string, host: string): string {
  const [, first = '', rest] = /^\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
  if (rest === undefined || (first !== host && !prefixes.includes(first))) return pathname;
  return withoutPrefix(rest, host);
}

function newPath(target: Target, found: Words, search: string, reader: Reader): string {
  const { route, own: ownName, query, keepsQuery } = target;
  const { screenName, host } = reader;
  if (ownName !== undefined && !isRare(route)) {
    return screenName === null ? pathTo('login') : pathTo(route, { [ownName]: screenName }, query);
  }
  if (isRare(route)) {
    return standalonePaths[route] + (keepsQuery ? search : writeQuery(new URLSearchParams(query)));
  }
  if (keepsQuery) return pathTo(route, found) + writeQuery(askedFor(search));
  if (route !== 'user-profile') return pathTo(route, found, query);
  const [username = '', hostname = host] = (found.name ?? '').split('@');
  if (hostname.toLowerCase() === host) return pathTo(route, { name: username }, query);
  // Members can search for people unknown to their server.
  return query || screenName === null
    ? pathTo(route, found, query)
    : pathTo('remote-user-profile-acct', { username, hostname });
}

const isRare = (route: Target['route']): route is StandaloneScreen => route in standalonePaths;

/** Reads the search text, which others call `q`. */
function askedFor(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const q = query.get('q');
  query.delete('q');
  if (q !== null && !query.has('query')) query.set('query', q);
  return query;
}

const writeQuery = (query: URLSearchParams): string => {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
