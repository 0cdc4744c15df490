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
import { ApiError } from '@/api/errors';
import type { LoginFailure } from '@/domain/session';
import { selectInstance } from '@/selectors/config';
import type { RootState } from '@/slices/root';
import {
  codeSubmitted,
  loginCancelled,
  loginFailed,
  loginRequested,
  mfaRequired,
  oauthCodeReceived,
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
import { learnFilters } from './filters';
import { ensureClient, replacedForgottenClient, type OauthClient } from './oauthClient';

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
    yield* tellFailure(error);
  }
}

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
    if (!mayBeForgotten(error)) throw error;
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
  const expected = yield* call(() => storage.get(OAUTH_STATE_KEY).catch(() => undefined));
  yield* call(() => storage.remove(OAUTH_STATE_KEY).catch(() => undefined));
  // A code that this browser did not ask for may belong to somebody else's account.
  if (typeof expected === 'string' && expected !== given.state) {
    throw new Error('The authorization was asked for by another visit');
  }
  const client = yield* ensureClient();
  const { accessToken } = yield* callApiWith({ anonymous: true }, loginByCode, client, given.code);
  return accessToken;
}

function* leaveForAuthorization(): SagaGenerator<void> {
  try {
    const { clientId, redirectUri } = yield* ensureClient();
    const origin = yield* getContext('origin');
    const newId = yield* getContext('newId');
    const storage = yield* getContext('storage');
    const leaveTo = yield* getContext('leaveTo');
    const state = newId();
    yield* call(() => storage.set(OAUTH_STATE_KEY, state).catch(() => undefined));
    const { family } = yield* select(selectInstance);
    leaveTo(authorizeUrl(origin, { clientId, redirectUri, state, family }));
  } catch (error) {
    yield* tellFailure(error);
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
