/**
 * Relays of the Pleroma family; mail and addresses that Mastodon keeps from signing up; servers of
 * which GoToSocial makes no drafts, and headers of requests that it refuses or lets in.
 */
import type {
  ChangedAddress,
  ListedName,
  NewName,
  ServerListKind,
} from '@/domain/admin/serverLists';
import { headerOf } from '@/domain/admin/serverLists';
import { decodeNames, decodersOfNames } from '@/api/decode/admin/serverLists';
import { fieldsOf } from '@/api/decode/engine/read';
import { isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { oneOf, requestOne, requestRows, rowsOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

const PAGE = 200;
/** In seconds. */
const DAY = 86_400;
/** No real list has more pages than this. */
const MOST_PAGES = 50;

const RELAY = '/relay';
const PATHS = {
  excludes: '/api/v1/admin/domain_permission_excludes',
  headerBlocks: '/api/v1/admin/header_blocks',
  headerAllows: '/api/v1/admin/header_allows',
  mail: '/api/v1/admin/email_domain_blocks',
  emails: '/api/v1/admin/canonical_email_blocks',
  addresses: '/api/v1/admin/ip_blocks',
} as const;

/** All of them come at once. */
const unpaged = new Set<ServerListKind>(['headerBlocks', 'headerAllows']);

/** GET …/admin/relay */
async function fetchRelays(to: Connection): Promise<ListedName[]> {
  const answer = await requestAsStaff(to, RELAY, {});
  const { relays } = fieldsOf<{ relays: unknown }>(answer.data);
  return decodeNames('relays', rowsOf(RELAY, { ...answer, data: relays }).data);
}

/** GET /api/v1/admin/email_domain_blocks and its like — all pages. */
export async function fetchNames(to: Connection, kind: ServerListKind): Promise<ListedName[]> {
  if (kind === 'relays') return fetchRelays(to);
  const names = new Map<string, ListedName>();
  let place: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const query = pages === 0 && unpaged.has(kind) ? {} : { limit: PAGE, ...olderThan(place) };
    const { data, link }: Awaited<ReturnType<typeof requestRows>> = await requestRows(
      to,
      PATHS[kind],
      { query },
    );
    const before = names.size;
    for (const name of decodeNames(kind, data)) names.set(name.id, name);
    place = link.maxId;
    if (place === null || names.size === before) break;
  }
  return [...names.values()];
}

function bodyOf(
  kind: Exclude<ServerListKind, 'relays'>,
  { name, severity, comment, days }: NewName,
): object {
  switch (kind) {
    case 'excludes':
    case 'mail':
      return { domain: name };
    case 'headerBlocks':
    case 'headerAllows':
      return headerOf(name);
    case 'emails':
      return { email: name };
    case 'addresses': {
      const expires = days > 0 ? { expires_in: days * DAY } : {};
      return { ip: name, severity, comment, ...expires };
    }
  }
}

/** POST …/admin/relay, /api/v1/admin/email_domain_blocks and its like */
export async function addName(
  to: Connection,
  kind: ServerListKind,
  wanted: NewName,
): Promise<ListedName> {
  const decode = decodersOfNames[kind];
  if (kind === 'relays') {
    const options = { method: 'POST', json: { relay_url: wanted.name } } as const;
    return oneOf(RELAY, await requestAsStaff(to, RELAY, options), decode);
  }
  const json = bodyOf(kind, wanted);
  return requestOne(to, PATHS[kind], { method: 'POST', json }, decode);
}

/** PUT /api/v1/admin/ip_blocks/:id — the end stays, if it is not named. */
export function changeAddress(
  to: Connection,
  id: string,
  { severity, comment, days }: ChangedAddress,
): Promise<ListedName> {
  const expires = days === null ? {} : { expires_in: days > 0 ? days * DAY : null };
  const json = { severity, comment, ...expires };
  const path = `${PATHS.addresses}/${encodeURIComponent(id)}`;
  return requestOne(to, path, { method: 'PUT', json }, decodersOfNames.addresses);
}

/** POST /api/v1/admin/canonical_email_blocks/test — true if sign-ups with this address are refused. */
export async function isEmailBlocked(to: Connection, email: string): Promise<boolean> {
  const options = { method: 'POST', json: { email } } as const;
  const { data } = await requestRows(to, `${PATHS.emails}/test`, options);
  return decodeNames('emails', data).length > 0;
}

/** DELETE …/admin/relay, /api/v1/admin/email_domain_blocks/:id and its like */
export async function removeName(to: Connection, kind: ServerListKind, id: string): Promise<void> {
  if (kind === 'relays') {
    const json = { relay_url: id };
    await requestAsStaff(to, RELAY, { method: 'DELETE', json, expects: 'nothing' });
    return;
  }
  try {
    const path = `${PATHS[kind]}/${encodeURIComponent(id)}`;
    await request(to, path, { method: 'DELETE', expects: 'nothing' });
  } catch (error) {
    // Somebody else was faster.
    if (!isMissing(error)) throw error;
  }
}
