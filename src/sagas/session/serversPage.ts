/**
 * Login through the server's own page (OAuth authorization code): leaves with a secret `state` and
 * a PKCE verifier that tie the answer to this browser, and returns with a code or an error.
 */
import { authorizeUrl, loginByCode } from '@/api/endpoints/session/login';
import { ApiError } from '@/api/errors';
import type { OauthState } from '@/domain/session/session';
import { fieldsOf, textOf } from '@/lib/values/fields';
import { challengeOf } from '@/lib/net/pkce';
import { selectOtherAccounts } from '@/selectors/session/accounts';
import { selectInstance } from '@/selectors/session/config';
import { selectOauth } from '@/selectors/session/session';
import {
  clientRegistered,
  loginFailed,
  type oauthCodeReceived,
  type oauthErrorReceived,
} from '@/slices/session/session';
import { learnAuthorization } from './authorizationServer';
import { callApiWith } from '@/sagas/engine/callApi';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { ensureKnownClient, replaceForgottenClient } from './forgottenOauthClient';
import { ClientUnknown, oauthErrorOf, showLoginFailure } from './loginFailures';
import { ensureClient, registerClient, type OauthClient } from './oauthClient';

/** The storage key of the visit that requested the code. */
const OAUTH_STATE_KEY = 'oauth-state';

export function* leaveForAuthorization(): SagaGenerator<void> {
  try {
    yield* call(learnAuthorization);
    yield* leaveWithClient(yield* ensureKnownClient());
  } catch (error) {
    yield* showLoginFailure(error, 'page');
  }
}

/**
 * `forStaff`: a member logs in again for more scopes. The client takes the place of the stored one
 * only when the code has come.
 */
export function* leaveWithClient(
  client: OauthClient,
  { forStaff = false } = {},
): SagaGenerator<void> {
  const { clientId, redirectUri, scopes } = client;
  const { origin } = yield* getContext('net');
  const { newId } = yield* getContext('chance');
  const { leaveTo } = yield* getContext('page');
  const { authorization } = yield* select(selectInstance);
  const state = newId();
  const verifier = authorization?.takesChallenge ? newId() + newId() : null;
  const challenge = verifier === null ? null : yield* call(challengeOf, verifier);
  const isKept = yield* keep({
    state,
    verifier: challenge === null ? null : verifier,
    ...(forStaff && { client }),
  });
  // Without the client, the code would be useless.
  if (forStaff && !isKept) throw new Error('This browser stores nothing');
  const page = authorization?.authorizeUrl ?? `${origin}/oauth/authorize`;
  // Without its verifier, a code that was requested with a challenge is useless.
  const asked = isKept ? { state, challenge } : { state, challenge: null };
  // Else the server would give the account again that is logged in there already.
  const forceLogin = (yield* select(selectOtherAccounts)).length > 0;
  leaveTo(authorizeUrl(page, { clientId, redirectUri, scopes, forceLogin, ...asked }));
}

/**
 * Returns false where this browser stores nothing; an older entry is removed, as it would not match
 * the new answer.
 */
function* keep(trip: {
  state: string;
  verifier: string | null;
  client?: OauthClient;
}): SagaGenerator<boolean> {
  const { database: storage } = yield* getContext('storage');
  const isKept = yield* call(() => storage.set(OAUTH_STATE_KEY, trip).catch(() => false));
  if (isKept) return true;
  const log = yield* getContext('log');
  log('warning', 'The login goes on without a proof that it began here');
  yield* forget();
  return false;
}

interface Trip {
  /** Null if no login was in progress. */
  state: string | null;
  verifier: string | null;
  /** The registration that asked; null for the stored one. */
  client: OauthClient | null;
}

function* kept(): SagaGenerator<Trip> {
  const { database: storage } = yield* getContext('storage');
  const trip = yield* call(() => storage.get(OAUTH_STATE_KEY).catch(() => undefined));
  // Older versions stored the state alone, without a verifier.
  const { state, verifier, client } = fieldsOf(typeof trip === 'string' ? { state: trip } : trip);
  return { state: textOf(state), verifier: textOf(verifier), client: clientOf(client) };
}

function clientOf(value: unknown): OauthClient | null {
  const fields = fieldsOf(value);
  const [clientId, clientSecret] = [textOf(fields.clientId), textOf(fields.clientSecret)];
  const [scopes, redirectUri] = [textOf(fields.scopes), textOf(fields.redirectUri)];
  const isWhole = clientId && clientSecret && scopes && redirectUri;
  return isWhole ? { clientId, clientSecret, scopes, redirectUri } : null;
}

function* forget(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  yield* call(() => storage.remove(OAUTH_STATE_KEY).catch(() => undefined));
}

export interface GivenToken {
  userToken: string;
  /** The screen to go on with, if it is not home. */
  to?: 'moderation';
  /** The session that the new one replaces. */
  replaced?: OauthState;
}

export function* byAuthorizationCode(
  given: ReturnType<typeof oauthCodeReceived>['payload'],
): SagaGenerator<GivenToken> {
  const { state, verifier, client: ofStaff } = yield* kept();
  yield* forget();
  // A code that this browser did not request may belong to somebody else's account.
  if (state !== null && state !== given.state) {
    throw new Error('The authorization was asked for by another visit');
  }
  const client = ofStaff ?? (yield* ensureClient());
  try {
    const asked = { code: given.code, verifier };
    const token = yield* callApiWith({ anonymous: true }, loginByCode, client, asked);
    const { accessToken: userToken } = token;
    if (!ofStaff) return { userToken };
    return { userToken, to: 'moderation', replaced: yield* replaceClient(ofStaff) };
  } catch (error) {
    if (ofStaff) throw error;
    // The code belongs to the old client: the reader has to go through the page again.
    if (yield* introducedAnew(client, error)) throw new ClientUnknown();
    throw error;
  }
}

/** Stores the new registration; returns the session that it replaces. */
function* replaceClient({ redirectUri: _same, ...client }: OauthClient): SagaGenerator<OauthState> {
  const before = yield* select(selectOauth);
  yield* put(clientRegistered(client));
  return before;
}

/** True if the refusal was about the client, which is now registered anew. */
function* introducedAnew(client: OauthClient, error: unknown): SagaGenerator<boolean> {
  const code = oauthErrorOf(error);
  if (code === 'invalid_client') {
    yield* registerClient(client.redirectUri);
    return true;
  }
  const isRefused = error instanceof ApiError && [400, 401].includes(error.status ?? 0);
  return isRefused && code !== 'invalid_grant' && (yield* replaceForgottenClient(client));
}

/** Anybody can craft such an address: its text is shown only if this browser started the login. */
export function* showServerPageError({
  payload: { error, description, state },
}: ReturnType<typeof oauthErrorReceived>): SagaGenerator<void> {
  const trip = yield* kept();
  const isOurs = trip.state !== null && trip.state === state;
  if (isOurs) yield* forget();
  const text = isOurs ? (description ?? '') || error : null;
  yield* put(
    loginFailed(error === 'access_denied' ? { kind: 'denied' } : { kind: 'sentBack', text }),
  );
}
