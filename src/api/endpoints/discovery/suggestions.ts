/** Fetches and dismisses the server's suggestions of people to follow. */
import type { WireUser } from '@/api/wire/user';
import { decodeSuggestions, type Suggested } from '@/api/decode/discovery/explore';
import { fieldsOf, stringOf } from '@/api/decode/engine/read';
import { request, type Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';

/** GET /api/v2/suggestions */
export const fetchSuggestions = async (
  to: Connection,
  { limit = 40 }: { limit?: number } = {},
): Promise<Suggested> =>
  decodeSuggestions((await requestRows(to, '/api/v2/suggestions', { query: { limit } })).data);

/** GET /api/v1/suggestions — older servers send little more than names. */
export async function fetchSuggestedNames(to: Connection): Promise<string[]> {
  const { data } = await requestRows(to, '/api/v1/suggestions');
  return data.map((row) => stringOf(fieldsOf<WireUser>(row).acct)).filter((name) => name !== null);
}

/** DELETE /api/v1/suggestions/:id — no longer suggests this person. */
export async function dismissSuggestion(to: Connection, userId: string): Promise<void> {
  const path = `/api/v1/suggestions/${encodeURIComponent(userId)}`;
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}
