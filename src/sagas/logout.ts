/**
 * Signing out: revokes the token, drops everything of the account, and tells the other tabs, so
 * that none of them goes on with a dead token.
 */
import { eventChannel } from 'redux-saga';
import { revokeToken } from '@/api/endpoints/oauth';
import { selectOauth, selectUserToken } from '@/selectors/session';
import { loggedOut, logoutRequested } from '@/slices/session';
import { callApiWith } from './engine/callApi';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  takeFrom,
  takeLeading,
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';

/** How long the goodbye waits for the server before it goes on without it. */
const REVOKE_PATIENCE = 5_000;
const LOGGED_OUT = 'loggedOut';

export function* logoutSaga(): SagaGenerator<void> {
  yield* fork(hearOtherTabs);
  yield* takeLeading(logoutRequested, logOut);
}

function* logOut(): SagaGenerator<void> {
  yield* race({ revoked: call(revoke), impatient: delay(REVOKE_PATIENCE) });
  yield* put(loggedOut());
  const { tellTabs } = yield* getContext('page');
  tellTabs(LOGGED_OUT);
  const goTo = yield* getContext('goTo');
  goTo({ name: 'public-timeline' });
}

function* revoke(): SagaGenerator<void> {
  const { clientId, clientSecret, userToken } = yield* select(selectOauth);
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
      if (value !== LOGGED_OUT || (yield* select(selectUserToken)) === null) continue;
      yield* put(loggedOut());
      const goTo = yield* getContext('goTo');
      goTo({ name: 'public-timeline' });
    }
  } finally {
    channel.close();
  }
}
