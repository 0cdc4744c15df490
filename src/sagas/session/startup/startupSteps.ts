/** Steps of starting that may fail without keeping the page from starting; they are taken again. */
import { checkCredentials } from '@/sagas/session/currentUser';
import { showSessionEnded } from '@/sagas/session/credentials';
import { call, getContext } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isServerUnreachable } from '@/sagas/engine/failure';
import { loadThemes } from '@/sagas/settings/theme';

/** False when the server could not tell right now: the token is then kept. */
export function* verifySession(): SagaGenerator<boolean> {
  try {
    if ((yield* call(checkCredentials)) === 'refused') yield* showSessionEnded();
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The server did not say who is signed in', error);
    return false;
  }
}

/** False when they may come later; until then the page has the fallback. */
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
