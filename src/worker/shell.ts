/**
 * Keeps the shell of this build and of the one before it, and answers with it: a file at once, as
 * its name tells its content; the page when the server does not answer or takes long. The page is
 * kept last, so that a build with a page is whole.
 */
import { filesIn, type KeepOrder } from '@/domain/shell';
import {
  cacheFor,
  isRightAnswer,
  keptBuilds,
  outlived,
  wantedFiles,
  withoutInitialResults,
} from './plan';

export interface Build {
  id: string;
  /** Paths of all files whose names tell their content. */
  files: readonly string[];
}

/** What it touches outside. */
export interface Outside {
  build: Build;
  caches: CacheStorage;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  /** Resolves after so many milliseconds. */
  wait(time: number): Promise<void>;
}

/** Asked for by this name, servers send the page as it is, without what belongs to a visit. */
const PAGE = '/index.html';
/** How long a server may take before the page is taken from here. */
export const PATIENCE = 4_000;
/** Between two files, in which the page has the machine: nobody waits for these. */
export const BREATH = 40;
/** Of the page's headers, those that guard it; offline they guard it as well. */
const GUARDS = [
  'content-type',
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'permissions-policy',
];
/** What is kept differs for nobody. */
const ANYBODY = { ignoreVary: true };

/** The latest first. */
const allKept = async ({ caches }: Outside) => keptBuilds(await caches.keys());

async function findKept(path: string, outside: Outside): Promise<Response | null> {
  for (const { cache } of await allKept(outside)) {
    const found = await (await outside.caches.open(cache)).match(path, ANYBODY);
    if (found) return found;
  }
  return null;
}

/** `keep` goes on when the answer has been given. */
export async function answerFile(
  request: Request,
  outside: Outside,
  keep: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await findKept(pathname, outside);
  if (kept) return kept;
  const answer = await outside.fetch(request);
  if (!isRightAnswer(pathname, answer)) return answer.ok ? Response.error() : answer;
  keep(keepFile(pathname, answer.clone(), outside));
  return answer;
}

/** Something that came on demand. Before the build is kept it is not: the page names it then. */
async function keepFile(path: string, answer: Response, outside: Outside): Promise<void> {
  const { build, caches } = outside;
  const [latest] = await allKept(outside);
  if (latest?.build !== build.id || !build.files.includes(path)) return;
  await (await caches.open(latest.cache)).put(path, answer);
}

/** What the server says, unless it says nothing that helps and the page is kept. */
export async function answerPage(network: Promise<Response>, outside: Outside): Promise<Response> {
  const helpful = network.then(
    (answer) => (answer.status >= 500 ? null : answer),
    () => null,
  );
  const inTime = await Promise.race([helpful, outside.wait(PATIENCE)]);
  return inTime ?? (await findKept(PAGE, outside)) ?? network;
}

export async function keepBuild(
  { loaded, sparing }: Pick<KeepOrder, 'loaded' | 'sparing'>,
  outside: Outside,
): Promise<void> {
  const { build, caches } = outside;
  const before = await allKept(outside);
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
    await outside.wait(BREATH);
  }
  if (!wanted.every((path) => kept.has(path)) || !(await keepPage(cache, kept, outside))) return;
  const now = await Promise.all((await allKept(outside)).map((each) => looked(each, outside)));
  for (const each of outlived(name, now)) await caches.delete(each);
}

async function pathsIn(name: string, { caches }: Outside): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** From another build where it is the same there, else from the server; null when it is not to be had. */
async function fileOf(path: string, outside: Outside): Promise<Response | null> {
  const kept = await findKept(path, outside);
  if (kept) return kept;
  try {
    const answer = await outside.fetch(path, { credentials: 'omit', priority: 'low' });
    return isRightAnswer(path, answer) ? answer : null;
  } catch {
    return null;
  }
}

/** False where the server has the page of another build, or none. */
async function keepPage(
  cache: Cache,
  kept: ReadonlySet<string>,
  outside: Outside,
): Promise<boolean> {
  try {
    const answer = await outside.fetch(PAGE, { credentials: 'omit', cache: 'no-store' });
    const page = withoutInitialResults(await answer.text());
    const named = filesIn(page);
    if (!answer.ok || named.length === 0 || !named.every((path) => kept.has(path))) return false;
    const headers = GUARDS.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    await cache.put(PAGE, new Response(page, { headers }));
    return true;
  } catch {
    return false;
  }
}

async function looked<Kept extends { cache: string }>(kept: Kept, outside: Outside) {
  const page = await (await outside.caches.open(kept.cache)).match(PAGE, ANYBODY);
  return { ...kept, whole: page !== undefined };
}
