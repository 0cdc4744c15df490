/** Lists, moves and removes posts that the server keeps until their time. */
import type { ScheduledPost } from '@/domain/composer/options/scheduledPost';
import { decodeScheduledPost, decodeScheduledPosts } from '@/api/decode/statuses/scheduledPost';
import { request, type Connection } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const SCHEDULED = '/api/v1/scheduled_statuses';
const PAGE = 40;
/** No server keeps more for one account. */
const MOST_PAGES = 10;

const pathOf = (id: string): string => `${SCHEDULED}/${encodeURIComponent(id)}`;

export interface ScheduledPosts {
  posts: ScheduledPost[];
  /** The server's time of the answer, if it sends one. */
  serverNow: number | null;
}

/** GET /api/v1/scheduled_statuses — all pages. */
export async function fetchScheduledPosts(to: Connection): Promise<ScheduledPosts> {
  const found = new Map<string, ScheduledPost>();
  let maxId: string | null = null;
  for (let page = 0; ; page += 1) {
    const { data, headers, link } = await requestRows(to, SCHEDULED, {
      query: { limit: PAGE, max_id: maxId },
    });
    const before = found.size;
    for (const post of decodeScheduledPosts(data)) found.set(post.id, post);
    const isLast = link.maxId === null || found.size - before < PAGE || page === MOST_PAGES;
    if (isLast) {
      const time = Date.parse(headers.get('date') ?? '');
      return { posts: [...found.values()], serverNow: Number.isNaN(time) ? null : time };
    }
    maxId = link.maxId;
  }
}

/** PUT /api/v1/scheduled_statuses/:id — only the time can be changed. */
export const reschedulePost = (to: Connection, id: string, time: number): Promise<ScheduledPost> =>
  requestOne(
    to,
    pathOf(id),
    { method: 'PUT', json: { scheduled_at: new Date(time).toISOString() } },
    decodeScheduledPost,
  );

/** DELETE /api/v1/scheduled_statuses/:id */
export async function deleteScheduledPost(to: Connection, id: string): Promise<void> {
  await request(to, pathOf(id), { method: 'DELETE', expects: 'nothing' });
}
