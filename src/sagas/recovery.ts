/**
 * Steps of starting that may fail without keeping the page from starting, and what becomes of them
 * then: the page is there, and becomes whole by itself when the server is back.
 */
import { backoff } from '@/lib/backoff';
import { noticeDismissed } from '@/slices/notices';
import { extrasWanted, serverReachabilityChanged } from '@/slices/startup';
import { tellSessionEnded } from './credentials';
import { checkCredentials } from './currentUser';
import { call, delay, getContext, put, setContext } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { isOutage } from './engine/failure';
import { loadConfig, meetInstance, type Acquaintance } from './instance';
import { raise } from './raise';
import { loadThemes, paintPage } from './theme';

/** What is known so far; true and `whole` also stand for what is known not to be there. */
export interface Known {
  config: boolean;
  themes: boolean;
  /** Who is signed in, if anybody. */
  member: boolean;
  instance: Acquaintance;
}

const RETRY = { base: 2_000, max: 60_000 };
const UNREACHABLE = 'errors.server_unreachable';
/** What the page can well do without is not worth more calls than this. */
const QUIET_RETRY = { base: 5_000, max: 600_000 };

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

/** Returns when all is known. The reader is told only of what they would miss. */
export function* recover(known: Known): SagaGenerator<void> {
  if (isWhole(known)) return;
  yield* setContext({ calls: { priority: 'background', tries: 1 } });
  const missed = isMissed(known);
  if (missed) {
    yield* put(serverReachabilityChanged({ reachable: false }));
    yield* raise('error', UNREACHABLE, {}, { timeout: null });
  }
  let now = known;
  for (let failures = 1; isMissed(now); failures += 1) {
    yield* delay(backoff(failures, RETRY));
    now = yield* askAgain(now);
  }
  if (missed) {
    yield* put(serverReachabilityChanged({ reachable: true }));
    yield* put(noticeDismissed({ id: UNREACHABLE }));
    yield* raise('success', 'errors.server_back');
  }
  for (let failures = 1; !isWhole(now); failures += 1) {
    yield* delay(backoff(failures, QUIET_RETRY));
    now = yield* askAgain(now);
  }
  yield* put(extrasWanted());
}

const isMissed = ({ member, instance }: Known): boolean => !member || instance === 'none';

const isWhole = ({ config, themes, member, instance }: Known): boolean =>
  config && themes && member && instance === 'whole';

/** In the order of starting: what the instance tells goes over its configuration. */
function* askAgain(known: Known): SagaGenerator<Known> {
  const member = known.member || (yield* call(signInAgain));
  const config = known.config || (yield* call(loadConfig));
  const again = config !== known.config || known.instance !== 'whole';
  const instance = again ? yield* call(meetInstance) : known.instance;
  const themes = known.themes || (yield* call(paint));
  yield* call(paintPage);
  return { config, themes, member, instance };
}
