/** Requests lists of people, as ids and rows. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { PageLink } from '@/domain/engine/paging';
import type { Relationship } from '@/domain/people/relationship';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { createCollector } from '@/api/decode/engine/collector';
import { keepReadable } from '@/api/decode/engine/refusal';
import { relationshipsIn } from '@/api/decode/people/relationship';
import type { Parameters } from '@/api/encoding';
import type { Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestRows } from '@/api/endpoints/engine/answers';

export interface PeoplePage {
  userIds: string[];
  /** Unreadable ones included. */
  rows: number;
  entities: EntityBundle;
  link: PageLink;
  /** The reader's relationships to them, as far as requested and sent. */
  relationships: Relationship[];
}

export interface PeopleCursor {
  maxId?: string | null;
  sinceId?: string | null;
  limit?: number;
  withRelationships?: boolean;
}

export const cursorQuery = ({
  maxId,
  sinceId,
  limit = PAGE_SIZE,
  withRelationships = false,
}: PeopleCursor): Parameters => ({
  limit,
  ...olderThan(maxId),
  since_id: sinceId,
  with_relationships: withRelationships || null,
});

/** `accountIn` finds the account in rows that hold more than that. */
export async function requestPeople(
  to: Connection,
  path: string,
  query: Parameters = {},
  accountIn: (row: unknown) => unknown = (row) => row,
): Promise<PeoplePage> {
  const { data, link } = await requestRows(to, path, { query });
  return { ...peopleIn(data.map(accountIn)), link };
}

/** The link of a list without pages: it names a newer page, and no older one. */
export const wholeList: PageLink = { maxId: null, minId: '' };

export function peopleIn(accounts: readonly unknown[]): Omit<PeoplePage, 'link'> {
  const collector = createCollector();
  const { items } = keepReadable(accounts, (account) => collector.addUser(account));
  return {
    userIds: [...new Set(items)],
    rows: accounts.length,
    entities: collector.bundle(),
    relationships: relationshipsIn(accounts),
  };
}
