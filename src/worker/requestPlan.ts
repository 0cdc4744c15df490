/**
 * The worker's decisions: with which requests it has to do, which answers it believes, and what it
 * keeps. Everything else goes its way untouched, above all whatever the server says to a reader.
 */
import { SAFE_START } from '@/domain/session/safeStart';
import { CACHE_PREFIX, isOnDemand, isBuildFile, stemOf } from '@/domain/session/appCache';

export interface PlannedRequest {
  method: string;
  mode: string;
  url: string;
  /** Carries somebody's token. */
  authorized: boolean;
}

/** `page`: our page, kept for times without a server; `file`: one of the shell. */
export type Plan = 'page' | 'file' | 'pass';

export function planOf({ method, mode, url, authorized }: PlannedRequest, origin: string): Plan {
  const address = new URL(url);
  if (method !== 'GET' || authorized || address.origin !== origin) return 'pass';
  if (mode === 'navigate') return isOurPage(address) ? 'page' : 'pass';
  return address.search === '' && isBuildFile(address.pathname) ? 'file' : 'pass';
}

/**
 * The same for browsers that can be told in advance: whatever is neither a visit nor perhaps a file
 * of the shell is no reason to wake the worker.
 */
export const BYPASSED_ROUTES = {
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
} as const;

/** First segments under which servers have pages and files of their own, and never ours. */
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

/** What a file of this ending is sent as. */
const types: Readonly<Record<string, RegExp>> = {
  js: /\bjavascript\b/,
  css: /^text\/css\b/,
  woff2: /^(?:font|application)\//,
};
const PICTURE = /^image\//;

/** Servers answer for files that are gone with their page, and proxies with one of theirs. */
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

/** Of a build's files those to be kept, for a reader who loaded these of any build. */
export function wantedFiles(
  files: readonly string[],
  loaded: readonly string[],
  sparing: boolean,
): string[] {
  const known = new Set(loaded.map(stemOf));
  return files.filter((file) => (!sparing && !isOnDemand(file)) || known.has(stemOf(file)));
}

export interface CachedBuild {
  cache: string;
  build: string;
  /** Counts up: what is kept later has the larger one, also when an old build comes back. */
  turn: number;
}

/** What is kept, the latest first, by the names of all caches of this address. */
export const cachedBuilds = (names: readonly string[]): CachedBuild[] =>
  names
    .flatMap((cache) => {
      const [, turn, build] = /^(\d+)-(\w+)$/.exec(afterPrefix(cache)) ?? [];
      return turn && build ? [{ cache, build, turn: Number(turn) }] : [];
    })
    .sort((a, b) => b.turn - a.turn);

const afterPrefix = (name: string): string =>
  name.startsWith(CACHE_PREFIX) ? name.slice(CACHE_PREFIX.length) : '';

/** Where a build is kept: in the latest cache, or in one that becomes the latest. */
export function cacheFor(build: string, kept: readonly CachedBuild[]): string {
  const [latest] = kept;
  if (latest?.build === build) return latest.cache;
  return `${CACHE_PREFIX}${String((latest?.turn ?? 0) + 1)}-${build}`;
}

/** What goes once a build is whole: all but itself and the one before it that was whole as well. */
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

/** The page without the answers that a server may have written into it for one visit. */
export const withoutInitialResults = (page: string): string =>
  page.replace(/<script\b[^>]*\bid="?initial-results\b[^>]*>[\s\S]*?<\/script>/gi, '');
