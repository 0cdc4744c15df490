/**
 * One request, sent once: with a time-out that counts from the sending to the last byte, and an
 * answer read to its end, so that several callers can have a copy each.
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

/** Throws a `TimeoutError` when it took too long, and what `fetch` throws otherwise. */
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

/** Whether an answer with this status may come out better the next time. */
export const isRetryableStatus = (status: number): boolean =>
  status === 408 || status === 500 || (status > 501 && status < 600);
