/**
 * A token can die while it is in use: revoked from another place, or expired. When something hints
 * at it, the server is asked, and a dead token ends the session with a word about why.
 */
import { selectUserToken } from '@/selectors/session';
import { credentialsDoubted } from '@/slices/realtime';
import { loggedOut } from '@/slices/session';
import { checkCredentials } from './currentUser';
import { delay, getContext, put, select, takeLeading } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { raise } from './notices';

/** Doubts that follow closely are one doubt. */
const PAUSE = 60_000;

export function* credentialsSaga(): SagaGenerator<void> {
  yield* takeLeading(credentialsDoubted, check);
}

function* check(): SagaGenerator<void> {
  if ((yield* select(selectUserToken)) === null) return;
  try {
    if ((yield* checkCredentials()) === 'refused') yield* endSession();
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The credentials could not be checked', error);
  }
  yield* delay(PAUSE);
}

function* endSession(): SagaGenerator<void> {
  yield* put(loggedOut());
  yield* raise('warning', 'login.session_ended');
  const goTo = yield* getContext('goTo');
  goTo({ name: 'login' });
}
