/** Fetches and changes the reader's lists of people. */
import type { ListEntry, ListInput } from '@/domain/people/list';
import { decodeList, decodeLists } from '@/api/decode/people/list';
import { request, type Connection } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';
import { requestPeople, type PeoplePage } from './peoplePages';

const LISTS = '/api/v1/lists';

const listAt = (listId: string): string => `${LISTS}/${encodeURIComponent(listId)}`;

/** GET /api/v1/lists */
export const fetchLists = async (to: Connection): Promise<ListEntry[]> =>
  decodeLists((await requestRows(to, LISTS)).data);

/** GET /api/v1/lists/:id */
export const fetchList = (to: Connection, listId: string): Promise<ListEntry> =>
  requestOne(to, listAt(listId), {}, decodeList);

/** POST /api/v1/lists */
export const createList = (to: Connection, input: ListInput): Promise<ListEntry> =>
  requestOne(to, LISTS, { method: 'POST', json: toldOf(input) }, decodeList);

/** PUT /api/v1/lists/:id — omitted fields stay as they are. */
export const updateList = (to: Connection, listId: string, input: ListInput): Promise<ListEntry> =>
  requestOne(to, listAt(listId), { method: 'PUT', json: toldOf(input) }, decodeList);

const toldOf = ({ title, exclusive, repliesPolicy }: ListInput) => ({
  title,
  ...(exclusive === null ? {} : { exclusive }),
  ...(repliesPolicy === null ? {} : { replies_policy: repliesPolicy }),
});

/** DELETE /api/v1/lists/:id */
export async function deleteList(to: Connection, listId: string): Promise<void> {
  await request(to, listAt(listId), { method: 'DELETE', expects: 'nothing' });
}

/** GET /api/v1/lists/:id/accounts — all at once, which Mastodon does on request only. */
export const fetchListMembers = (to: Connection, listId: string): Promise<PeoplePage> =>
  requestPeople(to, `${listAt(listId)}/accounts`, { limit: 0 });

/** POST and DELETE /api/v1/lists/:id/accounts — unknown people are ignored. */
export async function setListMembers(
  to: Connection,
  listId: string,
  userIds: readonly string[],
  wanted: boolean,
): Promise<void> {
  await request(to, `${listAt(listId)}/accounts`, {
    method: wanted ? 'POST' : 'DELETE',
    json: { account_ids: userIds },
    expects: 'nothing',
  });
}

/** GET /api/v1/accounts/:id/lists — the reader's lists that somebody is on. */
export const fetchListsOf = async (to: Connection, userId: string): Promise<ListEntry[]> =>
  decodeLists((await requestRows(to, `/api/v1/accounts/${encodeURIComponent(userId)}/lists`)).data);
