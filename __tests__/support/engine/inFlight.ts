/** Counts unanswered calls, so that a stopped clock can wait for their answers. */

let waiting = 0;
/** Those whose answers wait for the clock, by their wait. */
const held = new Set<Promise<void>>();

/** Calls that may be answered without the clock moving on. */
export const callsInFlight = (): number => Math.max(waiting - held.size, 0);

/** A server that takes its time on the clock of the test; nock's own delays take real time. */
export async function takeTime(ms: number): Promise<void> {
  const wait = new Promise<void>((resolve) => setTimeout(resolve, ms));
  held.add(wait);
  await wait;
  held.delete(wait);
}

/** A stopped clock that starts again has forgotten what waited for it. */
export const forgetHeld = (): void => {
  held.clear();
};

/** The real `fetch` (answered by nock), counted from the request to the last byte of the answer. */
export const countedFetch: typeof fetch = async (...args) => {
  waiting += 1;
  try {
    const response = await fetch(...args);
    const { status, statusText, headers } = response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  } finally {
    waiting -= 1;
  }
};
