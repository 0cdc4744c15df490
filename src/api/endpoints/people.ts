/** Answers that are lists of people, as ids and rows. */
import type { EntityBundle } from '@/domain/entities';
import type { PageLink } from '@/domain/paging';
import { PAGE_SIZE } from '@/domain/timeline';
import { createCollector } from '@/api/decode/collector';
import { keepReadable } from '@/api/decode/refusal';
import type { Parameters } from '@/api/encoding';
import type { Connection } from '@/api/http';
import { requestRows } from './answers';

export interface PeoplePage {
  userIds: string[];
  entities: EntityBundle;
  link: PageLink;
}

export interface PeoplePlace {
  maxId?: string | null;
  sinceId?: string | null;
  limit?: number;
}

export const placeQuery = ({ maxId, sinceId, limit = PAGE_SIZE }: PeoplePlace): Parameters => ({
  limit,
  max_id: maxId,
  since_id: sinceId,
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
  const { items } = keepReadable(data, (row) => collector.addUser(accountIn(row)));
  return { userIds: [...new Set(items)], entities: collector.bundle(), link };
}
