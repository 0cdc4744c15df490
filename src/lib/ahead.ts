/**
 * What was asked before the program itself had arrived: a small first script reads what this browser
 * keeps and sends the first questions to the server, and leaves both here for the rest to take up.
 */

export interface Ahead {
  /** What is kept under the name of the record. */
  record: Promise<unknown>;
  /** Answers on their way, each to be taken once. */
  answers: Map<string, AheadAnswer>;
}

export interface AheadAnswer {
  response: Promise<Response>;
  /** Nobody waits for it any more. Left alone, it would hold up the next call of its address. */
  abort: () => void;
}

/** How long an answer stays worth taking. */
const FRESH = 15_000;

/** What the first script left; false where the program was faster, or has taken it. */
const holder = (): { linnetAhead?: Ahead | false } =>
  window as unknown as { linnetAhead?: Ahead | false };

/** Whether the first script is any longer ahead of the rest. */
export const isAhead = (): boolean => holder().linnetAhead === undefined;

export function leaveAhead(ahead: Ahead): void {
  holder().linnetAhead = ahead;
  setTimeout(() => {
    ahead.answers.forEach(({ abort }) => abort());
    ahead.answers.clear();
  }, FRESH);
}

/** Null where the first script did not run, and on later calls: it is taken up by one. */
export function takeAhead(): Ahead | null {
  const ahead = holder().linnetAhead;
  holder().linnetAhead = false;
  return ahead === undefined || ahead === false ? null : ahead;
}

/** Answers are kept apart by who asked. */
export const aheadKey = (url: string, authorization: string | null): string =>
  `${authorization ?? ''} ${url}`;

/** A `fetch` that takes what was asked ahead, where it was asked in the same name. */
export function fetchAfter(ahead: Ahead | null, send: typeof fetch): typeof fetch {
  return (input, init) => {
    if (!ahead || typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') {
      return send(input, init);
    }
    const key = aheadKey(input, new Headers(init?.headers).get('authorization'));
    const answer = ahead.answers.get(key);
    ahead.answers.delete(key);
    if (!answer) return send(input, init);
    init?.signal?.addEventListener('abort', answer.abort, { once: true });
    return answer.response;
  };
}
