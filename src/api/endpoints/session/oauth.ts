/** Registers the client and fetches its token. None of these calls is authorised by a token. */
import type { Connection } from '@/api/http';
import {
  decodeApplication,
  decodeToken,
  type ClientCredentials,
  type Token,
} from '@/api/decode/session/oauth';
import { requestOne } from '@/api/endpoints/engine/answers';

const CLIENT_NAME = 'Linnet';

export interface OauthClient extends ClientCredentials {
  redirectUri: string;
}

interface Application {
  redirectUri: string;
  /** The sets of scopes to try; the first that the server accepts is used. */
  scopes: readonly string[];
}

/** POST /api/v1/apps — if the scopes are refused, tries the next set. */
export async function registerApp(
  to: Connection,
  { redirectUri, scopes: [scopes = '', ...fewer] }: Application,
): Promise<ClientCredentials & { scopes: string }> {
  const form = {
    client_name: CLIENT_NAME,
    redirect_uris: redirectUri,
    website: to.origin,
    scopes,
  };
  try {
    const options = { method: 'POST', form } as const;
    const client = await requestOne(anonymously(to), '/api/v1/apps', options, decodeApplication);
    return { ...client, scopes };
  } catch (error) {
    if (fewer.length === 0 || !isScopeRefusal(error)) throw error;
    return await registerApp(to, { redirectUri, scopes: fewer });
  }
}

/** True for 422 and 400, the answers to unknown scopes. */
const isScopeRefusal = (error: unknown): boolean =>
  [400, 422].includes(Number((error as { status?: unknown } | null)?.status));

/** POST /oauth/token — the application's own token, for calls that visitors may make. */
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
