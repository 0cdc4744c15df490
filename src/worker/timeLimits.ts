/** The times that the service worker waits for the server and for its own caches. */

interface Clock {
  /** Resolves after so many milliseconds. */
  wait(time: number): Promise<void>;
}

/** Milliseconds after which a server that has sent nothing counts as lost. */
export const SERVER_LIMIT = 60_000;
/** Milliseconds after which a cache that has not answered is left out; it usually takes a few. */
export const CACHE_LIMIT = 2_000;

/** Rejects if there is no result in time. */
export const withLimit = <Value>(work: Promise<Value>, { wait }: Clock): Promise<Value> =>
  Promise.race([
    work,
    wait(SERVER_LIMIT).then((): never => {
      throw new Error('No answer in time');
    }),
  ]);

/** Returns null if reading from a cache fails or takes too long. */
export const ifInTime = <Value>(
  work: Promise<Value>,
  { wait }: Clock,
): Promise<Awaited<Value> | null> =>
  Promise.race([work.catch(() => null), wait(CACHE_LIMIT).then(() => null)]);
