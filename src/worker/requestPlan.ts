/**
 * The decisions of the service worker: which requests it handles, which responses it accepts, and
 * what it caches. Everything else passes untouched, above all the API.
 */
import { matchRoute, type RouteName } from '@/domain/session/routes';
import { SAFE_START } from '@/domain/session/safeStart';
import {
  CACHE_PREFIX,
  isBuildFile,
  isOnDemand,
  NOTHING_EMBEDDED,
  stemOf,
} from '@/domain/session/appCache';

interface PlannedRequest {
  method: string;
  mode: string;
  url: string;
  /** Sent with an access token. */
  authorized: boolean;
  /** A reload, which readers use to get what the server has now. */
  reloads: boolean;
}

/**
 * `start`: our page, from the cache at once; `page`: the server's page, from the cache if the server
 * does not answer; `file`: a file of the app cache.
 */
type Plan = 'start' | 'page' | 'file' | 'pass';

export function planOf(
  { method, mode, url, authorized, reloads }: PlannedRequest,
  origin: string,
): Plan {
  const address = new URL(url);
  if (method !== 'GET' || authorized || address.origin !== origin) return 'pass';
  if (mode === 'navigate') {
    if (!isOurPage(address)) return 'pass';
    return isOnlyOurs(address) && !reloads ? 'start' : 'page';
  }
  return address.search === '' && isBuildFile(address.pathname) ? 'file' : 'pass';
}

/**
 * The same as static routes, for browsers that support them: a safe start does not even wait for
 * the worker, and requests that are neither a navigation nor possibly a built file do not wake it.
 */
export const BYPASSED_ROUTES = [
  {
    condition: { urlPattern: { pathname: '/*', search: `${SAFE_START}=1` } },
    source: 'network',
  },
  {
    condition: {
      not: {
        or: [
          { requestMode: 'navigate' },
          ...['js', 'css', 'fonts', 'img'].map((folder) => ({
            urlPattern: { pathname: `/static/${folder}/*` },
          })),
        ],
      },
    },
    source: 'network',
  },
] as const;

/** First path segments under which servers have pages and files of their own, never ours. */
const ofServers = new Set(
  (
    'api oauth nodeinfo .well-known objects activities inbox relay internal ostatus_subscribe ' +
    'authorize_interaction auth media proxy mailer manifest.json socket live phoenix pleroma akkoma ' +
    'embed user_exists check_password static static-fe finmoji emoji packs sounds images instance ' +
    'schemas doc robots.txt favicon.png index.html sw.js sw-pleroma.js embed.js embed.css'
  ).split(' '),
);

function isOurPage({ pathname, searchParams }: URL): boolean {
  const [, first = ''] = pathname.split('/');
  if (ofServers.has(first) || pathname === '/main/ostatus') return false;
  return !searchParams.has(SAFE_START) && !/\.(?:atom|rss|json)$/.test(pathname);
}

/**
 * Routes under whose addresses servers may have something else: pages for people without this
 * program, redirects, an operator's own `/donate`. A login's code is for the server's answer only.
 */
const sharedRoutes: ReadonlySet<RouteName> = new Set([
  'conversation',
  'external-user-profile',
  'user-profile',
  'legacy-user-profile',
  'registration',
  'registration-token',
  'oauth-callback',
]);

function isOnlyOurs({ pathname }: URL): boolean {
  const route = matchRoute(pathname);
  return route !== null && !sharedRoutes.has(route.name);
}

/** Expected content types by file extension. */
const types: Readonly<Record<string, RegExp>> = {
  js: /\bjavascript\b/,
  css: /^text\/css\b/,
  woff2: /^(?:font|application)\//,
};
const PICTURE = /^image\//;

/** Checks the content type: for missing files, servers and proxies answer with an HTML page. */
export function isRightAnswer(
  path: string,
  {
    status,
    type,
    redirected,
    headers,
  }: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean {
  const expected = types[path.slice(path.lastIndexOf('.') + 1)] ?? PICTURE;
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    expected.test(headers.get('content-type') ?? '')
  );
}

/** Returns the files of a build to cache, given the files of any build that the user has loaded. */
export function wantedFiles(
  files: readonly string[],
  loaded: readonly string[],
  sparing: boolean,
): string[] {
  const known = new Set(loaded.map(stemOf));
  if (sparing) return files.filter((file) => known.has(stemOf(file)));
  // A language has a second file, for screens that may be opened first without a line.
  const needed = (stem: string) => known.has(stem) || known.has(stem.replace(/^late-/, 'locale-'));
  return files.filter((file) => !isOnDemand(file) || needed(stemOf(file)));
}

interface CachedBuild {
  cache: string;
  build: string;
  /** Increasing: what is cached later has the larger one, also when an old build returns. */
  turn: number;
}

/** The cached builds, latest first, from the names of all caches of this origin. */
export const cachedBuilds = (names: readonly string[]): CachedBuild[] =>
  names
    .flatMap((cache) => {
      const [, turn, build] = /^(\d+)-(\w+)$/.exec(afterPrefix(cache)) ?? [];
      return turn && build ? [{ cache, build, turn: Number(turn) }] : [];
    })
    .sort((a, b) => b.turn - a.turn);

const afterPrefix = (name: string): string =>
  name.startsWith(CACHE_PREFIX) ? name.slice(CACHE_PREFIX.length) : '';

/** The cache for a build: the latest one, or one that becomes the latest. */
export function cacheFor(build: string, kept: readonly CachedBuild[]): string {
  const [latest] = kept;
  if (latest?.build === build) return latest.cache;
  return `${CACHE_PREFIX}${String((latest?.turn ?? 0) + 1)}-${build}`;
}

/** The caches to delete once a build is complete: all but its own and the previous complete one. */
export function outdatedCaches(
  own: string,
  kept: readonly (CachedBuild & { whole: boolean })[],
): string[] {
  const build = kept.find(({ cache }) => cache === own)?.build;
  const previous = kept.find((each) => each.whole && each.build !== build);
  return kept
    .map(({ cache }) => cache)
    .filter((cache) => cache !== own && cache !== previous?.cache);
}

/**
 * Removes the responses that a server may have embedded into the page for one visit, but not their
 * element: it tells the page of which family the server is.
 */
export const withoutInitialResults = (page: string): string =>
  page.replace(
    /<script\b[^>]*\bid="?initial-results\b[^>]*>[\s\S]*?<\/script>/gi,
    `<script id="initial-results" type="application/json">${NOTHING_EMBEDDED}</script>`,
  );
