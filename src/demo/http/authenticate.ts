/** Identifies the caller by parameter, header or session cookie, in this order. */
import type { Token } from '../state/credentials';
import { covers } from '../state/oauth';
import type { Person } from '../state/types';
import type { World } from '../state/world';
import type { Call, Route, SignedIn } from './call';
import { crash, notFound, refuse } from './refusal';

export const COOKIE = 'pleroma_key';

interface Identity {
  token: Token | null;
  viewer: Person | null;
  /** The token is valid: the session cookie is set to it. */
  setsCookie: boolean;
  /** A token was sent and is invalid. */
  isInvalid: boolean;
}

export function identify(world: World, request: Request, url: URL): Identity {
  const header = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const sent = url.searchParams.get('access_token') ?? header ?? null;
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
  const fromCookie = world.dialect === 'mastodon' ? null : (cookie ?? null);
  const token = world.oauth.tokens.get(sent ?? fromCookie ?? '') ?? null;
  const person = token?.personId == null ? null : (world.people.get(token.personId) ?? null);
  return {
    token: person && !person.isActive ? null : token,
    viewer: person?.isActive === true ? person : null,
    setsCookie: token !== null && sent !== null,
    isInvalid: sent !== null && token === null,
  };
}

/** Throws the family's refusal unless the caller may make the call. */
export function admit(call: Call, route: Route, identity: Identity): asserts call is SignedIn {
  const { world, viewer, token } = call;
  const isMastodon = world.dialect === 'mastodon';
  if ('scopes' in route) {
    if (!viewer || !token) {
      if (!isMastodon) throw refuse(403, 'Invalid credentials.');
      if (token) throw refuse(422, 'This method requires an authenticated user');
      throw refuse(401, 'The access token is invalid');
    }
    if (!route.scopes.some((scope) => covers(token.scopes, scope))) {
      throw isMastodon
        ? refuse(403, 'This action is outside the authorized scopes')
        : refuse(403, `Insufficient permissions: ${route.scopes.join(' | ')}.`);
    }
    return;
  }
  if (isMastodon && identity.isInvalid) throw refuse(401, 'The access token is invalid');
  if (viewer) return;
  if (world.options.isPrivate || (hidesTimelines(world) && route.isPrivate === 'timeline')) {
    throwIfPrivate(call, route);
  }
}

/** True for small servers: they show visitors single people and posts, but no timelines. */
const hidesTimelines = ({ options }: World): boolean =>
  options.family === 'gotosocial' || options.family === 'hollo';

function throwIfPrivate(call: Call, route: Route): void {
  const isMastodon = call.world.dialect === 'mastodon';
  const answer = route.isPrivate ?? 'closed';
  if (answer === 'open') return;
  if (isMastodon) throw refuse(401, 'This method requires an authenticated user');
  if (answer === 'timeline') throw refuse(401, 'authorization required for timeline view');
  if (answer === 'profile') throw refuse(401, 'This API requires an authenticated user');
  if (answer === 'hidden') throw notFound();
  throw refuse(403, 'This resource requires authentication.');
}

/** Refuses requests that do not accept JSON; the password reset page is HTML. */
export function checkAccept(request: Request, { pathname }: URL): void {
  const accept = request.headers.get('accept') || '*/*';
  const isPage = pathname.startsWith('/auth/');
  if (!isPage && !pathname.startsWith('/api/')) return;
  const taken = isPage ? /html|\*\/\*|text\/\*/ : /json|\*\/\*|application\/\*/;
  if (!taken.test(accept)) throw crash(406);
}
