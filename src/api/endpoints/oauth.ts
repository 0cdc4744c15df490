/** Getting and giving back tokens. None of these calls carries one of its own. */
import type { ServerFamily } from '@/domain/instance';
import type { Connection } from '@/api/http';
import { request } from '@/api/http';
import {
  decodeApplication,
  decodeToken,
  type ClientCredentials,
  type Token,
} from '@/api/decode/oauth';
import { encodeQuery } from '@/api/encoding';
import { requestOne } from './answers';

const SCOPES = 'read write follow push admin';
/** Mastodon refuses words that it does not know. */
const MASTODON_SCOPES = 'read write follow push';

/** What this client asks to be allowed. */
export const scopesFor = (family: ServerFamily): string =>
  family === 'mastodon' ? MASTODON_SCOPES : SCOPES;

const CLIENT_NAME = 'Linnet';

export interface OauthClient extends ClientCredentials {
  redirectUri: string;
}

/** POST /api/v1/apps — where the scopes are refused, once more without those for staff. */
export async function registerApp(
  to: Connection,
  { redirectUri }: { redirectUri: string },
): Promise<ClientCredentials> {
  const form = {
    client_name: CLIENT_NAME,
    redirect_uris: redirectUri,
    website: to.origin,
    scopes: SCOPES,
  };
  try {
    return await register(to, form);
  } catch (error) {
    if (!isScopeRefusal(error)) throw error;
    return await register(to, { ...form, scopes: MASTODON_SCOPES });
  }
}

const register = (to: Connection, form: Record<string, string>): Promise<ClientCredentials> =>
  requestOne(anonymously(to), '/api/v1/apps', { method: 'POST', form }, decodeApplication);

const isScopeRefusal = (error: unknown): boolean =>
  (error as { status?: unknown } | null)?.status === 422;

/** POST /oauth/token — the application's own token, for what a visitor may do. */
export const fetchAppToken = (to: Connection, client: OauthClient): Promise<Token> =>
  askForToken(to, client, { grant_type: 'client_credentials' });

/** POST /oauth/token — refused with `mfa_required` when there is a second factor. */
export const loginByPassword = (
  to: Connection,
  client: OauthClient,
  { username, password }: { username: string; password: string },
): Promise<Token> => askForToken(to, client, { grant_type: 'password', username, password });

/** POST /oauth/token — with the code that the server's own page sent back. */
export const loginByCode = (to: Connection, client: OauthClient, code: string): Promise<Token> =>
  askForToken(to, client, { grant_type: 'authorization_code', code });

export interface MfaChallenge {
  mfaToken: string;
  code: string;
  challengeType: 'totp' | 'recovery';
}

/** POST /oauth/mfa/challenge */
export function answerMfaChallenge(
  to: Connection,
  client: ClientCredentials,
  { mfaToken, code, challengeType }: MfaChallenge,
): Promise<Token> {
  const form = {
    ...credentialsOf(client),
    mfa_token: mfaToken,
    code,
    challenge_type: challengeType,
  };
  return requestOne(anonymously(to), '/oauth/mfa/challenge', { method: 'POST', form }, decodeToken);
}

/** POST /oauth/revoke */
export async function revokeToken(
  to: Connection,
  { token, ...client }: ClientCredentials & { token: string },
): Promise<void> {
  const form = { ...credentialsOf(client), token };
  await request(anonymously(to), '/oauth/revoke', { method: 'POST', form, expects: 'nothing' });
}

/** Where the server asks on a page of its own; `/oauth-callback` gets the code. */
export function authorizeUrl(
  origin: string,
  {
    clientId,
    redirectUri,
    state,
    family = 'unknown',
  }: { clientId: string; redirectUri: string; state?: string; family?: ServerFamily },
): string {
  const query = encodeQuery({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopesFor(family),
    state,
  });
  return `${origin}/oauth/authorize${query}`;
}

function askForToken(
  to: Connection,
  client: OauthClient,
  grant: Record<string, string>,
): Promise<Token> {
  const form = { ...credentialsOf(client), redirect_uri: client.redirectUri, ...grant };
  return requestOne(anonymously(to), '/oauth/token', { method: 'POST', form }, decodeToken);
}

const credentialsOf = ({ clientId, clientSecret }: ClientCredentials) => ({
  client_id: clientId,
  client_secret: clientSecret,
});

const anonymously = (to: Connection): Connection => ({ ...to, token: null });
