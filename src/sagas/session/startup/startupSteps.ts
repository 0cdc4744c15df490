/** Startup steps whose failure does not stop the startup; `startRecovery.ts` repeats them. */
import { selectSignedIn } from '@/selectors/session/session';
import { loggedOut } from '@/slices/session/session';
import { checkCredentials } from '@/sagas/session/currentUser';
import { showSessionEnded } from '@/sagas/session/credentials';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isServerUnreachable } from '@/sagas/engine/failure';
import { loadThemes } from '@/sagas/settings/theme';

/** Returns false if the server gave no verdict; the token is then kept. */
export function* verifySession(): SagaGenerator<boolean> {
  // The last screen of a member whose login may have ended.
  const shown = yield* select(selectSignedIn);
  try {
    if ((yield* call(checkCredentials)) === 'refused') {
      if (shown) yield* put(loggedOut('refusal'));
      yield* showSessionEnded();
    }
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The server did not say who is signed in', error);
    return false;
  }
}

/** Returns false if the themes may still come; until then the page uses the fallback. */
export function* tryLoadThemes(): SagaGenerator<boolean> {
  try {
    yield* call(loadThemes);
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'Starting without the themes', error);
    return !isServerUnreachable(error);
  }
}
