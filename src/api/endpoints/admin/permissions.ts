/** Drafts of rules for other servers, subscriptions to lists of them, and keys, on GoToSocial. */
import type {
  ChangedSubscription,
  NewSubscription,
  PermissionDraft,
  Subscription,
} from '@/domain/admin/server/permissions';
import { decodeDraft, decodeSubscription, decodeTest } from '@/api/decode/admin/permissions';
import { keepReadable } from '@/api/decode/engine/refusal';
import { ApiError, isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const PAGE = 100;
const DRAFTS = '/api/v1/admin/domain_permission_drafts';
const SUBSCRIPTIONS = '/api/v1/admin/domain_permission_subscriptions';

const at = (path: string, id: string, what: string): string =>
  `${path}/${encodeURIComponent(id)}/${what}`;

/** GET /api/v1/admin/domain_permission_drafts — the newest first. */
export async function fetchDrafts(
  to: Connection,
  cursor: string | null,
): Promise<{ drafts: PermissionDraft[]; next: string | null }> {
  const query = { limit: PAGE, ...olderThan(cursor) };
  const { data, link } = await requestRows(to, DRAFTS, { query });
  const next = data.length > 0 ? link.maxId : null;
  return { drafts: keepReadable(data, decodeDraft).items, next };
}

/** POST /api/v1/admin/domain_permission_drafts/:id/accept — refused where there is such a rule. */
export async function acceptDraft(to: Connection, id: string, overwrite: boolean): Promise<void> {
  await decide(to, at(DRAFTS, id, 'accept'), { overwrite });
}

/** POST /api/v1/admin/domain_permission_drafts/:id/remove — `excludes`: no draft of it comes again. */
export async function rejectDraft(to: Connection, id: string, excludes: boolean): Promise<void> {
  await decide(to, at(DRAFTS, id, 'remove'), { exclude_target: excludes });
}

async function decide(to: Connection, path: string, json: object): Promise<void> {
  try {
    await request(to, path, { method: 'POST', json, expects: 'nothing' });
  } catch (error) {
    // Somebody else was faster.
    if (!isMissing(error)) throw error;
  }
}

/** GET /api/v1/admin/domain_permission_subscriptions */
export async function fetchSubscriptions(to: Connection): Promise<Subscription[]> {
  const query = { limit: PAGE };
  const { data } = await requestRows(to, SUBSCRIPTIONS, { query });
  return keepReadable(data, decodeSubscription).items;
}

/** POST /api/v1/admin/domain_permission_subscriptions */
export function addSubscription(to: Connection, wanted: NewSubscription): Promise<Subscription> {
  const json = { permission_type: wanted.type, ...bodyOf(wanted) };
  return requestOne(to, SUBSCRIPTIONS, { method: 'POST', json }, decodeSubscription);
}

/** PATCH /api/v1/admin/domain_permission_subscriptions/:id */
export function changeSubscription(
  to: Connection,
  id: string,
  wanted: ChangedSubscription,
): Promise<Subscription> {
  const options = { method: 'PATCH', json: bodyOf(wanted) } as const;
  return requestOne(to, `${SUBSCRIPTIONS}/${encodeURIComponent(id)}`, options, decodeSubscription);
}

const bodyOf = (wanted: ChangedSubscription): object => ({
  title: wanted.title.trim(),
  uri: wanted.uri.trim(),
  content_type: wanted.format,
  priority: wanted.priority,
  as_draft: wanted.asDraft,
  remove_retracted: wanted.removesRetracted,
  adopt_orphans: wanted.adoptsOrphans,
  ...(wanted.login && {
    fetch_username: wanted.login.username,
    fetch_password: wanted.login.password,
  }),
});

/** POST /api/v1/admin/domain_permission_subscriptions/:id/remove */
export async function removeSubscription(
  to: Connection,
  id: string,
  withRules: boolean,
): Promise<void> {
  await decide(to, at(SUBSCRIPTIONS, id, 'remove'), { remove_children: withRules });
}

/** POST /api/v1/admin/domain_permission_subscriptions/:id/test — nothing changes by it. */
export async function testSubscription(to: Connection, id: string): Promise<string[]> {
  const path = at(SUBSCRIPTIONS, id, 'test');
  const { hosts, error } = decodeTest((await request(to, path, { method: 'POST' })).data);
  if (error !== null) throw new ApiError({ kind: 'http', path, status: 422, reason: error });
  return hosts;
}

/** POST /api/v1/admin/domain_keys_expire — the keys of a server are fetched again when they are needed. */
export async function expireKeys(to: Connection, host: string): Promise<void> {
  const options = { method: 'POST', form: { domain: host }, expects: 'nothing' } as const;
  await request(to, '/api/v1/admin/domain_keys_expire', options);
}
