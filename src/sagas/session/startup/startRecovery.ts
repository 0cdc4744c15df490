/**
 * Completes an incomplete start: the page is already shown, and the missing steps are repeated
 * until the server is back.
 */
import {
  isEssentialMissing,
  isStartupComplete,
  type InstanceKnowledge,
  type StartupProgress,
} from '@/domain/session/startup';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { selectOnline } from '@/selectors/realtime/realtime';
import { noticeDismissed } from '@/slices/engine/notices';
import { instanceDetailsRequested, serverReachabilityChanged } from '@/slices/session/startup';
import { call, delay, getContext, put, select, setContext } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { loadConfig, loadInstance, loadSoftware, type Software } from '@/sagas/session/instance';
import { showNotice } from '@/sagas/engine/showNotice';
import { tryLoadThemes, verifySession } from './startupSteps';
import { paintPage } from '@/sagas/settings/theme';
import { pull } from '@/sagas/timelines/timelines';

const UNREACHABLE = 'errors.server_unreachable';

/** Returns when everything is known. Shows a notice only for steps that the reader would miss. */
export function* recoverStart(known: StartupProgress): SagaGenerator<void> {
  yield* setContext({ calls: { priority: 'background', tries: 1 } });
  // The offline snapshot is on the page, with an indicator that gives the reason.
  const marked = yield* select(({ startup }) => startup.serverUnreachable);
  const tells = isEssentialMissing(known) && !marked;
  if (tells) {
    yield* put(serverReachabilityChanged({ reachable: false }));
    yield* showNotice('error', UNREACHABLE, {}, { timeout: null });
  }
  let now = known;
  for (let failures = 1; isEssentialMissing(now); failures += 1) {
    yield* untilWorthRetrying(failures);
    now = yield* askAgain(now);
  }
  if (marked) yield* leaveOfflineSnapshot();
  else if (tells) {
    yield* put(serverReachabilityChanged({ reachable: true }));
    yield* put(noticeDismissed({ id: UNREACHABLE }));
    yield* showNotice('success', 'errors.server_back');
  }
  if (isStartupComplete(known)) return;
  for (let failures = 1; !isStartupComplete(now); failures += 1) {
    yield* delay(retryDelay(retryPolicies.optionalStartup, failures));
    now = yield* askAgain(now);
  }
  yield* put(instanceDetailsRequested());
}

/** Waits while offline; returns as soon as the network is back. */
function* untilWorthRetrying(failures: number): SagaGenerator<void> {
  if (yield* select(selectOnline)) yield* delay(retryDelay(retryPolicies.startup, failures));
  yield* waitUntil(selectOnline);
}

/** Repeats the failed steps in the order of starting: instance data overrides its configuration. */
function* askAgain(known: StartupProgress): SagaGenerator<StartupProgress> {
  const member = known.member || (yield* call(verifySession));
  const software = yield* call(loadSoftware);
  const config = known.config || (yield* call(loadConfig));
  const again = config !== known.config || known.instance !== 'whole';
  const instance = again ? yield* call(reloadInstance, software) : known.instance;
  const themes = known.themes || (yield* call(tryLoadThemes));
  yield* call(paintPage);
  return { config, themes, member, instance };
}

function* reloadInstance(software: Software): SagaGenerator<InstanceKnowledge> {
  const acquaintance = yield* loadInstance(software);
  return acquaintance === 'known' ? 'whole' : acquaintance;
}

/** Replaces the snapshot with live data, keeping the position, as after a lost connection. */
function* leaveOfflineSnapshot(): SagaGenerator<void> {
  yield* put(serverReachabilityChanged({ reachable: true }));
  const shown = yield* select(({ timelines }) =>
    Object.keys(timelines).filter((key) => (timelines[key]?.viewers ?? 0) > 0),
  );
  for (const key of shown) yield* catchUp(key);
}

/** If this fails, the timeline's polling loop retries. */
function* catchUp(key: string): SagaGenerator<void> {
  try {
    yield* call(pull, key, 'news');
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `The timeline ${key} could not be caught up with`, error);
  }
}
