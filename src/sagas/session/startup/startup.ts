/**
 * Starts the client in the order that the rest relies on: configuration, application token and
 * theme; then the current user and the instance; then data for later screens. A failed step is
 * logged and repeated later, and a slow one is not waited for; only a bug in this client ends in
 * the start-up error page.
 */
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { isInstanceKnown } from '@/domain/session/instance';
import {
  isStartupComplete,
  type InstanceKnowledge,
  type StartupProgress,
} from '@/domain/session/startup';
import { needsAccount, type TimelineKey } from '@/domain/timelines/timeline';
import { untilFirstRows } from '@/lib/scheduler/firstView';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectOnline } from '@/selectors/realtime/realtime';
import { selectSessionUnverified, selectUserToken } from '@/selectors/session/session';
import { selectTimelineFresh } from '@/selectors/timelines/timelines';
import { instanceConfigured } from '@/slices/session/config';
import { scrollAnchorsRestored } from '@/slices/timelines/scrollAnchors';
import type { RootState } from '@/slices/root';
import {
  instanceDetailsRequested,
  instanceLoaded,
  lastScreenReady,
  sessionMarkedPending,
  startBegan,
  startFailed,
  startSucceeded,
} from '@/slices/session/startup';
import { timelinePrefetchRequested } from '@/slices/timelines/timelines';
import {
  all,
  call,
  delay,
  fork,
  getContext,
  join,
  put,
  race,
  select,
} from '@/sagas/engine/effects';
import type { SagaGenerator, Task } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { reasonOf } from '@/sagas/engine/failure';
import {
  loadConfig,
  loadFirstConfig,
  loadInstance,
  loadSoftware,
  type Software,
} from '@/sagas/session/instance';
import { loadLanguage } from '@/sagas/session/language';
import { ensureAppToken } from '@/sagas/session/oauthClient';
import { pathOfAddress, restoreLastScreen, timelineOfPath } from './lastScreen';
import { tryLoadThemes, verifySession } from './startupSteps';
import { paintPage } from '@/sagas/settings/theme';

/** After this time the page is shown, and missing data follows later. */
const PATIENCE = 10_000;
/** The same while the browser reports no network, as it may be wrong about that. */
const SHORT_PATIENCE = 500;
/** The longest that a first visit waits for the server's software. */
const SOFTWARE_PATIENCE = 1_000;
/** The longest wait for the code and the data of the offline snapshot. */
const SNAPSHOT_PATIENCE = 3_000;
/** The longest that the last screen waits for what is new in it. */
const NEWS_PATIENCE = 100;

export function* startupSaga(): SagaGenerator<void> {
  const location = (yield* getContext('page')).location();
  yield* put(startBegan({ safe: new URLSearchParams(location.split('?')[1]).has('safe') }));
  yield* put(scrollAnchorsRestored((yield* getContext('storage')).tab.scrollAnchors()));
  try {
    const { origin } = yield* getContext('net');
    yield* put(instanceConfigured({ instance: { server: origin } }));
    yield* call(prepare);
  } catch (error) {
    yield* put(startFailed({ reason: reasonOf(error) }));
  }
}

function* prepare(): SagaGenerator<void> {
  const language = yield* fork(loadLanguage);
  // The first decision can already use what the page embeds about the server.
  const finding = yield* fork(loadSoftware);
  // It also says where the root leads.
  const kept = yield* restoreLastScreen();
  const key = yield* prefetchTimeline(kept !== null);
  if (kept) {
    yield* fork(drawLastScreen, language, key);
    // An answer that came while it is being drawn would make it be drawn twice.
    yield* call(untilFirstRows);
  }
  const configuring = yield* fork(configure, finding, key !== null);
  yield* fork(renewAppToken, finding);
  const meeting = yield* fork(loadInstanceAfterConfig, finding, configuring);
  const learning = yield* fork(loadRequired, configuring);
  const patience = (yield* select(selectOnline)) ? PATIENCE : SHORT_PATIENCE;
  const { inTime } = yield* race({ inTime: join(learning), late: delay(patience) });
  const learnt = inTime as RequiredResult | undefined;
  const met = isInstanceKnown(yield* select(selectInstance));
  if (!learnt?.member || (met && !learnt.config)) {
    if (yield* isServerSilent(meeting, learnt ? SNAPSHOT_PATIENCE : 0)) {
      yield* race({ shown: call(showOfflineSnapshot), late: delay(SNAPSHOT_PATIENCE) });
    }
  }
  if (yield* select(selectSessionUnverified)) yield* put(sessionMarkedPending());
  yield* put(instanceLoaded());
  yield* race({ translated: join(language), late: delay(PATIENCE) });
  yield* put(startSucceeded());
  yield* fork(completeInBackground, learning, meeting);
}

