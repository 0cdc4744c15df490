/** Fetches scrobbles. */
import type { Scrobble } from '@/domain/statuses/scrobble';
import { decodeScrobbles } from '@/api/decode/statuses/scrobble';
import { isMissing } from '@/api/errors';
import type { Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';

/**
 * GET /api/v1/pleroma/accounts/:id/scrobbles — the newest. Null also if the call or the person is
 * unknown.
 */
export async function fetchLatestScrobble(
  to: Connection,
  userId: string,
): Promise<Scrobble | null> {
  const path = `/api/v1/pleroma/accounts/${encodeURIComponent(userId)}/scrobbles`;
  try {
    const { data } = await requestRows(to, path, { query: { limit: 1 } });
    return decodeScrobbles(data)[0] ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
