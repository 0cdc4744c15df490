/**
 * Signs users in: by password, by a code from the server's own page, and with a second factor. Each
 * way ends with a token, then the user it belongs to, then the home timeline.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { answerMfaChallenge, loginByPassword } from '@/api/endpoints/session/login';
import { ApiError } from '@/api/errors';
import type { RouteName } from '@/domain/session/routes';
import { capabilityProbed } from '@/slices/session/capabilities';
import type { RootState } from '@/slices/root';
import {
  codeSubmitted,
  loginCancelled,
  loginFailed,
  loginRequested,
  oauthCodeReceived,
  oauthErrorReceived,
  passwordGrantRefused,
  tokenLoginRequested,
  userTokenReceived,
} from '@/slices/session/session';
import { checkCredentials } from './currentUser';
import { callApiWith } from '@/sagas/engine/callApi';
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
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { learnFilters } from '@/sagas/timelines/filters';
import { replaceForgottenClient } from './forgottenOauthClient';
import { oauthErrorOf, showLoginFailure, type LoginWay } from './loginFailures';
import { ensureClient, type OauthClient } from './oauthClient';
import { revoke } from './logout';
import {
  byAuthorizationCode,
  leaveForAuthorization,
  showServerPageError,
  type GivenToken,
} from './serversPage';

export function* loginSaga(): SagaGenerator<void> {
  yield* takeLatest(isLoginAction, function* (action) {
    yield* race({ done: call(logIn, action), cancelled: take(loginCancelled) });
  });
  yield* takeLatest(tokenLoginRequested, leaveForAuthorization);
  yield* takeLatest(oauthErrorReceived, showServerPageError);
}

const isLoginAction = isAnyOf(loginRequested, oauthCodeReceived, codeSubmitted);

type LoginAction = ReturnType<
  typeof loginRequested | typeof oauthCodeReceived | typeof codeSubmitted
>;

function* logIn(action: LoginAction): SagaGenerator<void> {
  const way: LoginWay = oauthCodeReceived.match(action) ? 'page' : 'password';
  try {
    const { userToken, to, replaced } = yield* obtainToken(action);
    if (yield* completeLogin(userToken, { replace: way === 'page' }, to)) {
      // Calls that were under way with the old token are answered by now.
      if (replaced) yield* revoke(replaced);
      return;
    }
    yield* put(loginFailed({ kind: way === 'page' ? 'generic' : 'wrongCredentials' }));
  } catch (error) {
    if (loginRequested.match(action) && isGrantRefused(error)) {
      yield* goToServersPage(action.payload.username);
    } else if (loginRequested.match(action) && isWrongCredentials(error)) {
      yield* put(loginFailed({ kind: 'wrongCredentials' }));
    } else yield* showLoginFailure(error, way);
  }
}

/**
 * Goes to the server's page; remembers, for at least a day, that the server accepts no passwords
 * from applications.
 */
function* goToServersPage(username: string): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  yield* put(capabilityProbed({ capability: 'passwordLogin', httpStatus: 404, now: now() }));
  yield* put(passwordGrantRefused({ username }));
  yield* call(leaveForAuthorization);
}

const GRANT_REFUSALS = ['unsupported_grant_type', 'unauthorized_client'];

const isGrantRefused = (error: unknown): boolean => GRANT_REFUSALS.includes(oauthErrorOf(error));

/** Signs in with the token; returns false if the server refuses it. */
export function* completeLogin(
  userToken: string,
  how: { replace: boolean },
  name: RouteName = 'friends',
): SagaGenerator<boolean> {
  yield* put(userTokenReceived({ userToken }));
  const knowing = yield* fork(loadFiltersBeforeHome);
  if ((yield* checkCredentials()) !== 'accepted') return false;
  yield* join(knowing);
  const { goTo } = yield* getContext('page');
  goTo({ name }, how);
  return true;
}

/** The longest that the first timeline waits for the filters. */
const FILTERS_PATIENCE = 2_500;

/** Without filters, posts would appear and vanish a moment later. */
function* loadFiltersBeforeHome(): SagaGenerator<void> {
  yield* setContext({ calls: { tries: 1 } });
  try {
    yield* race({ known: call(learnFilters), late: delay(FILTERS_PATIENCE) });
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The filters could not be fetched with the login', error);
  }
}

/** The Pleroma family reports this with 400 and a machine-readable code. */
const isWrongCredentials = (error: unknown): boolean =>
  error instanceof ApiError && /^invalid credentials\.?$/i.test(error.serverText ?? '');

function* obtainToken(action: LoginAction): SagaGenerator<GivenToken> {
  if (oauthCodeReceived.match(action)) return yield* byAuthorizationCode(action.payload);
  return {
    userToken: loginRequested.match(action)
      ? yield* byPassword(action.payload)
      : yield* bySecondFactor(action.payload.code),
  };
}

function* byPassword(credentials: { username: string; password: string }): SagaGenerator<string> {
  const client = yield* ensureClient();
  try {
    return (yield* askForToken(client, credentials)).accessToken;
  } catch (error) {
    if (!mayBeForgotten(error) || isGrantRefused(error)) throw error;
    if (!(yield* replaceForgottenClient(client))) throw error;
    return (yield* askForToken(yield* ensureClient(), credentials)).accessToken;
  }
}

function* askForToken(client: OauthClient, credentials: { username: string; password: string }) {
  return yield* callApiWith({ anonymous: true }, loginByPassword, client, credentials);
}

/** True if the server may have forgotten the client: it answers that like a wrong password. */
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
