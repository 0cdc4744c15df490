/** Posts, hashtags and links that are used much at the moment, and the directory of people. */
import { decodeTrendingLink } from '@/api/decode/discovery/explore';
import { decodeTag } from '@/api/decode/discovery/tag';
import { createCollector } from '@/api/decode/engine/collector';
import { keepReadable } from '@/api/decode/engine/refusal';
import type { Parameters } from '@/api/encoding';
import type { Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';
import { requestPeople } from '@/api/endpoints/people/peoplePages';
import type { DirectoryOrder, TrendingLink } from '@/domain/discovery/explore';
import type { Tag } from '@/domain/discovery/tags';
import type { EntityBundle } from '@/domain/engine/entities';
import { PAGE_SIZE } from '@/domain/timelines/timeline';

interface Page {
  /** Unreadable rows included: the offset of the next page is counted with them. */
  rows: number;
  entities: EntityBundle;
}

const pageAt = (offset: number): Parameters => ({ limit: PAGE_SIZE, offset: offset || null });

/** GET /api/v1/trends/statuses */
export async function fetchTrendingPosts(
  to: Connection,
  offset: number,
): Promise<Page & { ids: string[] }> {
  const { data } = await requestRows(to, '/api/v1/trends/statuses', { query: pageAt(offset) });
  const collector = createCollector();
  const { items } = keepReadable(data, (row) => collector.addStatus(row));
  return { ids: [...new Set(items)], rows: data.length, entities: collector.bundle() };
}

/** GET /api/v1/trends/tags */
export async function fetchTrendingTags(
  to: Connection,
  offset: number,
): Promise<{ tags: Tag[]; rows: number }> {
  const { data } = await requestRows(to, '/api/v1/trends/tags', { query: pageAt(offset) });
  return { tags: keepReadable(data, decodeTag).items, rows: data.length };
}

/** GET /api/v1/trends/links */
export async function fetchTrendingLinks(
  to: Connection,
  offset: number,
): Promise<Page & { links: TrendingLink[] }> {
  const { data } = await requestRows(to, '/api/v1/trends/links', { query: pageAt(offset) });
  const collector = createCollector();
  const { items } = keepReadable(data, (row) => decodeTrendingLink(row, collector));
  return { links: items, rows: data.length, entities: collector.bundle() };
}

/** GET /api/v1/directory — 404 where the staff has switched it off. */
export async function fetchDirectory(
  to: Connection,
  { order, local }: { order: DirectoryOrder; local: boolean },
  offset: number,
): Promise<Page & { ids: string[] }> {
  const query = { order, local: local || null, ...pageAt(offset) };
  const { userIds, entities, rows } = await requestPeople(to, '/api/v1/directory', query);
  return { ids: userIds, rows, entities };
}
