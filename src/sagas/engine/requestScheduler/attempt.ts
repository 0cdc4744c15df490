/**
 * Sends one request once, with a time-out from the sending to the last byte. The answer is read
 * completely, so that several callers can each have a copy.
 */

import type { SetTimer } from '@/lib/scheduler/timer';

export interface BufferedResponse {
  status: number;
  statusText: string;
  headers: Headers;
  body: ArrayBuffer;
}

/** Statuses that may not carry a body; `Response` throws when given one. */
const BODILESS = [204, 205, 304];

export const toResponse = ({ status, statusText, headers, body }: BufferedResponse): Response =>
  new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers });

/** Throws a `TimeoutError` if it took too long, and the error of `fetch` otherwise. */
export async function attempt(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  { signal, timeout, setTimer }: { signal: AbortSignal; timeout: number; setTimer: SetTimer },
): Promise<BufferedResponse> {
  const aborter = new AbortController();
  const passOn = () => aborter.abort(signal.reason);
  signal.addEventListener('abort', passOn);
  const stopTimer = setTimer(
    () => aborter.abort(new DOMException('No answer in time', 'TimeoutError')),
    timeout,
  );
  try {
    signal.throwIfAborted();
    const response = await send(url, { ...init, signal: aborter.signal });
    const { status, statusText, headers } = response;
    return { status, statusText, headers, body: await response.arrayBuffer() };
  } catch (error) {
    // Some implementations throw an error of their own for an aborted body.
    throw aborter.signal.aborted ? aborter.signal.reason : error;
  } finally {
    stopTimer();
    signal.removeEventListener('abort', passOn);
  }
}

/** True if a retry after an answer with this status may succeed. */
export const isRetryableStatus = (status: number): boolean =>
  status === 408 || status === 500 || (status > 501 && status < 600);
