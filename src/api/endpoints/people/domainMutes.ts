/** Servers of which the reader wants to see nothing. */
import { textsOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';

export interface DomainMutes {
  domains: string[];
  /** Where it goes on; null where this was all. */
  next: string | null;
}

/** GET /api/v1/domain_blocks — Pleroma gives all at once, others give pages. */
export async function fetchDomainMutes(
  to: Connection,
  maxId: string | null = null,
): Promise<DomainMutes> {
  const query = { limit: 200, max_id: maxId };
  const { data, link } = await requestRows(to, '/api/v1/domain_blocks', { query });
  return { domains: textsOf(data), next: link.maxId };
}
