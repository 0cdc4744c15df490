/**
 * The client's own registration at the instance: made once, kept, and made anew only when the
 * server does not know it any more.
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
  /** What it was registered for. */
  scopes: string;
}

/** The registered client; registers it first where that was not yet done. */
export function* ensureClient(): SagaGenerator<OauthClient> {
  const { clientId, clientSecret, scopes } = yield* select(selectOauth);
  const redirectUri = oauthRedirectAddress(yield* getContext('origin'));
  if (clientId === null || clientSecret === null) return yield* registerClient(redirectUri);
  const known = scopes ?? scopesOfOldClient(yield* select(selectInstance));
  return { clientId, clientSecret, scopes: known, redirectUri };
}

/** The application's own token, for what a visitor may do; fetched once and kept. */
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
