/** People whom the server suggests to follow. */
import type { WireSuggestion } from '@/api/wire/user';
import { fieldsOf } from '@/api/decode/read';
import { isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestPeople, type PeoplePage } from './people';

/** GET /api/v2/suggestions, and where that is missing GET /api/v1/suggestions. */
export async function fetchSuggestions(
  to: Connection,
  { limit = 40 }: { limit?: number } = {},
): Promise<PeoplePage> {
  try {
    return await requestPeople(
      to,
      '/api/v2/suggestions',
      { limit },
      (row) => fieldsOf<WireSuggestion>(row).account,
    );
  } catch (error) {
    if (!isMissing(error)) throw error;
    return await requestPeople(to, '/api/v1/suggestions', { limit });
  }
}

/** DELETE /api/v1/suggestions/:id — not this person again. */
export async function dismissSuggestion(to: Connection, userId: string): Promise<void> {
  const path = `/api/v1/suggestions/${encodeURIComponent(userId)}`;
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}
