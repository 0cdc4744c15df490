/** Counts unanswered calls, so that a stopped clock can wait for their answers. */

let waiting = 0;

export const callsInFlight = (): number => waiting;

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
