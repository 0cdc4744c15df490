/**
 * Signing in: by password, by a code from the server's own page, and with a second factor. Each
 * way ends in a token, then in the person it belongs to, then on the home timeline.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import {
  answerMfaChallenge,
  authorizeUrl,
  loginByCode,
  loginByPassword,
} from '@/api/endpoints/login';
import { fetchAuthorizationServer } from '@/api/endpoints/instanceParts';
import { ApiError } from '@/api/errors';
import type { LoginFailure } from '@/domain/session';
import { fieldsOf, textOf } from '@/lib/fields';
import { challengeOf } from '@/lib/pkce';
import { selectCan } from '@/selectors/capabilities';
import { selectInstance } from '@/selectors/config';
import { capabilityProbed } from '@/slices/capabilities';
import { instanceConfigured } from '@/slices/config';
import type { RootState } from '@/slices/root';
import {
  codeSubmitted,
  loginCancelled,
  loginFailed,
  loginRequested,
  mfaRequired,
  oauthCodeReceived,
  passwordGrantRefused,
  tokenLoginRequested,
  userTokenReceived,
} from '@/slices/session';
import { checkCredentials } from './currentUser';
import { callApiWith } from './engine/callApi';
import {
  call,
  delay,
  fork,
  getContext,
  join,
  put,
  race,
  select,
  setContext,
  take,
  takeLatest,
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { probe } from './engine/probe';
import { learnFilters } from './filters';
import { ensureLivingClient, replacedForgottenClient } from './forgottenClient';
import { ensureClient, type OauthClient } from './oauthClient';

/** Remembers across the server's page which visit asked for the code. */
const OAUTH_STATE_KEY = 'oauth-state';

export function* loginSaga(): SagaGenerator<void> {
  yield* takeLatest(isLoginAction, function* (action) {
    yield* race({ done: call(logIn, action), cancelled: take(loginCancelled) });
  });
  yield* takeLatest(tokenLoginRequested, leaveForAuthorization);
}

const isLoginAction = isAnyOf(loginRequested, oauthCodeReceived, codeSubmitted);

type LoginAction = ReturnType<
  typeof loginRequested | typeof oauthCodeReceived | typeof codeSubmitted
>;

function* logIn(action: LoginAction): SagaGenerator<void> {
  try {
    const userToken = yield* obtainToken(action);
    const replace = oauthCodeReceived.match(action);
    if (yield* becomeMember(userToken, { replace })) return;
    yield* put(loginFailed({ kind: 'wrongCredentials' }));
  } catch (error) {
    if (loginRequested.match(action) && isGrantRefused(error)) {
      yield* goToServersPage(action.payload.username);
    } else if (loginRequested.match(action) && isWrong(error)) {
      yield* put(loginFailed({ kind: 'wrongCredentials' }));
    } else yield* tellFailure(error);
  }
}

/** The server takes no passwords from applications, for a day at least: its own page does. */
function* goToServersPage(username: string): SagaGenerator<void> {
  const now = yield* getContext('now');
  yield* put(capabilityProbed({ capability: 'passwordLogin', httpStatus: 404, now: now() }));
  yield* put(passwordGrantRefused({ username }));
  yield* call(leaveForAuthorization);
}

const GRANT_REFUSALS = ['unsupported_grant_type', 'unauthorized_client'];

const isGrantRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  GRANT_REFUSALS.includes(String((error.body as { error?: unknown } | null)?.error));

/** Goes on as whom the token belongs to; says no where the server does not take it. */
export function* becomeMember(
  userToken: string,
  how: { replace: boolean },
): SagaGenerator<boolean> {
  yield* put(userTokenReceived({ userToken }));
  const knowing = yield* fork(knowFilters);
  if ((yield* checkCredentials()) !== 'accepted') return false;
  yield* join(knowing);
  const goTo = yield* getContext('goTo');
  goTo({ name: 'friends' }, how);
  return true;
}

/** So long the first timeline waits for the filters that hold for it. */
const FILTERS_PATIENCE = 2_500;

/** Without them, posts would show that go away a moment later. */
function* knowFilters(): SagaGenerator<void> {
  yield* setContext({ calls: { tries: 1 } });
  try {
    yield* race({ known: call(learnFilters), late: delay(FILTERS_PATIENCE) });
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The filters could not be fetched with the login', error);
  }
}

/** The Pleroma family says so with 400, in words that are for programs. */
const isWrong = (error: unknown): boolean =>
  error instanceof ApiError && /^invalid credentials\.?$/i.test(error.serverText ?? '');

function* obtainToken(action: LoginAction): SagaGenerator<string> {
  if (loginRequested.match(action)) return yield* byPassword(action.payload);
  if (codeSubmitted.match(action)) return yield* bySecondFactor(action.payload.code);
  return yield* byAuthorizationCode(action.payload);
}

