/**
 * Posts and trends on Mastodon, for staff. It lists the posts of one person after the other, as anybody
 * may; only what many share has calls of its own, of which the list alone is documented.
 */
import type { ContentQuestion } from '@/domain/admin/content/content';
import type { Trend, TrendKind } from '@/domain/admin/content/trends';
import { decodeContentPage, type ContentPage } from '@/api/decode/admin/contentPage';
import { decodeTrends } from '@/api/decode/admin/trends';
import type { EntityBundle } from '@/domain/engine/entities';
import { request, type Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';
import { lookUpAccount } from '@/api/endpoints/people/accounts';

const PAGE = 40;

/** The cursor begins with the id of the person, so that the name is looked up once. */
export async function fetchContent(
  to: Connection,
  { person, media }: ContentQuestion,
  cursor: string | null,
): Promise<ContentPage> {
  if (person === '') return decodeContentPage([], () => null);
  const [known = '', maxId = ''] = (cursor ?? '').split(' ');
  const id = known || (await lookUpAccount(to, person)).userId;
  const { data } = await fetchPostsOf(to, id, { media, maxId: maxId || null });
  return decodeContentPage(data, (ids) => {
    const last = ids.at(-1);
    return last === undefined ? null : `${id} ${last}`;
  });
}

/** GET /api/v1/accounts/:id/statuses */
const fetchPostsOf = (
  to: Connection,
  id: string,
  { media, maxId }: { media: boolean; maxId: string | null },
) =>
  requestRows(to, `/api/v1/accounts/${encodeURIComponent(id)}/statuses`, {
    query: {
      exclude_reblogs: 'true',
      limit: PAGE,
      ...(media && { only_media: 'true' }),
      max_id: maxId,
    },
  });

const wireKinds: Record<TrendKind, string> = {
  posts: 'statuses',
  hashtags: 'tags',
  links: 'links',
};

export interface TrendsAnswer {
  trends: Trend[];
  /** Unreadable ones included: the offset of the next page is counted with them. */
  rows: number;
  entities: EntityBundle;
}

/** GET /api/v1/admin/trends/statuses, /tags, /links — with what waits for a decision. */
export async function fetchTrends(
  to: Connection,
  kind: TrendKind,
  offset: number,
): Promise<TrendsAnswer> {
  const path = `/api/v1/admin/trends/${wireKinds[kind]}`;
  const query = { limit: PAGE, offset: offset || null };
  const { data } = await requestRows(to, path, { query });
  return { ...decodeTrends(kind, data), rows: data.length };
}

/** POST …/admin/trends/:kind/:id/approve and /reject — since 4.2. */
export async function decideTrend(
  to: Connection,
  { kind, id }: Trend,
  wanted: boolean,
): Promise<void> {
  const path = `/api/v1/admin/trends/${wireKinds[kind]}/${encodeURIComponent(id)}`;
  await request(to, `${path}/${wanted ? 'approve' : 'reject'}`, {
    method: 'POST',
    expects: 'nothing',
  });
}
