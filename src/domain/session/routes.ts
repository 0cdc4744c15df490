/**
 * All routes by name: the router's pattern, the access rule, and functions that build paths. Sagas
 * and components name routes; only this file knows paths.
 */
import type { Capability } from './capabilities';

interface Route {
  /** A segment may contain parameters anywhere: `:id`, `$:id`, `@:username@:hostname`. */
  path: string;
  needsLogin?: true;
  /** Requires this capability, or one of several. */
  needs?: Capability | readonly Capability[];
  /** Members only on a private instance. */
  privately?: true;
  /** Keeps the scroll position on entering. */
  keepsScroll?: true;
}

/** In matching order: the catch-all for bare names comes last. */
export const routes = {
  root: { path: '/' },
  'public-external-timeline': { path: '/main/all', privately: true },
  'public-timeline': { path: '/main/public', privately: true },
  friends: { path: '/main/friends', needsLogin: true },
  'tag-timeline': { path: '/tag/:tag', privately: true },
  bookmarks: { path: '/bookmarks', privately: true },
  conversation: { path: '/notice/:id', keepsScroll: true, privately: true },
  'remote-user-profile-acct': { path: '/remote-users/@:username@:hostname', needsLogin: true },
  'remote-user-profile': { path: '/remote-users/:hostname/:username', needsLogin: true },
  'external-user-profile': { path: '/users/$:id', privately: true },
  'user-profile': { path: '/users/:name', privately: true },
  interactions: { path: '/users/:username/interactions', needsLogin: true },
  dms: {
    path: '/users/:username/dms',
    needsLogin: true,
    needs: ['directTimeline', 'conversations'],
  },
  chats: { path: '/users/:username/chats', needsLogin: true, needs: 'chats' },
  chat: { path: '/users/:username/chats/:recipientId', needsLogin: true, needs: 'chats' },
  registration: { path: '/registration' },
  'registration-token': { path: '/registration/:token' },
  'password-reset': { path: '/password-reset' },
  'friend-requests': { path: '/friend-requests', needsLogin: true },
  'interaction-requests': {
    path: '/interaction-requests',
    needsLogin: true,
    needs: 'replyPolicies',
  },
  moderation: { path: '/moderation', needsLogin: true },
  'moderation-page': { path: '/moderation/:page', needsLogin: true },
  'moderation-entry': { path: '/moderation/:page/:id', needsLogin: true },
  'notification-requests': {
    path: '/notification-requests',
    needsLogin: true,
    needs: 'notificationPolicy',
  },
  notifications: { path: '/:username/notifications', needsLogin: true },
  login: { path: '/login' },
  'shout-panel': { path: '/shout-panel' },
  'oauth-callback': { path: '/oauth-callback' },
  search: { path: '/search', privately: true },
  'who-to-follow': { path: '/who-to-follow', needsLogin: true },
  about: { path: '/about' },
  announcements: { path: '/announcements', needs: 'announcements' },
  lists: { path: '/lists', needs: 'lists' },
  'lists-new': { path: '/lists/new', needs: 'lists' },
  'lists-timeline': { path: '/lists/:id', privately: true, needs: 'lists' },
  'lists-edit': { path: '/lists/:id/edit', needs: 'lists' },
  'edit-navigation': { path: '/nav-edit', needsLogin: true },
  'legacy-user-profile': { path: '/:name', privately: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

export const routeOf = (name: RouteName): Route => routes[name];

/** True if the server has the route's content. */
export function isServed(name: RouteName, can: (capability: Capability) => boolean): boolean {
  const { needs } = routeOf(name);
  return needs === undefined || [needs].flat().some(can);
}

/** True if visitors see nothing there. */
export const isForMembers = (name: RouteName, instance: { private: boolean }): boolean =>
  instance.private && routeOf(name).privately === true;

type Params = Record<string, string>;

/** Builds a route's path with parameters and query. */
export function pathTo(name: RouteName, params: Params = {}, query: Params = {}): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_whole, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Returns a profile's path: by name if that is clearly a local one, else by id. */
export function profilePath(
  user: { id: string; screenName?: string | null },
  restrictedNicknames: readonly string[],
): string {
  const name = user.screenName;
  if (!name || name.includes('@') || restrictedNicknames.includes(name)) {
    return pathTo('external-user-profile', { id: user.id });
  }
  return pathTo('user-profile', { name });
}

/** Returns the address from which a visitor can interact as a member of another server. */
export function remoteInteractionUrl(
  server: string,
  target: { statusId: string } | { nickname: string },
): string {
  const [key, value] =
    'statusId' in target ? ['status_id', target.statusId] : ['nickname', target.nickname];
  return `${server}/main/ostatus?${new URLSearchParams([[key, value]]).toString()}`;
}

interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

const patterns = routeNames.map((name) => {
  const keys: string[] = [];
  const source = routes[name].path.replace(/[$.]|:(\w+)/g, (found, key: string | undefined) => {
    if (!key) return `\\${found}`;
    keys.push(key);
    return '([^/]+?)';
  });
  return { name, keys, pattern: new RegExp(`^${source}/?$`) };
});

/** Returns the route of a path, or null. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const { name, keys, pattern } of patterns) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = Object.fromEntries(keys.map((key, at) => [key, readPart(found[at + 1] ?? '')]));
    return { name, params };
  }
  return null;
}

/** Decodes a segment; a typed path may have a broken escape, which is kept as it is. */
export function readPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const oauthRedirectAddress = (origin: string): string =>
  origin + routes['oauth-callback'].path;

interface RootRedirects {
  redirectRootLogin: string | null;
  redirectRootNoLogin: string | null;
}

/** Returns the target of `/`. `own` is what a member has chosen, if anything. */
export function rootRedirect(signedIn: boolean, configured: RootRedirects, own = ''): string {
  const target = signedIn ? own || configured.redirectRootLogin : configured.redirectRootNoLogin;
  return target && target !== '/' ? target : routes['public-external-timeline'].path;
}

/** Returns the redirect for visitors of a members-only route. */
export const loginGateRedirect = (configured: RootRedirects): string =>
  rootRedirect(false, configured);
