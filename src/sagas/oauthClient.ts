/**
 * The client's own registration at the instance: made once, kept, and made anew only when the
 * server does not know it any more.
 */
import { fetchAppToken, registerApp } from '@/api/endpoints/oauth';
import { oauthRedirectAddress } from '@/domain/routes';
import { selectOauth } from '@/selectors/session';
import { appTokenReceived, clientRegistered } from '@/slices/session';
import { callApiWith } from './engine/callApi';
import { getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf } from './engine/failure';

export interface OauthClient {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** The registered client; registers it first where that was not yet done. */
export function* ensureClient(): SagaGenerator<OauthClient> {
  const { clientId, clientSecret } = yield* select(selectOauth);
  const redirectUri = oauthRedirectAddress(yield* getContext('origin'));
  if (clientId !== null && clientSecret !== null) return { clientId, clientSecret, redirectUri };
  return yield* register(redirectUri);
}

/** The application's own token, for what a visitor may do; fetched once and kept. */
export function* ensureAppToken(): SagaGenerator<string> {
  const { appToken } = yield* select(selectOauth);
  return appToken ?? (yield* renewAppToken(yield* ensureClient()));
}

/**
 * A refused login may mean that the server forgot this client. Asks it with the client's own
 * credentials; where it does not know them, registers anew and says so.
 */
export function* replacedForgottenClient(client: OauthClient): SagaGenerator<boolean> {
  try {
    yield* renewAppToken(client);
    return false;
  } catch (error) {
    if (![400, 401, 403].includes(httpStatusOf(error) ?? 0)) throw error;
    yield* register(client.redirectUri);
    return true;
  }
}

function* register(redirectUri: string): SagaGenerator<OauthClient> {
  const client = yield* callApiWith({ anonymous: true }, registerApp, { redirectUri });
  yield* put(clientRegistered(client));
  return { ...client, redirectUri };
}

function* renewAppToken(client: OauthClient): SagaGenerator<string> {
  const { accessToken } = yield* callApiWith({ anonymous: true }, fetchAppToken, client);
  yield* put(appTokenReceived({ appToken: accessToken }));
  return accessToken;
}
