/** Fetches stickers, which are files of the operator beside the client's own. */
import { ApiError } from '@/api/errors';
import type { Connection } from '@/api/http';

/** GET /static/stickers/… — the picture. For a missing one, servers send a page with status 200. */
export async function fetchSticker(to: Connection, path: string): Promise<Blob> {
  const send = to.fetch ?? fetch;
  const init = { headers: { accept: 'image/*' }, signal: to.signal, credentials: 'omit' } as const;
  let response: Response;
  try {
    response = await send(to.origin + path, init);
  } catch {
    throw new ApiError({ kind: 'network', path, reason: 'the server could not be reached' });
  }
  const { ok, status } = response;
  if (!ok) throw new ApiError({ kind: 'http', path, status, reason: `HTTP ${String(status)}` });
  const picture = await response.blob();
  if (picture.type.startsWith('image/')) return picture;
  throw new ApiError({ kind: 'malformed', path, status, reason: 'the answer is no picture' });
}
