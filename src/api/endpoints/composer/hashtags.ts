/** Finds hashtags by the beginning of their name. */
import { fieldsOf, isRecord, listOf, stringOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import type { WireSearch } from '@/api/wire/search';
import { requestFields } from '@/api/endpoints/engine/answers';

/**
 * GET /api/v2/search — names without `#`. Pleroma answers with possible hashtags, not with existing
 * ones, so the typed word is usually among them.
 */
export async function searchHashtags(
  to: Connection,
  query: string,
  limit: number,
): Promise<string[]> {
  const parameters = { q: `#${query}`, type: 'hashtags', limit };
  const { data } = await requestFields(to, '/api/v2/search', { query: parameters });
  return listOf(fieldsOf<WireSearch>(data).hashtags).flatMap((tag) => {
    const name = stringOf(isRecord(tag) ? tag.name : tag);
    return name === null || name === '' ? [] : [name];
  });
}
