/**
 * Starting, in the order that the rest builds on: configuration, application token and theme; then
 * who is signed in and what the instance is; then what screens will want. Whatever fails on the way
 * is logged and asked for again later; only a fault of our own ends in the start-up error page.
 */
import { matchRoute, rootRedirect, routeOf } from '@/domain/routes';
import { timelineOfRoute } from '@/domain/timeline';
import { backoff } from '@/lib/backoff';
import { selectInstance } from '@/selectors/config';
import { selectUserToken } from '@/selectors/session';
import { instanceConfigured } from '@/slices/config';
import {
  instanceMet,
  serverReachabilityChanged,
  startBegan,
  startFailed,
  startSucceeded,
} from '@/slices/startup';
import { timelineExpected } from '@/slices/timelines';
import { tellSessionEnded } from './credentials';
import { checkCredentials } from './currentUser';
import { all, call, delay, fork, getContext, join, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { loadConfig, meetInstance } from './instance';
import { instanceExtras } from './instanceExtras';
import { loadLanguage } from './language';
import { ensureAppToken } from './oauthClient';
import { raise } from './raise';
import { loadThemes, loadWanted } from './theme';

const RETRY = { base: 2_000, max: 60_000 };

export function* startupSaga(): SagaGenerator<void> {
  const location = (yield* getContext('location'))();
  yield* put(startBegan({ safe: new URLSearchParams(location.split('?')[1]).has('safe') }));
  try {
    const origin = yield* getContext('origin');
    yield* put(instanceConfigured({ instance: { server: origin } }));
    yield* call(prepare);
  } catch (error) {
    yield* put(startFailed({ reason: reasonOf(error) }));
  }
}

function* prepare(): SagaGenerator<void> {
  const language = yield* fork(loadLanguage);
  yield* expectTimeline('address');
  yield* fork(quietly, 'the application token', ensureAppToken);
  yield* all({
    config: call(loadConfig),
    theme: call(quietly, 'the themes', loadThemes),
  });
  yield* expectTimeline('configuration');
  const { session, instance } = yield* all({
    session: call(signInAgain),
    instance: call(meetInstance),
    // By now the configuration has said which theme the instance wants.
    theme: call(loadWanted),
  });
  yield* put(instanceMet());
  yield* fork(instanceExtras);
  yield* join(language);
  yield* put(startSucceeded());
  if (session === 'unknown' || !instance) yield* fork(tryAgain, { session, instance });
}

/**
 * The timeline that the address leads to is asked for while the rest is being learnt. Where `/`
 * leads is known only from the configuration.
 */
function* expectTimeline(known: 'address' | 'configuration'): SagaGenerator<void> {
  const path = (yield* getContext('location'))().split('?')[0] ?? '/';
  if ((path === '/') !== (known === 'configuration')) return;
  const signedIn = (yield* select(selectUserToken)) !== null;
  const configured = yield* select(selectInstance);
  const match = matchRoute(path === '/' ? rootRedirect(signedIn, configured) : path);
  const key = match && timelineOfRoute(match.name, match.params);
  if (key && (signedIn || !routeOf(match.name).needsLogin)) yield* put(timelineExpected({ key }));
}

/** A step without which the rest goes on. */
function* quietly(what: string, step: () => SagaGenerator<unknown>): SagaGenerator<void> {
  try {
    yield* call(step);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', `Starting without ${what}`, error);
  }
}

type Standing = 'known' | 'unknown';

/** A token whose owner the server could not tell right now is kept, and asked about again. */
function* signInAgain(): SagaGenerator<Standing> {
  try {
    if ((yield* call(checkCredentials)) === 'refused') yield* tellSessionEnded();
    return 'known';
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The server did not say who is signed in', error);
    return 'unknown';
  }
}

interface Missing {
  session: Standing;
  instance: boolean;
}

/** The server was down or answered nonsense: the page is there, and becomes whole by itself. */
function* tryAgain(missing: Missing): SagaGenerator<void> {
  let { session, instance } = missing;
  yield* put(serverReachabilityChanged({ reachable: false }));
  yield* raise('error', 'errors.server_unreachable', {}, { timeout: null });
  for (let failures = 1; session === 'unknown' || !instance; failures += 1) {
    yield* delay(backoff(failures, RETRY));
    if (session === 'unknown') session = yield* call(signInAgain);
    if (!instance) instance = yield* call(meetInstance);
  }
  yield* put(serverReachabilityChanged({ reachable: true }));
  yield* raise('success', 'errors.server_back');
  yield* call(instanceExtras);
}
