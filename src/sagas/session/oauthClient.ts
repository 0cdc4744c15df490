/**
 * Registers this client at the instance: once, stored, and again only when the server has forgotten
 * it.
 */
import {
  fetchAppToken,
  registerApp,
  type OauthClient as Credentials,
} from '@/api/endpoints/session/oauth';
import { oauthRedirectAddress } from '@/domain/session/routes';
import { scopesFor, scopesOfOldClient } from '@/domain/session/oauthScopes';
import { selectInstance } from '@/selectors/session/config';
import { selectOauth } from '@/selectors/session/session';
import { appTokenReceived, clientRegistered } from '@/slices/session/session';
import { callApiWith } from '@/sagas/engine/callApi';
import { getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export interface OauthClient extends Credentials {
  /** The scopes that the client was registered for. */
  scopes: string;
}

/** Returns the registered client; registers it if needed. */
export function* ensureClient(): SagaGenerator<OauthClient> {
  const { clientId, clientSecret, scopes } = yield* select(selectOauth);
  const redirectUri = oauthRedirectAddress((yield* getContext('net')).origin);
  if (clientId === null || clientSecret === null) return yield* registerClient(redirectUri);
  const known = scopes ?? scopesOfOldClient(yield* select(selectInstance));
  return { clientId, clientSecret, scopes: known, redirectUri };
}

/** Returns the application token for visitors' calls; fetched once and stored. */
export function* ensureAppToken(): SagaGenerator<string> {
  const { appToken } = yield* select(selectOauth);
  return appToken ?? (yield* renewAppToken(yield* ensureClient()));
}

export function* registerClient(redirectUri: string): SagaGenerator<OauthClient> {
  const scopes = scopesFor(yield* select(selectInstance));
  const client = yield* callApiWith({ anonymous: true }, registerApp, { redirectUri, scopes });
  yield* put(clientRegistered(client));
  return { ...client, redirectUri };
}

export function* renewAppToken(client: OauthClient): SagaGenerator<string> {
  const { accessToken } = yield* callApiWith({ anonymous: true }, fetchAppToken, client);
  yield* put(appTokenReceived({ appToken: accessToken }));
  return accessToken;
}
