/** The applications that are registered at the own server, on servers of the Pleroma family. */
import {
  looksLikeClientId,
  partsOf,
  type OauthApp,
  type OauthAppDraft,
  type OauthAppFilter,
  type OauthAppPage,
} from '@/domain/admin/server/oauthApps';
import { decodeOauthApp, faultsIn } from '@/api/decode/admin/oauthApps';
import { fieldsOf, stringOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable } from '@/api/decode/engine/refusal';
import { ApiError } from '@/api/errors';
import type { Answer, Connection } from '@/api/http';
import { oneOf, rowsOf } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

const PAGE = 50;
const APPS = '/oauth_app';

const rowsIn = (answer: Answer): unknown[] => {
  const { apps } = fieldsOf<{ apps: unknown }>(answer.data);
  return rowsOf(APPS, { ...answer, data: apps }).data;
};

/** GET …/admin/oauth_app — in numbered pages; their count is that of all, whatever is asked for. */
export async function fetchOauthApps(
  to: Connection,
  { words, trusted }: OauthAppFilter,
  page: number,
): Promise<OauthAppPage> {
  const sought = words.trim();
  const by = looksLikeClientId(sought) ? 'client_id' : 'name';
  const query = { page, page_size: PAGE, trusted, ...(sought !== '' && { [by]: sought }) };
  const rows = rowsIn(await requestAsStaff(to, APPS, { query }));
  return { apps: keepReadable(rows, decodeOauthApp).items, full: rows.length >= PAGE };
}

/** GET …/admin/oauth_app — with the secret of one application. */
export async function fetchOauthSecret(to: Connection, app: OauthApp): Promise<string> {
  const query = { client_id: app.clientId, trusted: app.trusted };
  const answer = await requestAsStaff(to, APPS, { query });
  const [secret] = rowsIn(answer).flatMap((row) => {
    const { client_id, client_secret } = fieldsOf<Record<string, unknown>>(row);
    const text = stringOf(client_secret);
    return client_id === app.clientId && text !== null ? [text] : [];
  });
  if (secret !== undefined) return secret;
  throw new ApiError({ kind: 'http', path: APPS, status: 404, reason: 'no such application' });
}

function bodyFor({ id, name, redirectUris, scopes, website, trusted }: OauthAppDraft) {
  const asked = partsOf(scopes);
  return {
    name: name.trim(),
    redirect_uris: partsOf(redirectUris).join('\n'),
    ...(asked.length > 0 && { scopes: asked }),
    ...((website.trim() !== '' || id !== null) && { website: website.trim() }),
    trusted,
  };
}

/** The server answers a form with faults with status 200. */
function appIn(answer: Answer): OauthApp {
  const faults = isRefusal(decodeOauthApp(answer.data)) ? faultsIn(answer.data) : null;
  if (faults === null) return oneOf(APPS, answer, decodeOauthApp);
  throw new ApiError({ kind: 'http', path: APPS, status: 422, reason: faults });
}

/** POST …/admin/oauth_app */
export async function addOauthApp(to: Connection, draft: OauthAppDraft): Promise<OauthApp> {
  const json = bodyFor(draft);
  return appIn(await requestAsStaff(to, APPS, { method: 'POST', json }));
}

const at = (id: string): string => `${APPS}/${encodeURIComponent(id)}`;

/** PATCH …/admin/oauth_app/:id */
export async function saveOauthApp(
  to: Connection,
  id: string,
  draft: OauthAppDraft,
): Promise<OauthApp> {
  const json = bodyFor(draft);
  return appIn(await requestAsStaff(to, at(id), { method: 'PATCH', json }));
}

/** DELETE …/admin/oauth_app/:id */
export async function removeOauthApp(to: Connection, id: string): Promise<void> {
  await requestAsStaff(to, at(id), { method: 'DELETE', expects: 'nothing' });
}
