/** Simulates files that an operator broke: another text, other headers, or missing. */
import type { Hono } from 'hono';

export interface AlteredFile {
  /** The whole path; `*` for all paths without an entry of their own. */
  path: string;
  /** Replaces the content of the file. */
  text: string | null;
  status: number | null;
  /** Null removes a header. */
  headers: Readonly<Record<string, string | null>>;
  /** The server then answers as it does where there is no file. */
  isMissing: boolean;
}

const NO_FILE = '/static/no-such-file';

/** Answers a request for an altered file; null where nothing is altered. */
export async function answerAlteredFile(
  altered: readonly AlteredFile[],
  app: Hono,
  request: Request,
): Promise<Response | null> {
  const url = new URL(request.url);
  const change =
    altered.findLast(({ path }) => path === url.pathname) ??
    altered.findLast(({ path }) => path === '*');
  if (!change) return null;
  if (change.isMissing) url.pathname = NO_FILE;
  // Neither compressed nor partial, so that the answer can be read as text.
  const plain = new Request(url, { method: request.method, headers: plainHeaders(request) });
  const answer = await app.fetch(change.text === null && !change.isMissing ? request : plain);
  const headers = new Headers(answer.headers);
  if (change.text !== null) headers.delete('content-length');
  for (const [name, value] of Object.entries(change.headers)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const status = change.status ?? answer.status;
  return new Response(change.text ?? answer.body, { status, headers });
}

function plainHeaders({ headers }: Request): Headers {
  const plain = new Headers(headers);
  for (const name of ['accept-encoding', 'range', 'if-none-match']) plain.delete(name);
  return plain;
}
