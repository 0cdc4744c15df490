/**
 * Caches the built files of this build and the previous one, and answers requests from them: a file
 * at once, as its name is a content hash; the page at once while the server's is known to be the
 * same, else if the server does not answer or is slow. The page is cached last, so that a build with
 * a page is complete.
 */
import { buildOf, filesIn, type CacheBuildMessage } from '@/domain/session/appCache';
import {
  cacheFor,
  isRightAnswer,
  cachedBuilds,
  outdatedCaches,
  wantedFiles,
  withoutInitialResults,
} from './requestPlan';
import { ifInTime, SERVER_LIMIT, withLimit } from './timeLimits';

export interface Build {
  id: string;
  /** Paths of all files with a content hash in their name. */
  files: readonly string[];
}

/** The environment of the cache, injected for tests. */
export interface AppCacheEnvironment {
  build: Build;
  caches: CacheStorage;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  now(): Date;
  /** Resolves after so many milliseconds. */
  wait(time: number): Promise<void>;
}

/** The name of the page in the caches, and of the file on servers. */
const PAGE = '/index.html';
/** Under this name servers write their title and icon into the page, but nothing about a person. */
const START = '/';
/** Milliseconds that a server may take before the page is answered from the cache. */
export const PATIENCE = 4_000;
/**
 * Milliseconds for which the page is answered at once after the server was seen to have it. Visits
 * that end too early for the comparison would otherwise never learn about a change.
 */
export const TRUST = 7 * 86_400_000;
/** Tells when the server was seen to have the page; left out unless all files are cached. */
const SEEN = 'date';
/** Milliseconds between two files, to leave the machine to the page: nobody waits for these. */
export const PAUSE_BETWEEN_FILES = 40;
/** The security headers of the page, which also apply offline. */
const GUARDS = [
  'content-type',
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
];
/** Cached files are the same for all users. */
const ANYBODY = { ignoreVary: true };

/** The latest first. */
const allCached = async ({ caches }: AppCacheEnvironment) => cachedBuilds(await caches.keys());

async function findCached(path: string, outside: AppCacheEnvironment): Promise<Response | null> {
  for (const { cache } of await allCached(outside)) {
    const found = await (await outside.caches.open(cache)).match(path, ANYBODY);
    if (found) return found;
  }
  return null;
}

/** `keep` extends the event beyond the response. */
export async function answerFile(
  request: Request,
  outside: AppCacheEnvironment,
  keep: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await ifInTime(findCached(pathname, outside), outside);
  if (kept) return kept;
  const answer = await withLimit(outside.fetch(request), outside);
  if (!isRightAnswer(pathname, answer)) return answer.ok ? Response.error() : answer;
  keep(cacheFile(pathname, answer.clone(), outside));
  return answer;
}

/** Caches a chunk loaded on demand. Not before the build is cached: the page lists it then. */
async function cacheFile(
  path: string,
  answer: Response,
  outside: AppCacheEnvironment,
): Promise<void> {
  const { build, caches } = outside;
  const [latest] = await allCached(outside);
  if (latest?.build !== build.id || !build.files.includes(path)) return;
  await (await caches.open(latest.cache)).put(path, answer);
}

/** Returns the cached page of the latest whole build, unless it must not be trusted any more. */
export async function pageAtOnce(outside: AppCacheEnvironment): Promise<Response | null> {
  for (const { cache: name } of await allCached(outside)) {
    const cache = await outside.caches.open(name);
    const page = await cache.match(PAGE, ANYBODY);
    if (!page) continue;
    const seen = Date.parse(page.headers.get(SEEN) ?? '');
    const named = filesIn(await page.clone().text());
    const files = await Promise.all(named.map((path) => cache.match(path, ANYBODY)));
    return outside.now().getTime() - seen < TRUST && files.every(Boolean) ? page : null;
  }
  return null;
}

/** Returns the server's response, unless it is useless and the page is cached. The caller bounds it. */
export async function answerPage(
  network: Promise<Response>,
  outside: AppCacheEnvironment,
): Promise<Response> {
  const helpful = network.then(
    (answer) => (answer.status >= 500 ? null : answer),
    () => null,
  );
  const inTime = await Promise.race([helpful, outside.wait(PATIENCE)]);
  return inTime ?? (await ifInTime(findCached(PAGE, outside), outside)) ?? network;
}