/**
 * The last screen needs its theme and the language; both are in this browser, as a rule. The first
 * script has asked for what is new, which often is there by now and then belongs to it.
 */
function* drawLastScreen(language: Task, key: TimelineKey | null): SagaGenerator<void> {
  yield* call(paintPage);
  yield* join(language);
  const isFresh = (state: RootState) => key === null || selectTimelineFresh(state, key);
  yield* race({ fresh: call(waitUntil, isFresh), late: delay(NEWS_PATIENCE) });
  yield* put(lastScreenReady());
}

/** The results that the first screen waits for. */
type RequiredResult = Omit<StartupProgress, 'instance'>;

interface Configured {
  config: boolean;
  themes: boolean;
}

/** At a first visit the server's family decides which sources to load; later it is known. */
function* configure(finding: Task, isAsked: boolean): SagaGenerator<Configured> {
  const known = isInstanceKnown(yield* select(selectInstance));
  const done = yield* all({
    config: known ? call(loadConfig) : call(loadFirstConfig, () => awaitSoftware(finding)),
    themes: call(tryLoadThemes),
  });
  if (!isAsked) yield* prefetchTimeline(true);
  return done;
}

function* awaitSoftware(finding: Task): SagaGenerator<void> {
  yield* race({ found: join(finding), late: delay(SOFTWARE_PATIENCE) });
}

function* loadRequired(configuring: Task): SagaGenerator<RequiredResult> {
  const { config, themes } = (yield* join(configuring)) as Configured;
  const { member } = yield* all({
    member: call(verifySession),
    // By now the configuration has named the instance's theme.
    theme: call(paintPage),
  });
  return { config, themes, member };
}

/** Runs beside the first screen, which does not wait for it. */
function* loadInstanceAfterConfig(
  finding: Task,
  configuring: Task,
): SagaGenerator<InstanceKnowledge> {
  const software = (yield* join(finding)) as Software;
  const { config } = (yield* join(configuring)) as Configured;
  const acquaintance = yield* loadInstance(software);
  // Data of an earlier visit does not prove that the server is up.
  return acquaintance === 'known' ? (config ? 'whole' : 'none') : acquaintance;
}

/** True if the server has not answered anything in this visit. */
function* isServerSilent(meeting: Task, patience: number): SagaGenerator<boolean> {
  const { told } = yield* race({ told: join(meeting), late: delay(patience) });
  return told === undefined || told === 'none';
}

/** Shows the last content while the server is unreachable. */
function* showOfflineSnapshot(): SagaGenerator<void> {
  const { offlineStart: outage } = yield* getContext('services');
  yield* call((yield* call(outage)).showOfflineSnapshot);
}

/** Continues after the page is shown. */
function* completeInBackground(learning: Task, meeting: Task): SagaGenerator<void> {
  const learnt = (yield* join(learning)) as RequiredResult;
  const known = { ...learnt, instance: (yield* join(meeting)) as InstanceKnowledge };
  yield* put(instanceDetailsRequested());
  if (!known.config && known.instance !== 'none') {
    // At a first visit the family was known too late to load its configuration.
    known.config = yield* call(loadConfig);
    yield* call(paintPage);
  }
  if (isStartupComplete(known) && !(yield* select(({ startup }) => startup.serverUnreachable)))
    return;
  const { offlineStart: outage } = yield* getContext('services');
  yield* call((yield* call(outage)).recoverStart, known);
}

/** Prefetches the timeline of the current address during the startup; null if it shows none. */
function* prefetchTimeline(isRootKnown: boolean): SagaGenerator<TimelineKey | null> {
  const path = yield* pathOfAddress();
  if (path === '/' && !isRootKnown) return null;
  const signedIn = (yield* select(selectUserToken)) !== null;
  const key = yield* timelineOfPath(path, signedIn);
  if (!key || (needsAccount(key) && !signedIn)) return null;
  // Only one family has it, and the server's family may still be unknown.
  if (key === 'dms' && !(yield* select(selectCan, 'directTimeline'))) return null;
  yield* put(timelinePrefetchRequested({ key }));
  return key;
}

/** Elsewhere it is fetched at sign-up. The startup continues if this fails. */
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
