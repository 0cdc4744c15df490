/**
 * Hands over from the prefetch script (`prefetch.ts`) to the application: the stored state it read
 * and the first requests it sent, before the application's code was loaded, and for which account.
 */

export interface Prefetched {
  /** That of the account whose state was read. The one of the tab may be another one since. */
  slot: string;
  /** The first reads of storage, by key, each to be taken once. */
  reads: Map<string, Promise<unknown>>;
  /** Pending responses by key, each to be taken once. */
  answers: Map<string, PrefetchedAnswer>;
}

interface PrefetchedAnswer {
  response: Promise<Response>;
  /** Cancels an unused response, which would otherwise delay the next request of its URL. */
  abort: () => void;
}

/** Milliseconds for which a response can be used. */
const FRESH = 15_000;

/** The handover; false if the application was faster, or has taken it. */
const holder = (): { linnetPrefetched?: Prefetched | false } =>
  window as unknown as { linnetPrefetched?: Prefetched | false };

/** True if the application has not started yet. */
export const isBeforeProgram = (): boolean => holder().linnetPrefetched === undefined;

/** Milliseconds; it is a small file that was asked for first. */
const LATE = 200;

/** Resolves once the first script has run: from the cache, files come in any order. */
export const untilFirstScript = (page: Document): Promise<unknown> | undefined => {
  const script = page.querySelector('script[async]');
  if (!script || !isBeforeProgram()) return;
  return new Promise((resolve) => {
    script.addEventListener('load', resolve);
    setTimeout(resolve, LATE);
  });
};

export function leavePrefetched(ahead: Prefetched): void {
  holder().linnetPrefetched = ahead;
  setTimeout(() => {
    ahead.answers.forEach(({ abort }) => abort());
    ahead.answers.clear();
  }, FRESH);
}

/** Returns null if the prefetch script did not run, and on every call but the first. */
export function takePrefetched(): Prefetched | null {
  const ahead = holder().linnetPrefetched;
  holder().linnetPrefetched = false;
  return ahead === undefined || ahead === false ? null : ahead;
}

/** Responses are kept apart by the account that requested them. */
export const prefetchKey = (url: string, authorization: string | null): string =>
  `${authorization ?? ''} ${url}`;

/** Returns a `fetch` that uses the prefetched responses to requests with the same authorization. */
export function fetchUsingPrefetched(ahead: Prefetched | null, send: typeof fetch): typeof fetch {
  return (input, init) => {
    if (!ahead || typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') {
      return send(input, init);
    }
    const key = prefetchKey(input, new Headers(init?.headers).get('authorization'));
    const answer = ahead.answers.get(key);
    ahead.answers.delete(key);
    if (!answer) return send(input, init);
    init?.signal?.addEventListener('abort', answer.abort, { once: true });
    return answer.response;
  };
}
