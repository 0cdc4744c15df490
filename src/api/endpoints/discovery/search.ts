/** Looking for words, people and hashtags, and for what the server may not have yet. */
import { decodeSearch, type SearchAnswer } from '@/api/decode/discovery/search';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { fieldsOf, idOf, listOf } from '@/api/decode/engine/read';
import { isMissing } from '@/api/errors';
import type { Connection } from '@/api/http';
import type { EntityBundle } from '@/domain/engine/entities';
import { SEARCH_LIMIT, type SearchTab } from '@/domain/discovery/search';
import { requestFields } from '@/api/endpoints/engine/answers';

export interface FoundStatus {
  statusId: string;
  entities: EntityBundle;
}

/**
 * GET /api/v2/search — the status of this address, which the server fetches from where it was written
 * when it does not have it; null where it cannot, or may not show it. For members alone.
 */
export async function findStatusAt(to: Connection, address: string): Promise<FoundStatus | null> {
  const query = { q: address, type: 'statuses', resolve: true, limit: 1 };
  const { data } = await requestFields(to, '/api/v2/search', { query });
  const found = listOf(fieldsOf<{ statuses: unknown[] }>(data).statuses).slice(0, 1);
  const entities = decodeStatuses(found);
  const statusId = idOf(fieldsOf<{ id: string }>(found[0]).id);
  if (statusId === null || !entities.statuses.some(({ id }) => id === statusId)) return null;
  return { statusId, entities };
}

export interface SearchQuery {
  query: string;
  /** One kind of results; without it, all. */
  kind?: SearchTab | null;
  /** Have the server look elsewhere, too. */
  resolve: boolean;
  /** Only people whom the reader follows. */
  following?: boolean;
  /** Have it say of the people how the reader stands to them. */
  withRelationships: boolean;
  offset?: number;
  limit?: number;
}

const kinds: Record<SearchTab, string> = {
  statuses: 'statuses',
  people: 'accounts',
  hashtags: 'hashtags',
};

/** GET /api/v2/search, and where that is missing GET /api/v1/search. */
export async function search(to: Connection, wanted: SearchQuery): Promise<SearchAnswer> {
  const { kind = null, limit = SEARCH_LIMIT } = wanted;
  const query = {
    q: wanted.query,
    type: kind && kinds[kind],
    resolve: wanted.resolve || null,
    following: wanted.following || null,
    with_relationships: wanted.withRelationships || null,
    limit,
    offset: wanted.offset || null,
  };
  const ask = async (version: string): Promise<SearchAnswer> =>
    decodeSearch((await requestFields(to, `/api/${version}/search`, { query })).data, limit);
  try {
    return await ask('v2');
  } catch (error) {
    if (!isMissing(error)) throw error;
    return await ask('v1');
  }
}
