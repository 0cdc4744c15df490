/** Looking for what the server may not have yet. */
import { decodeStatuses } from '@/api/decode/status';
import { fieldsOf, idOf, listOf } from '@/api/decode/read';
import type { Connection } from '@/api/http';
import type { EntityBundle } from '@/domain/entities';
import { requestFields } from './answers';

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