export async function cacheBuild(
  { loaded, sparing }: Pick<CacheBuildMessage, 'loaded' | 'sparing'>,
  outside: AppCacheEnvironment,
): Promise<void> {
  const { build, caches } = outside;
  const before = await allCached(outside);
  const page = await fetchPage(outside);
  if (page === 'gone') {
    for (const { cache } of before) await (await caches.open(cache)).delete(PAGE);
  }
  // Files of another build are left to its own worker.
  if (page === 'gone' || !page?.files.every((path) => build.files.includes(path))) return;
  const name = cacheFor(build.id, before);
  const cache = await caches.open(name);
  const known = (await Promise.all(before.map((each) => pathsIn(each.cache, outside)))).flat();
  const wanted = wantedFiles(build.files, [...loaded, ...(sparing ? [] : known)], sparing);
  const kept = new Set(await pathsIn(name, outside));
  const waiting = wanted.filter((path) => !kept.has(path));
  for (const path of waiting) {
    const answer = await fileOf(path, outside);
    if (!answer) continue;
    await cache.put(path, answer);
    kept.add(path);
    await outside.wait(PAUSE_BETWEEN_FILES);
  }
  if (![...wanted, ...page.files].every((path) => kept.has(path))) return;
  const isWhole =
    page.isStart && wantedFiles(build.files, [], false).every((path) => kept.has(path));
  const headers = new Headers(page.headers);
  if (isWhole) headers.set(SEEN, outside.now().toUTCString());
  await cache.put(PAGE, new Response(page.text, { headers }));
  const now = await Promise.all(
    (await allCached(outside)).map((each) => withWholeness(each, outside)),
  );
  for (const each of outdatedCaches(name, now)) await caches.delete(each);
}

async function pathsIn(name: string, { caches }: AppCacheEnvironment): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** A request that never ends would keep the next worker from taking over. */
const forCaching = (): RequestInit => ({
  credentials: 'omit',
  signal: AbortSignal.timeout(SERVER_LIMIT),
});

/**
 * Copies from another build if the file is the same there, else fetches it; null if unavailable.
 */
async function fileOf(path: string, outside: AppCacheEnvironment): Promise<Response | null> {
  const kept = await findCached(path, outside);
  if (kept) return kept;
  try {
    const answer = await outside.fetch(path, { ...forCaching(), priority: 'low' });
    return isRightAnswer(path, answer) ? answer : null;
  } catch {
    return null;
  }
}

interface ServerPage {
  text: string;
  headers: Record<string, string>;
  /** The files that it names. */
  files: readonly string[];
  /** True if the start address has it, and not only the file. */
  isStart: boolean;
}

/** Returns `gone` if the server has no page of this program any more, and null if it does not say. */
async function fetchPage({ fetch }: AppCacheEnvironment): Promise<ServerPage | 'gone' | null> {
  let isGone = true;
  try {
    for (const path of [START, PAGE]) {
      const answer = await fetch(path, { ...forCaching(), cache: 'no-store' });
      const text = withoutInitialResults(await answer.text());
      if (answer.ok && !answer.redirected && buildOf(text) !== null) {
        const headers = GUARDS.flatMap((name): [string, string][] => {
          const value = answer.headers.get(name);
          return value === null ? [] : [[name, value]];
        });
        return {
          text,
          headers: Object.fromEntries(headers),
          files: filesIn(text),
          isStart: path === START,
        };
      }
      isGone &&= answer.ok || answer.status === 404 || answer.status === 410;
    }
  } catch {
    return null;
  }
  return isGone ? 'gone' : null;
}

async function withWholeness<Kept extends { cache: string }>(
  kept: Kept,
  outside: AppCacheEnvironment,
) {
  const page = await (await outside.caches.open(kept.cache)).match(PAGE, ANYBODY);
  return { ...kept, whole: page !== undefined };
}
