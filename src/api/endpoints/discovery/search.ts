/** Searches for text, people and hashtags, also on other servers. */
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
 * GET /api/v2/search — the status at this address, which the server fetches from its origin if it
 * does not have it; null if it cannot, or may not show it. Members only.
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

interface SearchQuery {
  query: string;
  /** The kind of results; all if omitted. */
  kind?: SearchTab | null;
  /** Makes the server search elsewhere, too. */
  resolve: boolean;
  /** Only people the reader follows. */
  following?: boolean;
  /** Only posts of this person. */
  from?: string;
  /** Asks for the reader's relationships to the people as well. */
  withRelationships: boolean;
  offset?: number;
  limit?: number;
}

const kinds: Record<SearchTab, string> = {
  statuses: 'statuses',
  people: 'accounts',
  hashtags: 'hashtags',
};

/** GET /api/v2/search, or GET /api/v1/search if that is missing. */
export async function search(to: Connection, wanted: SearchQuery): Promise<SearchAnswer> {
  const { kind = null, limit = SEARCH_LIMIT } = wanted;
  const query = {
    q: wanted.query,
    type: kind && kinds[kind],
    resolve: wanted.resolve || null,
    following: wanted.following || null,
    account_id: wanted.from,
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
