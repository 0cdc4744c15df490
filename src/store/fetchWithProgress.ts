/**
 * Sends a request by `XMLHttpRequest` and reports its upload progress, which `fetch` cannot. Loaded
 * with the first upload. Cookies are sent along, as there is no way to omit them here; the token
 * takes precedence.
 */
import type { ProgressRequestInit } from '@/lib/net/uploadProgress';

/** The time without progress after which a connection counts as dead. */
const PATIENCE = 120_000;

/** Statuses that may not carry a body; `Response` throws when given one. */
const BODILESS = [204, 205, 304];

export function fetchWithProgress(url: string, init: ProgressRequestInit): Promise<Response> {
  const { method = 'GET', headers, body, signal, onSent } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (reason: Error) => {
      request.abort();
      reject(reason);
    };
    const stop = () => giveUp(signal?.reason as Error);
    const stillMoves = () => {
      clearTimeout(silence);
      silence = setTimeout(
        () => giveUp(new DOMException('No answer in time', 'TimeoutError')),
        PATIENCE,
      );
    };
    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop);
    request.open(method, url);
    request.responseType = 'arraybuffer';
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      stillMoves();
      if (lengthComputable && total > 0) onSent?.(loaded / total);
    };
    request.onload = () => {
      resolve(responseOf(request));
    };
    request.onerror = () => {
      reject(new TypeError('The server could not be reached'));
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
    };
    stillMoves();
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = BODILESS.includes(status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers });
}
