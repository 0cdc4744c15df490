/** The client's own registration and its token. None of these calls carries one of its own. */
import type { Connection } from '@/api/http';
import {
  decodeApplication,
  decodeToken,
  type ClientCredentials,
  type Token,
} from '@/api/decode/oauth';
import { requestOne } from './answers';

export const SCOPES = 'read write follow push admin';
/** Mastodon refuses words that it does not know. */
export const MASTODON_SCOPES = 'read write follow push';

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

/** POST /oauth/token */
export function askForToken(
  to: Connection,
  client: OauthClient,
  grant: Record<string, string>,
): Promise<Token> {
  const form = { ...credentialsOf(client), redirect_uri: client.redirectUri, ...grant };
  return requestOne(anonymously(to), '/oauth/token', { method: 'POST', form }, decodeToken);
}

export const credentialsOf = ({ clientId, clientSecret }: ClientCredentials) => ({
  client_id: clientId,
  client_secret: clientSecret,
});

export const anonymously = (to: Connection): Connection => ({ ...to, token: null });