function* byPassword(credentials: { username: string; password: string }): SagaGenerator<string> {
  const client = yield* ensureClient();
  try {
    return (yield* askForToken(client, credentials)).accessToken;
  } catch (error) {
    if (!mayBeForgotten(error) || isGrantRefused(error)) throw error;
    if (!(yield* replacedForgottenClient(client))) throw error;
    return (yield* askForToken(yield* ensureClient(), credentials)).accessToken;
  }
}

function* askForToken(client: OauthClient, credentials: { username: string; password: string }) {
  return yield* callApiWith({ anonymous: true }, loginByPassword, client, credentials);
}

/** The same answer says "wrong password" and "unknown client". */
const mayBeForgotten = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401].includes(error.status ?? 0);

function* bySecondFactor(code: string): SagaGenerator<string> {
  const client = yield* ensureClient();
  const { mfa, strategy } = yield* select(selectSecondFactor);
  const challenge = {
    mfaToken: mfa?.mfa_token ?? '',
    code,
    challengeType: strategy === 'recovery' ? ('recovery' as const) : ('totp' as const),
  };
  const { accessToken } = yield* callApiWith(
    { anonymous: true },
    answerMfaChallenge,
    client,
    challenge,
  );
  return accessToken;
}

const selectSecondFactor = ({ session }: RootState) => ({
  mfa: session.mfa,
  strategy: session.strategy,
});

function* byAuthorizationCode(given: {
  code: string;
  state: string | null;
}): SagaGenerator<string> {
  const storage = yield* getContext('storage');
  const kept = yield* call(() => storage.get(OAUTH_STATE_KEY).catch(() => undefined));
  yield* call(() => storage.remove(OAUTH_STATE_KEY).catch(() => undefined));
  // The verifier came later than the state, which stood alone before.
  const { state, verifier } = fieldsOf(typeof kept === 'string' ? { state: kept } : kept);
  // A code that this browser did not ask for may belong to somebody else's account.
  if (typeof state === 'string' && state !== given.state) {
    throw new Error('The authorization was asked for by another visit');
  }
  const client = yield* ensureClient();
  const { accessToken } = yield* callApiWith({ anonymous: true }, loginByCode, client, {
    code: given.code,
    verifier: textOf(verifier),
  });
  return accessToken;
}

function* leaveForAuthorization(): SagaGenerator<void> {
  try {
    yield* call(learnAuthorization);
    const { clientId, redirectUri, scopes } = yield* ensureLivingClient();
    const origin = yield* getContext('origin');
    const newId = yield* getContext('newId');
    const storage = yield* getContext('storage');
    const leaveTo = yield* getContext('leaveTo');
    const { authorization } = yield* select(selectInstance);
    const state = newId();
    const verifier = authorization?.takesChallenge ? newId() + newId() : null;
    const challenge = verifier === null ? null : yield* call(challengeOf, verifier);
    const kept = { state, verifier: challenge === null ? null : verifier };
    yield* call(() => storage.set(OAUTH_STATE_KEY, kept).catch(() => undefined));
    const page = authorization?.authorizeUrl ?? `${origin}/oauth/authorize`;
    leaveTo(authorizeUrl(page, { clientId, redirectUri, scopes, state, challenge }));
  } catch (error) {
    yield* tellFailure(error);
  }
}

/** Which scopes the server knows, and whether it ties codes to browsers. Without an answer it goes on. */
function* learnAuthorization(): SagaGenerator<void> {
  if ((yield* select(selectInstance)).authorization !== null) return;
  if (!(yield* select(selectCan, 'authorizationMetadata'))) return;
  try {
    const authorization = yield* probe('authorizationMetadata', () =>
      callApiWith({ anonymous: true, tries: 1 }, fetchAuthorizationServer),
    );
    yield* put(instanceConfigured({ instance: { authorization } }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The server did not say how it signs people in', error);
  }
}

function* tellFailure(error: unknown): SagaGenerator<void> {
  if (error instanceof ApiError) {
    const challenge = mfaChallengeOf(error);
    if (challenge) {
      yield* put(mfaRequired(challenge));
      return;
    }
    if (error.identifier === 'password_reset_required') {
      const goTo = yield* getContext('goTo');
      goTo({ name: 'password-reset', query: { passwordResetRequested: 'true' } });
      // Ends this login, too: it must be the last that it does.
      yield* put(loginCancelled());
      return;
    }
  }
  yield* put(loginFailed(failureOf(error)));
}

function mfaChallengeOf({ body }: ApiError): Parameters<typeof mfaRequired>[0] | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, mfa_token, supported_challenge_types } = body as Record<string, unknown>;
  if (error !== 'mfa_required' || typeof mfa_token !== 'string') return null;
  const types = typeof supported_challenge_types === 'string' ? supported_challenge_types : '';
  return { mfa_token, challengeTypes: types.split(',').filter(Boolean) };
}

/** What the form says about a failed try. */
export function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return { kind: 'generic' };
  if (error.status === null) return { kind: 'network' };
  if (error.status === 401) return { kind: 'wrongCredentials' };
  if (error.status === 429) return { kind: 'tooManyAttempts' };
  return error.serverText ? { kind: 'server', text: error.serverText } : { kind: 'generic' };
}
