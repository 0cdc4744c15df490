/**
 * Starting, in the order that the rest builds on: configuration, application token and theme; then
 * who is signed in and what the instance is; then what screens will want. Whatever fails on the way
 * is logged and asked for again later, and what takes too long is not waited for; only a fault of
 * our own ends in the start-up error page.
 */
import { matchRoute, rootRedirect } from '@/domain/routes';
import { isMissed, isWhole, type Known } from '@/domain/starting';
import { needsAccount, timelineOfRoute } from '@/domain/timeline';
import { selectInstance } from '@/selectors/config';
import { selectOnline } from '@/selectors/realtime';
import { selectSignedIn, selectUserToken } from '@/selectors/session';
import { instanceConfigured } from '@/slices/config';
import { placesRestored } from '@/slices/places';
import type { RootState } from '@/slices/root';
import {
  extrasWanted,
  instanceMet,
  memberAwaited,
  startBegan,
  startFailed,
  startSucceeded,
} from '@/slices/startup';
import { timelineExpected } from '@/slices/timelines';
import { all, call, delay, fork, getContext, join, put, race, select } from './engine/effects';
import type { SagaGenerator, Task } from './engine/effects';
import { reasonOf } from './engine/failure';
import { loadConfig, meetInstance } from './instance';
import { loadLanguage } from './language';
import { ensureAppToken } from './oauthClient';
import { paint, signInAgain } from './startSteps';
import { paintPage } from './theme';

/** After this long the page shows itself, and what is still on its way comes later. */
const PATIENCE = 10_000;
/** Without a line; a browser that is wrong about it may still get through. */
const SHORT_PATIENCE = 500;
/** For the code and the record of what was seen last. */
const SHOWING = 3_000;

export function* startupSaga(): SagaGenerator<void> {
  const location = (yield* getContext('location'))();
  yield* put(startBegan({ safe: new URLSearchParams(location.split('?')[1]).has('safe') }));
  yield* put(placesRestored((yield* getContext('tab')).places()));
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
  yield* fork(renewAppToken);
  const learning = yield* fork(learn);
  const patience = (yield* select(selectOnline)) ? PATIENCE : SHORT_PATIENCE;
  const { inTime } = yield* race({ inTime: join(learning), late: delay(patience) });
  if (!inTime || isMissed(inTime as Known)) {
    yield* race({ shown: call(showLastSeen), late: delay(SHOWING) });
  }
  if (yield* select(selectMaybeMember)) yield* put(memberAwaited());
  yield* put(instanceMet());
  if (inTime) yield* put(extrasWanted());
  yield* race({ translated: join(language), late: delay(PATIENCE) });
  yield* put(startSucceeded());
  yield* fork(complete, learning, inTime !== undefined);
}

function* learn(): SagaGenerator<Known> {
  const { config, themes } = yield* all({ config: call(loadConfig), themes: call(paint) });
  yield* expectTimeline('configuration');
  const { member, instance } = yield* all({
    member: call(signInAgain),
    instance: call(meetInstance),
    // By now the configuration has said which theme the instance wants.
    theme: call(paintPage),
  });
  return { config, themes, member, instance };
}

/** The server is not to be reached: until it is, the page shows what it showed last. */
function* showLastSeen(): SagaGenerator<void> {
  const outage = yield* getContext('outage');
  yield* call((yield* call(outage)).showLastSeen);
}

/** Goes on when the page is there already. */
function* complete(learning: Task, hasExtras: boolean): SagaGenerator<void> {
  const known = (yield* join(learning)) as Known;
  if (!hasExtras) yield* put(extrasWanted());
  if (isWhole(known) && !(yield* select(({ startup }) => startup.serverUnreachable))) return;
  const outage = yield* getContext('outage');
  yield* call((yield* call(outage)).recover, known);
}

const selectMaybeMember = (state: RootState): boolean =>
  selectUserToken(state) !== null && !selectSignedIn(state);

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
  if (key && (signedIn || !needsAccount(key))) yield* put(timelineExpected({ key }));
}

/** The rest goes on without it. */
function* renewAppToken(): SagaGenerator<void> {
  try {
    yield* call(ensureAppToken);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'Starting without the application token', error);
  }
}
