/** Finds hashtags by the beginning of their name. */
import { countOf, fieldsOf, isRecord, listOf, stringOf } from '@/api/decode/engine/read';
import type { Connection } from '@/api/http';
import type { WireSearch } from '@/api/wire/search';
import { requestFields } from '@/api/endpoints/engine/answers';

interface UsedHashtag {
  name: string;
  /** On the days that the server counts; null if it counts none. */
  uses: number | null;
}

/**
 * GET /api/v2/search — names without `#`. Pleroma answers with possible hashtags, not with existing
 * ones, so the typed word is usually among them.
 */
export async function searchHashtags(
  to: Connection,
  query: string,
  limit: number,
): Promise<UsedHashtag[]> {
  const parameters = { q: `#${query}`, type: 'hashtags', limit };
  const { data } = await requestFields(to, '/api/v2/search', { query: parameters });
  return listOf(fieldsOf<WireSearch>(data).hashtags).flatMap((tag) => {
    const { name, history } = fieldsOf<{ name: unknown; history: unknown }>(
      isRecord(tag) ? tag : { name: tag },
    );
    const text = stringOf(name);
    return text === null || text === '' ? [] : [{ name: text, uses: usesOf(history) }];
  });
}

function usesOf(history: unknown): number | null {
  const days = listOf(history).flatMap(
    (day) => countOf(fieldsOf<{ uses: unknown }>(day).uses, null) ?? [],
  );
  return days.length === 0 ? null : days.reduce((sum, uses) => sum + uses, 0);
}
