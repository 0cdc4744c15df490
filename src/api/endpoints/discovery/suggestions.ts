/** People whom the server suggests to follow. */
import type { WireSuggestion, WireUser } from '@/api/wire/user';
import { fieldsOf, stringOf } from '@/api/decode/engine/read';
import { request, type Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';
import { requestPeople, type PeoplePage } from '@/api/endpoints/people/peoplePages';

/** GET /api/v2/suggestions */
export const fetchSuggestions = (
  to: Connection,
  { limit = 40 }: { limit?: number } = {},
): Promise<PeoplePage> =>
  requestPeople(
    to,
    '/api/v2/suggestions',
    { limit },
    (row) => fieldsOf<WireSuggestion>(row).account,
  );

/** GET /api/v1/suggestions — what older servers tell of people is little more than their names. */
export async function fetchSuggestedNames(to: Connection): Promise<string[]> {
  const { data } = await requestRows(to, '/api/v1/suggestions');
  return data.map((row) => stringOf(fieldsOf<WireUser>(row).acct)).filter((name) => name !== null);
}

/** DELETE /api/v1/suggestions/:id — not this person again. */
export async function dismissSuggestion(to: Connection, userId: string): Promise<void> {
  const path = `/api/v1/suggestions/${encodeURIComponent(userId)}`;
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}
