/**
 * Starting, in the order that the rest builds on: configuration, application token and theme; then
 * who is signed in and what the instance is; then what screens will want. Whatever fails on the way
 * is logged and asked for again later, and what takes too long is not waited for; only a fault of
 * our own ends in the start-up error page.
 */
import { isPleromaFamily } from '@/domain/serverFamily';
import { isMet } from '@/domain/instance';
import { matchRoute, rootRedirect } from '@/domain/routes';
import { isWhole, type Acquaintance, type Known } from '@/domain/starting';
import { needsAccount, timelineOfRoute } from '@/domain/timeline';
import { selectCan } from '@/selectors/capabilities';
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
import { loadConfig, loadFirstConfig, meetInstance, meetSoftware, type Software } from './instance';
import { loadLanguage } from './language';
import { ensureAppToken } from './oauthClient';
import { paint, signInAgain } from './startSteps';
import { paintPage } from './theme';

/** After this long the page shows itself, and what is still on its way comes later. */
const PATIENCE = 10_000;
/** Without a line; a browser that is wrong about it may still get through. */
const SHORT_PATIENCE = 500;
/** So long a first visit waits to hear which software it talks to. */
const SOFTWARE_PATIENCE = 1_000;
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
  // What the page itself says of the server counts for the first question already.
  const finding = yield* fork(meetSoftware);
  yield* expectTimeline('address');
  const configuring = yield* fork(configure, finding);
  yield* fork(renewAppToken, finding);
  const meeting = yield* fork(meet, finding, configuring);
  const learning = yield* fork(learn, configuring);
  const patience = (yield* select(selectOnline)) ? PATIENCE : SHORT_PATIENCE;
  const { inTime } = yield* race({ inTime: join(learning), late: delay(patience) });
  const learnt = inTime as Learnt | undefined;
  const met = isMet(yield* select(selectInstance));
  if (!learnt?.member || (met && !learnt.config)) {
    if (yield* isOut(meeting, learnt ? SHOWING : 0)) {
      yield* race({ shown: call(showLastSeen), late: delay(SHOWING) });
    }
  }
  if (yield* select(selectMaybeMember)) yield* put(memberAwaited());
  yield* put(instanceMet());
  yield* race({ translated: join(language), late: delay(PATIENCE) });
  yield* put(startSucceeded());
  yield* fork(complete, learning, meeting);
}

/** What the first screen waits for. */
type Learnt = Omit<Known, 'instance'>;

interface Configured {
  config: boolean;
  themes: boolean;
}

/** At a first visit the family decides what is asked; at later ones it is known. */
function* configure(finding: Task): SagaGenerator<Configured> {
  const known = isMet(yield* select(selectInstance));
  const done = yield* all({
    config: known ? call(loadConfig) : call(loadFirstConfig, () => awaitSoftware(finding)),
    themes: call(paint),
  });
  yield* expectTimeline('configuration');
  return done;
}

function* awaitSoftware(finding: Task): SagaGenerator<void> {
  yield* race({ found: join(finding), late: delay(SOFTWARE_PATIENCE) });
}

function* learn(configuring: Task): SagaGenerator<Learnt> {
  const { config, themes } = (yield* join(configuring)) as Configured;
  const { member } = yield* all({
    member: call(signInAgain),
    // By now the configuration has said which theme the instance wants.
    theme: call(paintPage),
  });
  return { config, themes, member };
}

/** The first screen does not wait for it. */
function* meet(finding: Task, configuring: Task): SagaGenerator<Acquaintance> {
  const software = (yield* join(finding)) as Software;
  const { config } = (yield* join(configuring)) as Configured;
  const acquaintance = yield* meetInstance(software);
  // What an earlier visit knows does not say that the server is there.
  return acquaintance === 'known' ? (config ? 'whole' : 'none') : acquaintance;
}

/** Whether the server has said nothing of itself in this visit. */
function* isOut(meeting: Task, patience: number): SagaGenerator<boolean> {
  const { told } = yield* race({ told: join(meeting), late: delay(patience) });
  return told === undefined || told === 'none';
}

/** The server is not to be reached: until it is, the page shows what it showed last. */
function* showLastSeen(): SagaGenerator<void> {
  const outage = yield* getContext('outage');
  yield* call((yield* call(outage)).showLastSeen);
}

/** Goes on when the page is there already. */
function* complete(learning: Task, meeting: Task): SagaGenerator<void> {
  const learnt = (yield* join(learning)) as Learnt;
  const known = { ...learnt, instance: (yield* join(meeting)) as Acquaintance };
  yield* put(extrasWanted());
  if (!known.config && known.instance !== 'none') {
    // At a first visit the family came too late to be asked for its configuration.
    known.config = yield* call(loadConfig);
    yield* call(paintPage);
  }
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
  if (!key || (needsAccount(key) && !signedIn)) return;
  // Only one family has it, and whether the server is of it may not be known yet.
  if (key === 'dms' && !(yield* select(selectCan, 'directTimeline'))) return;
  yield* put(timelineExpected({ key }));
}

/** Elsewhere it is fetched when somebody signs up. The rest goes on without it. */
function* renewAppToken(finding: Task): SagaGenerator<void> {
  yield* join(finding);
  if (!isPleromaFamily(yield* select(selectInstance))) return;
  try {
    yield* call(ensureAppToken);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'Starting without the application token', error);
  }
}
