/** Fetches accounts and relationships, and updates the own account. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Relationship } from '@/domain/people/relationship';
import { createCollector } from '@/api/decode/engine/collector';
import { decodeCurrentUser, type OwnAccount } from '@/api/decode/session/currentUser';
import { fieldsOf, idOf, listOf } from '@/api/decode/engine/read';
import { isRefusal, type Refusal } from '@/api/decode/engine/refusal';
import { decodeRelationships } from '@/api/decode/people/relationship';
import { ApiError } from '@/api/errors';
import type { Fields } from '@/api/encoding';
import type { Connection } from '@/api/http';
import type { WireFamiliarFollowers } from '@/api/wire/relationship';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';
import { bodyFor, speaksPleroma } from '@/api/endpoints/engine/requestBodies';
import {
  cursorQuery,
  peopleIn,
  requestPeople,
  wholeList,
  type PeoplePage,
  type PeopleCursor,
} from './peoplePages';

/**
 * PATCH /api/v1/accounts/update_credentials — only changed fields. The answer has no chat token;
 * the old one stays valid.
 */
export const updateCredentials = (to: Connection, fields: Fields): Promise<OwnAccount> =>
  requestOne(
    to,
    '/api/v1/accounts/update_credentials',
    { method: 'PATCH', ...bodyFor(to, 'profile', fields) },
    decodeCurrentUser,
  );

export interface AccountAnswer {
  userId: string;
  entities: EntityBundle;
}

/** GET /api/v1/accounts/:id — Pleroma also takes a nick instead of the id. */
export async function fetchAccount(to: Connection, idOrNick: string): Promise<AccountAnswer> {
  const path = `/api/v1/accounts/${encodeURIComponent(idOrNick)}`;
  // Such a path would be another call.
  if (/^\.{0,2}$/.test(idOrNick)) {
    throw new ApiError({ kind: 'http', status: 404, path, reason: 'there is no such id' });
  }
  return await requestOne(to, path, {}, decodeAccount);
}

/** GET /api/v1/accounts/lookup — `nick` or `nick@host`, of people known to the server. */
export const lookUpAccount = (to: Connection, screenName: string): Promise<AccountAnswer> =>
  requestOne(
    to,
    '/api/v1/accounts/lookup',
    { query: { acct: screenName.replace(/^@/, '') } },
    decodeAccount,
  );

/** GET /api/v1/accounts/search — people known to the server; `resolve` would make it ask others. */
export const searchAccounts = (
  to: Connection,
  query: string,
  limit: number,
  { resolve = false, following = false }: { resolve?: boolean; following?: boolean } = {},
): Promise<PeoplePage> =>
  requestPeople(to, '/api/v1/accounts/search', {
    q: query,
    limit,
    resolve,
    following: following || null,
  });

function decodeAccount(wire: unknown): AccountAnswer | Refusal {
  const collector = createCollector();
  const userId = collector.addUser(wire);
  return isRefusal(userId) ? userId : { userId, entities: collector.bundle() };
}

/** GET /api/v1/accounts/relationships — in any order; unknown people are omitted. */
export async function fetchRelationships(
  to: Connection,
  userIds: readonly string[],
): Promise<Relationship[]> {
  if (userIds.length === 0) return [];
  const query = { id: userIds };
  return decodeRelationships(
    (await requestRows(to, '/api/v1/accounts/relationships', { query })).data,
  );
}

/** GET /api/v1/accounts/:id/followers */
export const fetchFollowers = (
  to: Connection,
  userId: string,
  place: PeopleCursor = {},
): Promise<PeoplePage> => requestPeople(to, peopleOf(userId, 'followers'), cursorQuery(place));

/** GET /api/v1/accounts/:id/following */
export const fetchFollowing = (
  to: Connection,
  userId: string,
  place: PeopleCursor = {},
): Promise<PeoplePage> => requestPeople(to, peopleOf(userId, 'following'), cursorQuery(place));

/**
 * GET /api/v1/accounts/:id/endorsements, on Pleroma /api/v1/pleroma/accounts/:id/endorsements, which
 * sends all at once.
 */
export async function fetchFeaturedPeople(
  to: Connection,
  userId: string,
  place: PeopleCursor = {},
): Promise<PeoplePage> {
  if (!speaksPleroma(to))
    return requestPeople(to, peopleOf(userId, 'endorsements'), cursorQuery(place));
  const { with_relationships } = cursorQuery(place);
  const path = `/api/v1/pleroma/accounts/${encodeURIComponent(userId)}/endorsements`;
  return { ...(await requestPeople(to, path, { with_relationships })), link: wholeList };
}

/** GET /api/v1/accounts/familiar_followers — followers of somebody whom the reader follows, all at once. */
export async function fetchFamiliarFollowers(to: Connection, userId: string): Promise<PeoplePage> {
  const query = { id: [userId] };
  const { data } = await requestRows(to, '/api/v1/accounts/familiar_followers', { query });
  const rows = data.map((row) => fieldsOf<WireFamiliarFollowers>(row));
  const theirs = rows.find(({ id }) => idOf(id) === userId);
  return { ...peopleIn(listOf(theirs?.accounts)), link: wholeList };
}

const peopleOf = (userId: string, what: string): string =>
  `/api/v1/accounts/${encodeURIComponent(userId)}/${what}`;

/** GET /api/v1/mutes */
export const fetchMutes = (to: Connection, place: PeopleCursor = {}): Promise<PeoplePage> =>
  requestPeople(to, '/api/v1/mutes', cursorQuery(place));

/** GET /api/v1/blocks */
export const fetchBlocks = (to: Connection, place: PeopleCursor = {}): Promise<PeoplePage> =>
  requestPeople(to, '/api/v1/blocks', cursorQuery(place));

/** GET /api/v2/notifications/:group_key/accounts — those who did the same, by the group of notifications. */
export const fetchGroupPeople = (
  to: Connection,
  groupKey: string,
  { maxId }: PeopleCursor = {},
): Promise<PeoplePage> =>
  requestPeople(
    to,
    `/api/v2/notifications/${encodeURIComponent(groupKey)}/accounts`,
    cursorQuery({ maxId }),
  );
