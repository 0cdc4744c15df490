/** Answers that are lists of people, as ids and rows. */
import type { EntityBundle } from '@/domain/entities';
import type { PageLink } from '@/domain/paging';
import type { Relationship } from '@/domain/relationship';
import { PAGE_SIZE } from '@/domain/timeline';
import { createCollector } from '@/api/decode/collector';
import { keepReadable } from '@/api/decode/refusal';
import { relationshipsIn } from '@/api/decode/relationship';
import type { Parameters } from '@/api/encoding';
import type { Connection } from '@/api/http';
import { requestRows } from './answers';

export interface PeoplePage {
  userIds: string[];
  entities: EntityBundle;
  link: PageLink;
  /** How the reader stands to them, as far as it was asked for and told. */
  relationships: Relationship[];
}

export interface PeoplePlace {
  maxId?: string | null;
  sinceId?: string | null;
  limit?: number;
  withRelationships?: boolean;
}

export const placeQuery = ({
  maxId,
  sinceId,
  limit = PAGE_SIZE,
  withRelationships = false,
}: PeoplePlace): Parameters => ({
  limit,
  max_id: maxId,
  since_id: sinceId,
  with_relationships: withRelationships || null,
});

/** `accountIn` finds the account in rows that are more than one. */
export async function requestPeople(
  to: Connection,
  path: string,
  query: Parameters = {},
  accountIn: (row: unknown) => unknown = (row) => row,
): Promise<PeoplePage> {
  const { data, link } = await requestRows(to, path, { query });
  const collector = createCollector();
  const accounts = data.map(accountIn);
  const { items } = keepReadable(accounts, (account) => collector.addUser(account));
  return {
    userIds: [...new Set(items)],
    entities: collector.bundle(),
    link,
    relationships: relationshipsIn(accounts),
  };
}
