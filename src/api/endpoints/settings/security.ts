/**
 * Changes passwords, e-mail, sessions, aliases and the second factor. Servers also refuse with
 * status 200: only the text of the answer says so.
 */
import type { OauthSession, TotpSetup } from '@/domain/settings/security';
import {
  decodeAliases,
  decodeFactor,
  decodeRecoveryCodes,
  decodeSessions,
  decodeTotpSetup,
} from '@/api/decode/settings/security';
import { ApiError } from '@/api/errors';
import { request, type Connection, type RequestOptions } from '@/api/http';
import { requestFields, requestOne, requestRows } from '@/api/endpoints/engine/answers';

const BASE = '/api/pleroma';

async function perform(to: Connection, path: string, options: RequestOptions): Promise<void> {
  const { data, status } = await requestFields(to, path, options);
  const { error } = data as { error?: unknown };
  if (error === undefined || error === null) return;
  const serverText = typeof error === 'string' ? error : null;
  throw new ApiError({ kind: 'http', path, status, serverText, reason: 'the server refused' });
}

/** POST /api/pleroma/change_email — an empty address removes it, if allowed. */
export const changeEmail = (to: Connection, email: string, password: string): Promise<void> =>
  perform(to, `${BASE}/change_email`, { method: 'POST', json: { email, password } });

/** POST /api/pleroma/change_password — invalidates all tokens of the account. */
export const changePassword = (
  to: Connection,
  words: { password: string; newPassword: string; confirmation: string },
): Promise<void> =>
  perform(to, `${BASE}/change_password`, {
    method: 'POST',
    json: {
      password: words.password,
      new_password: words.newPassword,
      new_password_confirmation: words.confirmation,
    },
  });

/** POST /api/pleroma/delete_account */
export const deleteAccount = (to: Connection, password: string): Promise<void> =>
  perform(to, `${BASE}/delete_account`, { method: 'POST', json: { password } });

/** POST /api/pleroma/move_account — to an account that names this one as an alias. */
export const moveAccount = (to: Connection, password: string, target: string): Promise<void> =>
  perform(to, `${BASE}/move_account`, {
    method: 'POST',
    json: { password, target_account: target },
  });

/** GET /api/pleroma/aliases */
export const fetchAliases = async (to: Connection): Promise<string[]> =>
  decodeAliases((await requestFields(to, `${BASE}/aliases`)).data);

/** PUT /api/pleroma/aliases — of an account that the server knows already. */
export const addAlias = (to: Connection, alias: string): Promise<void> =>
  perform(to, `${BASE}/aliases`, { method: 'PUT', json: { alias } });

/** DELETE /api/pleroma/aliases */
export const removeAlias = (to: Connection, alias: string): Promise<void> =>
  perform(to, `${BASE}/aliases`, { method: 'DELETE', json: { alias } });

/** GET /api/oauth_tokens.json — the answer does not show which token is in use. */
export const fetchSessions = async (to: Connection): Promise<OauthSession[]> =>
  decodeSessions((await requestRows(to, '/api/oauth_tokens.json')).data);

/** DELETE /api/oauth_tokens/:id — returns true if it is gone. */
export async function revokeSession(to: Connection, id: string): Promise<boolean> {
  const path = `/api/oauth_tokens/${encodeURIComponent(id)}`;
  const { status } = await request(to, path, { method: 'DELETE', expects: 'nothing' });
  return status === 201;
}

const MFA = `${BASE}/accounts/mfa`;

/** GET /api/pleroma/accounts/mfa */
export const fetchFactor = async (to: Connection): Promise<{ enabled: boolean }> =>
  decodeFactor((await requestFields(to, MFA)).data);

/** GET /api/pleroma/accounts/mfa/setup/totp — disables a method that is on: never call it then. */
export const setUpTotp = (to: Connection): Promise<TotpSetup> =>
  requestOne(to, `${MFA}/setup/totp`, {}, decodeTotpSetup);

/** POST /api/pleroma/accounts/mfa/confirm/totp */
export const confirmTotp = (to: Connection, code: string, password: string): Promise<void> =>
  perform(to, `${MFA}/confirm/totp`, { method: 'POST', json: { code, password } });

/** DELETE /api/pleroma/accounts/mfa/totp */
export const disableTotp = (to: Connection, password: string): Promise<void> =>
  perform(to, `${MFA}/totp`, { method: 'DELETE', form: { password } });

/** GET /api/pleroma/accounts/mfa/backup_codes — returns new codes and invalidates the old ones. */
export const renewRecoveryCodes = (to: Connection): Promise<string[]> =>
  requestOne(to, `${MFA}/backup_codes`, {}, decodeRecoveryCodes);
