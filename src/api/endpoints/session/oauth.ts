/** The client's own registration and its token. None of these calls carries one of its own. */
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
  /** The scopes to ask for: the first that the server takes. */
  scopes: readonly string[];
}

/** POST /api/v1/apps — where scopes are refused, once more with the next ones. */
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

/** Servers answer 422 or 400 to words that they do not know. */
const isScopeRefusal = (error: unknown): boolean =>
  [400, 422].includes(Number((error as { status?: unknown } | null)?.status));

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
