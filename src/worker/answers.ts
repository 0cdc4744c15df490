/**
 * Answers the requests of pages, each in bounded time: browsers wait minutes for a worker, and a
 * reader would see a blank page meanwhile. A cache that does not answer counts as an empty one.
 */
import { SAFE_START } from '@/domain/session/safeStart';
import { answerFile, answerPage, pageAtOnce, type AppCacheEnvironment } from './appCache';
import { planOf } from './requestPlan';
import { ifInTime, withLimit } from './timeLimits';

/** The parts of a fetch event. */
export interface Asked {
  /** Some browsers tell a reload by a member of its own, the others by the mode of the HTTP cache. */
  request: Request & { isReloadNavigation?: boolean };
  clientId: string;
  preloadResponse?: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
}

export interface AnswerEnvironment extends AppCacheEnvironment {
  origin: string;
  /** Returns the address of an open page. */
  addressOf(clientId: string): Promise<string | null>;
}

/** Returns null for requests that the browser sends itself. */
export function answerTo(asked: Asked, outside: AnswerEnvironment): Promise<Response> | null {
  const { method, mode, url, headers, cache, isReloadNavigation } = asked.request;
  const reloads = isReloadNavigation === true || ['reload', 'no-cache'].includes(cache);
  const facts = { method, mode, url, authorized: headers.has('authorization'), reloads };
  const plan = planOf(facts, outside.origin);
  if (plan === 'file') return fileFor(asked, outside);
  if (plan === 'start') return startFor(asked, outside);
  if (plan === 'page') return answerPage(fromServer(asked, outside), outside);
  return mode === 'navigate' && method === 'GET' ? fromServer(asked, outside) : null;
}

async function startFor(asked: Asked, outside: AnswerEnvironment): Promise<Response> {
  const page = await ifInTime(pageAtOnce(outside), outside);
  return page ?? answerPage(fromServer(asked, outside), outside);
}

async function fileFor(asked: Asked, outside: AnswerEnvironment): Promise<Response> {
  const address = await ifInTime(outside.addressOf(asked.clientId), outside);
  if (address !== null && new URL(address).searchParams.has(SAFE_START)) {
    return withLimit(outside.fetch(asked.request), outside);
  }
  return answerFile(asked.request, outside, (work) => {
    asked.waitUntil(work);
  });
}

function fromServer(asked: Asked, outside: AnswerEnvironment): Promise<Response> {
  return withLimit(preloadedOrFetched(asked, outside), outside);
}

/** Uses the preloaded response, which would be wasted by another request. */
async function preloadedOrFetched(
  { request, preloadResponse }: Asked,
  outside: AnswerEnvironment,
): Promise<Response> {
  return (await preloadResponse) ?? (await outside.fetch(request));
}
