/**
 * Signing out: drops everything of the account at once and tells the other tabs, so that none of
 * them meets a dead token; only then is the token revoked.
 */
import { eventChannel } from 'redux-saga';
import { revokeToken } from '@/api/endpoints/login';
import type { OauthState } from '@/domain/session';
import { selectTold } from '@/selectors/told';
import { selectOauth, selectUserToken } from '@/selectors/session';
import { loggedOut, logoutRequested } from '@/slices/session';
import { callApiWith } from './engine/callApi';
import { call, fork, getContext, put, select, takeEvery, takeFrom } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { endPush } from './push';

/** What the other tabs are told. */
const LOGGED_OUT: Record<'wish' | 'pause', string> = {
  wish: 'loggedOut',
  pause: 'loggedOutForNow',
};

export function* logoutSaga(): SagaGenerator<void> {
  yield* fork(hearOtherTabs);
  yield* takeEvery(logoutRequested, logOut);
}

function* logOut({ payload }: ReturnType<typeof logoutRequested>): SagaGenerator<void> {
  const oauth = yield* select(selectOauth);
  if (oauth.userToken === null) return;
  const { pushed } = yield* select(selectTold);
  const why = payload?.keepsDrafts ? 'pause' : 'wish';
  yield* call(leaveAccount, why);
  const goTo = yield* getContext('goTo');
  goTo({ name: 'public-timeline' });
  if (pushed) yield* endPush(oauth.userToken);
  yield* revoke(oauth);
}

/** Drops all of the account, here and in the other tabs. */
export function* leaveAccount(why: 'wish' | 'pause'): SagaGenerator<void> {
  yield* put(loggedOut(why));
  const { tellTabs } = yield* getContext('page');
  tellTabs(LOGGED_OUT[why]);
}

function* revoke({ clientId, clientSecret, userToken }: OauthState): SagaGenerator<void> {
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

/** Another tab signed out: this one's token is dead, too. */
function* hearOtherTabs(): SagaGenerator<void> {
  const { tabs } = yield* getContext('page');
  const channel = eventChannel<{ value: unknown }>((emit) => tabs((value) => emit({ value })));
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const why = (['wish', 'pause'] as const).find((one) => LOGGED_OUT[one] === value);
      if (!why || (yield* select(selectUserToken)) === null) continue;
      yield* put(loggedOut(why));
      const goTo = yield* getContext('goTo');
      goTo({ name: 'public-timeline' });
    }
  } finally {
    channel.close();
  }
}
