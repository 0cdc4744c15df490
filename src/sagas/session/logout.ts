/**
 * Signs out: drops all data of the account at once and tells the other tabs, so that none of them
 * uses a dead token; only then revokes the token.
 */
import { eventChannel } from 'redux-saga';
import { revokeToken } from '@/api/endpoints/session/login';
import { TOKEN_REFUSED, type OauthState } from '@/domain/session/session';
import { selectUnsentWork } from '@/selectors/composer/unsentDrafts';
import { selectAsks } from '@/selectors/engine/askOrUndo';
import { selectDesktopNotifications } from '@/selectors/notifications/desktopNotifications';
import { selectOauth, selectUserToken } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { tokenDoubted } from '@/slices/realtime/realtime';
import { loggedOut, logoutCommandRequested, logoutRequested } from '@/slices/session/session';
import { logoutEnded } from '@/slices/session/logout';
import { callApiWith } from '@/sagas/engine/callApi';
import { call, fork, getContext, put, select, takeEvery, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { endPush } from '@/sagas/notifications/push';

/** The messages to the other tabs. */
const LOGGED_OUT: Record<'wish' | 'pause', string> = {
  wish: 'loggedOut',
  pause: 'loggedOutForNow',
};

export function* logoutSaga(): SagaGenerator<void> {
  yield* fork(followLogoutOfOtherTabs);
  yield* takeEvery(logoutCommandRequested, decide);
  yield* takeEvery(logoutRequested, logOut);
}

/** Asks first if the reader wants that, or if there are unsent texts. */
function* decide(): SagaGenerator<void> {
  const asks = (yield* select(selectAsks, 'logOut')) || (yield* select(selectUnsentWork)) > 0;
  yield* put(asks ? dialogOpened({ kind: 'confirmLogout', props: null }) : logoutRequested());
}

function* logOut({ payload }: ReturnType<typeof logoutRequested>): SagaGenerator<void> {
  const oauth = yield* select(selectOauth);
  if (oauth.userToken === null) return;
  const { pushed } = yield* select(selectDesktopNotifications);
  const why = payload?.keepsDrafts ? 'pause' : 'wish';
  yield* call(leaveAccount, why);
  const { goTo } = yield* getContext('page');
  goTo({ name: 'public-timeline' });
  if (pushed) yield* endPush(oauth.userToken);
  yield* revoke(oauth);
  yield* put(logoutEnded());
}

/** Drops all data of the account, here and in the other tabs. */
export function* leaveAccount(why: 'wish' | 'pause'): SagaGenerator<void> {
  yield* put(loggedOut(why));
  const { postToTabs } = yield* getContext('page');
  postToTabs(LOGGED_OUT[why]);
}

/** Tells the server that the token is not needed any more. Failures are only logged. */
export function* revoke({ clientId, clientSecret, userToken }: OauthState): SagaGenerator<void> {
  if (userToken === null || clientId === null || clientSecret === null) return;
  try {
    yield* callApiWith({ anonymous: true, priority: 'press' }, revokeToken, {
      clientId,
      clientSecret,
      token: userToken,
    });
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The token could not be revoked', error);
  }
}

/**
 * Follows a logout in another tab, which has revoked this tab's token, too, and doubts a token that
 * the server refused to another tab.
 */
function* followLogoutOfOtherTabs(): SagaGenerator<void> {
  const { tabMessages } = yield* getContext('page');
  const channel = eventChannel<{ value: unknown }>((emit) =>
    tabMessages((value) => emit({ value })),
  );
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      if (value === TOKEN_REFUSED) yield* put(tokenDoubted());
      const why = (['wish', 'pause'] as const).find((one) => LOGGED_OUT[one] === value);
      if (!why || (yield* select(selectUserToken)) === null) continue;
      yield* put(loggedOut(why));
      const { goTo } = yield* getContext('page');
      goTo({ name: 'public-timeline' });
      yield* put(logoutEnded());
    }
  } finally {
    channel.close();
  }
}
