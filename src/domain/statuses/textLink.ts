/** Resolves links in texts: to a person, a hashtag, one of our screens, or elsewhere. */
import { safePageLink } from '@/lib/net/safeLink';
import { matchRoute, type RouteName } from '@/domain/session/routes';
import type { Mention } from './status';

type TextLink =
  | { kind: 'person'; userId: string; screenName: string | null }
  | { kind: 'hashtag'; tag: string }
  | { kind: 'screen'; path: string }
  | { kind: 'elsewhere'; href: string };

interface Surroundings {
  mentions: readonly Mention[];
  /** The origin of the own server. */
  server: string;
}

type Attributes = Readonly<Record<string, string>>;

/** Returns null for an address that may not be linked. */
export function readLink(attributes: Attributes, around: Surroundings): TextLink | null {
  const href = safePageLink(attributes.href);
  if (href === null) return null;
  const words = `${attributes.class ?? ''} ${attributes.rel ?? ''}`.split(/\s+/);
  const elsewhere: TextLink = { kind: 'elsewhere', href };
  if (words.includes('hashtag') || words.includes('tag')) {
    const tag = attributes['data-tag'] ?? lastSegment(href);
    return tag ? { kind: 'hashtag', tag } : elsewhere;
  }
  if (words.includes('mention')) return readPerson(href, attributes, around) ?? elsewhere;
  const path = screenPath(href, around.server);
  return path === null ? elsewhere : { kind: 'screen', path };
}

function readPerson(href: string, attributes: Attributes, around: Surroundings): TextLink | null {
  const named = attributes['data-user'];
  const mention =
    around.mentions.find(({ userId, url }) => userId === named || sameAddress(url, href)) ??
    around.mentions.find(({ screenName }) => screenName === nameIn(href, around.server));
  if (mention) return { kind: 'person', userId: mention.userId, screenName: mention.screenName };
  return named ? { kind: 'person', userId: named, screenName: null } : null;
}

const sameAddress = (one: string, other: string): boolean =>
  one === other || (parsed(one)?.href ?? one) === (parsed(other)?.href ?? other);

/** Returns the name in a person's address; in nearly all forms it is the last segment. */
function nameIn(href: string, server: string): string | null {
  const url = parsed(href);
  const nick = lastSegment(href)?.replace(/^@/, '');
  if (!url || !nick) return null;
  return url.origin === server ? nick : `${nick}@${url.host}`;
}

function lastSegment(href: string): string | null {
  const segment = parsed(href)
    ?.pathname.split('/')
    .findLast((part) => part !== '');
  if (segment === undefined) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Screens that links open here instead of in a new window. */
const screens: readonly RouteName[] = [
  'conversation',
  'user-profile',
  'external-user-profile',
  'tag-timeline',
  'about',
];

/** Addresses of people and posts on servers and other clients; `oldLinks` redirects them. */
const OTHER_NAMES =
  /^\/(@|(web|deck|tags|notes|timelines?|conversation)\/|users\/[^/]+\/statuses\/)/;

function screenPath(href: string, server: string): string | null {
  const path = href.startsWith('/') ? href : pathOn(href, server);
  if (path === null) return null;
  const route = matchRoute(path.replace(/[?#].*$/s, ''));
  return (route && screens.includes(route.name)) || OTHER_NAMES.test(path) ? path : null;
}

function pathOn(href: string, server: string): string | null {
  const url = parsed(href);
  return url && url.origin === server ? url.pathname + url.search + url.hash : null;
}

function parsed(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}
