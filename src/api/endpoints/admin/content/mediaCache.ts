/** The cache of media from other servers, on servers of the Pleroma family. */
import type { BannedPage } from '@/domain/admin/content/mediaCache';
import { countOf, fieldsOf, stringOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import { rowsOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from '@/api/endpoints/admin/staffRequest';

export const BANNED_PAGE = 50;

const CACHE = '/media_proxy_caches';

/** The server reads the words as a regular expression, and fails if they are none. */
const literally = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** GET …/admin/media_proxy_caches — in numbered pages. */
export async function fetchBannedMedia(
  to: Connection,
  words: string,
  page: number,
): Promise<BannedPage> {
  const query = {
    page,
    page_size: BANNED_PAGE,
    ...(words.trim() !== '' && { query: literally(words.trim()) }),
  };
  const answer = await requestAsStaff(to, CACHE, { query });
  const { urls, count } = fieldsOf<{ urls: unknown; count: unknown }>(answer.data);
  const rows = rowsOf(CACHE, { ...answer, data: urls }).data;
  const kept = rows.map(stringOf).filter((url) => url !== null);
  return { urls: kept, total: countOf(count, kept.length) };
}

/** POST …/admin/media_proxy_caches/purge */
export async function purgeMedia(
  to: Connection,
  urls: readonly string[],
  ban: boolean,
): Promise<void> {
  const json = { urls, ban };
  await requestAsStaff(to, `${CACHE}/purge`, { method: 'POST', json, expects: 'nothing' });
}

/** POST …/admin/media_proxy_caches/delete — from the list of banned ones. */
export async function unbanMedia(to: Connection, urls: readonly string[]): Promise<void> {
  const json = { urls };
  await requestAsStaff(to, `${CACHE}/delete`, { method: 'POST', json, expects: 'nothing' });
}
