/** Decodes search results: ids and rows, at most as many of each kind as were requested. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Relationship } from '@/domain/people/relationship';
import type { FoundHashtag, SearchPage } from '@/domain/discovery/search';
import type { WireFoundTag, WireSearch, WireTagDay } from '@/api/wire/search';
import { createCollector } from '@/api/decode/engine/collector';
import { countOf, fieldsOf, isRecord, listOf, stringOf } from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';
import { relationshipsIn } from '@/api/decode/people/relationship';

export interface SearchAnswer extends SearchPage {
  entities: EntityBundle;
  /** The reader's relationships to these people, if requested. */
  relationships: Relationship[];
}

export function decodeSearch(input: unknown, limit: number): SearchAnswer {
  const wire = fieldsOf<WireSearch>(input);
  const upTo = (rows: unknown): unknown[] => listOf(rows).slice(0, limit);
  const accounts = upTo(wire.accounts);
  const statuses = upTo(wire.statuses);
  const hashtags = upTo(wire.hashtags);
  const collector = createCollector();
  const once = <Row>(rows: Row[]) => [...new Set(rows)];
  return {
    userIds: once(keepReadable(accounts, (row) => collector.addUser(row)).items),
    statusIds: once(keepReadable(statuses, (row) => collector.addStatus(row)).items),
    hashtags: onceByName(keepReadable(hashtags, decodeHashtag).items),
    rows: { people: accounts.length, statuses: statuses.length, hashtags: hashtags.length },
    entities: collector.bundle(),
    relationships: relationshipsIn(accounts),
  };
}

/** Decodes an object, or a bare name (older form). The latest day comes first. */
function decodeHashtag(wire: unknown): FoundHashtag | Refusal {
  const { name, history } = fieldsOf<WireFoundTag>(isRecord(wire) ? wire : { name: wire });
  const text = stringOf(name);
  if (text === null || text === '') return refuse('hashtag', 'no name');
  const latest = fieldsOf<WireTagDay>(listOf(history)[0]);
  return { name: text, people: countOf(latest.accounts, null), uses: countOf(latest.uses, null) };
}

function onceByName(hashtags: FoundHashtag[]): FoundHashtag[] {
  return [...new Map(hashtags.map((hashtag) => [hashtag.name.toLowerCase(), hashtag])).values()];
}
