/** Hashtags: about one, following, and those that people show on their profiles. */
import { decodeFeaturedTag, decodeTag } from '@/api/decode/discovery/tag';
import { keepReadable } from '@/api/decode/engine/refusal';
import { request, type Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import type { FeaturedTag, Tag } from '@/domain/discovery/tags';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const FEATURED = '/api/v1/featured_tags';

const tagAt = (name: string): string => `/api/v1/tags/${encodeURIComponent(name)}`;

/** GET /api/v1/tags/:name — Akkoma answers 404 for one that was never used. */
export const fetchTag = (to: Connection, name: string): Promise<Tag> =>
  requestOne(to, tagAt(name), {}, decodeTag);

/** POST /api/v1/tags/:name/follow and /unfollow */
export const setTagFollowed = (to: Connection, name: string, wanted: boolean): Promise<Tag> =>
  requestOne(to, `${tagAt(name)}/${wanted ? 'follow' : 'unfollow'}`, { method: 'POST' }, decodeTag);

interface TagPage {
  tags: Tag[];
  /** The cursor of the next page; null on the last. */
  next: string | null;
}

/** GET /api/v1/followed_tags — newest first. */
export async function fetchFollowedTags(
  to: Connection,
  cursor: string | null = null,
): Promise<TagPage> {
  const query = { limit: 200, ...olderThan(cursor) };
  const { data, link } = await requestRows(to, '/api/v1/followed_tags', { query });
  return { tags: keepReadable(data, decodeTag).items, next: link.maxId };
}

/** GET /api/v1/accounts/:id/featured_tags */
export async function fetchFeaturedTags(to: Connection, userId: string): Promise<FeaturedTag[]> {
  const path = `/api/v1/accounts/${encodeURIComponent(userId)}/featured_tags`;
  return keepReadable((await requestRows(to, path)).data, decodeFeaturedTag).items;
}

/** GET /api/v1/featured_tags — one's own, with the ids by which they are removed. */
export const fetchOwnFeaturedTags = async (to: Connection): Promise<FeaturedTag[]> =>
  keepReadable((await requestRows(to, FEATURED)).data, decodeFeaturedTag).items;

/** POST /api/v1/featured_tags */
export const featureTag = (to: Connection, name: string): Promise<FeaturedTag> =>
  requestOne(to, FEATURED, { method: 'POST', json: { name } }, decodeFeaturedTag);

/** DELETE /api/v1/featured_tags/:id */
export async function unfeatureTag(to: Connection, id: string): Promise<void> {
  const path = `${FEATURED}/${encodeURIComponent(id)}`;
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}

/** GET /api/v1/featured_tags/suggestions — those that the reader uses most. */
export const fetchTagSuggestions = async (to: Connection): Promise<string[]> =>
  keepReadable((await requestRows(to, `${FEATURED}/suggestions`)).data, decodeTag).items.map(
    ({ name }) => name,
  );
