/**
 * What was asked before the program itself had arrived: a small first script reads what this browser
 * keeps and sends the first questions to the server, and leaves both here for the rest to take up.
 */

export interface Prefetched {
  /** What is kept under the name of the record. */
  record: Promise<unknown>;
  /** Answers on their way, each to be taken once. */
  answers: Map<string, PrefetchedAnswer>;
}

export interface PrefetchedAnswer {
  response: Promise<Response>;
  /** Nobody waits for it any more. Left alone, it would hold up the next call of its address. */
  abort: () => void;
}

/** How long an answer stays worth taking. */
const FRESH = 15_000;

/** What the first script left; false where the program was faster, or has taken it. */
const holder = (): { linnetPrefetched?: Prefetched | false } =>
  window as unknown as { linnetPrefetched?: Prefetched | false };

/** Whether the first script is any longer ahead of the rest. */
export const isBeforeProgram = (): boolean => holder().linnetPrefetched === undefined;

export function leavePrefetched(ahead: Prefetched): void {
  holder().linnetPrefetched = ahead;
  setTimeout(() => {
    ahead.answers.forEach(({ abort }) => abort());
    ahead.answers.clear();
  }, FRESH);
}

/** Null where the first script did not run, and on later calls: it is taken up by one. */
export function takePrefetched(): Prefetched | null {
  const ahead = holder().linnetPrefetched;
  holder().linnetPrefetched = false;
  return ahead === undefined || ahead === false ? null : ahead;
}

/** Answers are kept apart by who asked. */
export const prefetchKey = (url: string, authorization: string | null): string =>
  `${authorization ?? ''} ${url}`;

/** A `fetch` that takes what was asked ahead, where it was asked in the same name. */
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
