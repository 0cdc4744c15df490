/** Steps of starting that may fail without keeping the page from starting; they are taken again. */
import { checkCredentials } from './currentUser';
import { tellSessionEnded } from './credentials';
import { call, getContext } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { isOutage } from './engine/failure';
import { loadThemes } from './theme';

/** False when the server could not tell right now: the token is then kept. */
export function* signInAgain(): SagaGenerator<boolean> {
  try {
    if ((yield* call(checkCredentials)) === 'refused') yield* tellSessionEnded();
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The server did not say who is signed in', error);
    return false;
  }
}

/** False when they may come later; until then the page has the fallback. */
export function* paint(): SagaGenerator<boolean> {
  try {
    yield* call(loadThemes);
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'Starting without the themes', error);
    return !isOutage(error);
  }
}
