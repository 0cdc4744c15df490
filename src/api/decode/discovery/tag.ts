/** Decodes hashtags, with their use by day, and those of profiles. */
import type { WireTagDay } from '@/api/wire/search';
import type { WireFeaturedTag, WireKnownTag } from '@/api/wire/tag';
import type { FeaturedTag, Tag, TagDay } from '@/domain/discovery/tags';
import { countOf, fieldsOf, idOf, listOf, momentOf, stringOf } from '@/api/decode/engine/read';
import { refuse, type Refusal } from '@/api/decode/engine/refusal';

export function decodeTag(input: unknown): Tag | Refusal {
  const { name, following, history } = fieldsOf<WireKnownTag>(input);
  const text = stringOf(name);
  if (text === null || text === '') return refuse('hashtag', 'no name');
  return {
    name: text,
    following: typeof following === 'boolean' ? following : null,
    days: readDays(history),
  };
}

/** The latest day first. */
export const readDays = (history: unknown): TagDay[] =>
  listOf(history)
    .map(readDay)
    .filter((day) => day !== null)
    .sort((a, b) => b.day - a.day);

function readDay(input: unknown): TagDay | null {
  const wire = fieldsOf<WireTagDay>(input);
  const day = countOf(wire.day, null);
  if (day === null) return null;
  return { day: day * 1_000, uses: countOf(wire.uses, 0), people: countOf(wire.accounts, 0) };
}

export function decodeFeaturedTag(input: unknown): FeaturedTag | Refusal {
  const { id, name, statuses_count, last_status_at } = fieldsOf<WireFeaturedTag>(input);
  const text = stringOf(name);
  if (text === null || text === '') return refuse('featured hashtag', 'no name');
  return {
    // GoToSocial's documents have none.
    id: idOf(id) ?? text,
    name: text,
    count: countOf(statuses_count, null),
    lastUsedAt: momentOf(last_status_at),
  };
}
