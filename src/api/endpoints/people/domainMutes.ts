/** Fetches the servers (domains) that the reader has muted entirely. */
import { textsOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestRows } from '@/api/endpoints/engine/answers';

export interface DomainMutes {
  domains: string[];
  /** The cursor of the next page; null on the last. */
  next: string | null;
}

/** GET /api/v1/domain_blocks — Pleroma sends all at once, others in pages. */
export async function fetchDomainMutes(
  to: Connection,
  maxId: string | null = null,
): Promise<DomainMutes> {
  const query = { limit: 200, ...olderThan(maxId) };
  const { data, link } = await requestRows(to, '/api/v1/domain_blocks', { query });
  return { domains: textsOf(data), next: link.maxId };
}
