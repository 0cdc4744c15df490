/** Logs in and out. None of these calls is authorised by a token. */
import { decodeToken, type ClientCredentials, type Token } from '@/api/decode/session/oauth';
import { encodeQuery } from '@/api/encoding';
import { request, type Connection } from '@/api/http';
import { requestOne } from '@/api/endpoints/engine/answers';
import { anonymously, askForToken, credentialsOf, type OauthClient } from './oauth';

/** POST /oauth/token — refused with `mfa_required` if a second factor is on. */
export const loginByPassword = (
  to: Connection,
  client: OauthClient,
  { username, password }: { username: string; password: string },
): Promise<Token> => askForToken(to, client, { grant_type: 'password', username, password });

/**
 * POST /oauth/token — with the code that the server's page sent back, and the verifier if the
 * request had a challenge.
 */
export const loginByCode = (
  to: Connection,
  client: OauthClient,
  { code, verifier }: { code: string; verifier: string | null },
): Promise<Token> =>
  askForToken(to, client, {
    grant_type: 'authorization_code',
    code,
    ...(verifier === null ? {} : { code_verifier: verifier }),
  });

interface MfaChallenge {
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

interface Authorization {
  clientId: string;
  redirectUri: string;
  scopes: string;
  state: string;
  /** The PKCE challenge (SHA-256); null if the server takes none. */
  challenge: string | null;
  /** Lets the server ask who logs in, even if somebody is logged in on its own pages. */
  forceLogin: boolean;
}

/** Returns the address of the server's sign-in page; `/oauth-callback` gets the code. */
export function authorizeUrl(
  page: string,
  { clientId, redirectUri, scopes, state, challenge, forceLogin }: Authorization,
): string {
  const query = encodeQuery({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    code_challenge: challenge,
    code_challenge_method: challenge === null ? null : 'S256',
    force_login: forceLogin ? 'true' : null,
  });
  return page + query;
}
