/**
 * Checks the token when something hints that it was revoked or has expired; a dead token ends the
 * session with a notice about the reason.
 */
import { TOKEN_REFUSED } from '@/domain/session/session';
import { selectUserToken } from '@/selectors/session/session';
import { tokenDoubted, tokenProved } from '@/slices/realtime/realtime';
import { loggedOut } from '@/slices/session/session';
import { checkCredentials } from './currentUser';
import { call, delay, getContext, put, select, takeLeading } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { showNotice } from '@/sagas/engine/showNotice';

/** Milliseconds in which further doubts do not cause another check. */
const PAUSE = 30_000;

export function* credentialsSaga(): SagaGenerator<void> {
  yield* takeLeading(tokenDoubted, check);
}

function* check(): SagaGenerator<void> {
  // The startup checks a stored token itself.
  yield* waitUntil(({ startup }) => startup.phase !== 'starting');
  if ((yield* select(selectUserToken)) === null) return;
  try {
    if ((yield* call(checkCredentials)) === 'refused') {
      yield* endSession();
      return;
    }
    yield* put(tokenProved());
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The server did not say whether the token is still good', error);
  }
  yield* delay(PAUSE);
}

function* endSession(): SagaGenerator<void> {
  yield* put(loggedOut('refusal'));
  // They may have a newer token, so each of them looks for itself.
  const { postToTabs } = yield* getContext('page');
  postToTabs(TOKEN_REFUSED);
  yield* showSessionEnded();
  const { goTo } = yield* getContext('page');
  goTo({ name: 'login' });
}

export function* showSessionEnded(): SagaGenerator<void> {
  yield* showNotice('warning', 'login.session_ended', {}, { timeout: null });
}
