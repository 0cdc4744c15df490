/** Files that an operator spoilt: another text, other headers, or not there. */
import type { Hono } from 'hono';

export interface AlteredFile {
  /** The whole path; `*` for all that have nothing of their own here. */
  path: string;
  /** In place of what the file holds. */
  text: string | null;
  status: number | null;
  /** Null takes a header away. */
  headers: Readonly<Record<string, string | null>>;
  /** Then there is what the server answers where there is no file. */
  isMissing: boolean;
}

const NO_FILE = '/static/no-such-file';

/** Null where nothing is altered. */
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
  // Neither packed nor a part of it: the text is to be read as it is.
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
