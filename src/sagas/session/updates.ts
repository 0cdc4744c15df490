/**
 * Handles updates of the client: caches the open build in this browser; detects and announces a new
 * build on the server, once; and offers a reload, once, when a file of the client is gone. It never
 * reloads by itself.
 */
import { fetchIndexPage, hasFile } from '@/api/endpoints/session/appCache';
import { buildOf } from '@/domain/session/appCache';
import { noticeDismissed } from '@/slices/engine/notices';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { otherBuildMet } from '@/slices/realtime/tabs';
import type { RootState } from '@/slices/root';
import { reloadOffered, pageReloadRequested, reloadWithdrawn } from '@/slices/session/updates';
import { callApiWith } from '@/sagas/engine/callApi';
import type { AppCache } from '@/sagas/engine/context';
import type { Source } from '@/lib/source';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeFrom,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { sourceChannel } from '@/sagas/engine/sourceChannel';
import { showNotice } from '@/sagas/engine/showNotice';

/** Milliseconds after start, so that loading and the first presses go first. */
export const LATE = 10_000;
/** The same for a reader who has the files of the build from an earlier visit. */
export const SOON = 2_000;
/** Milliseconds between two checks for a new build while the page is visible. */
export const INTERVAL = 3_600_000;
/** The shortest time between two checks when the reader comes back. */
export const PAUSE = 300_000;
/** A tiny background request. */
const PLAN = { anonymous: true, priority: 'background', tries: 1 } as const;

const READY = 'updates.ready';
const LOST = 'errors.chunk_failed';
const STILL_LOST = 'updates.still_lost';

export function* updatesSaga(): SagaGenerator<void> {
  const appCache = yield* call((yield* getContext('services')).appCache);
  yield* takeEvery(pageReloadRequested, () => appCache.reload());
  const build = appCache.currentBuild();
  if (build === null) return;
  yield* fork(watchMissingFiles, appCache, build);
  yield* waitUntil(({ startup }) => startup.phase !== 'starting');
  const known = new Set([build]);
  if (yield* select(isSafe)) yield* quietly(appCache.unregister);
  else yield* fork(keepAppCached, appCache, known);
  yield* checkPeriodically(appCache, known);
}

const isSafe = ({ startup }: RootState): boolean => startup.safe;

/**
 * Caches now, and whenever a new worker has taken over, which has no files of its build yet. A page
 * that may have come from the cache is compared with the server's.
 */
function* keepAppCached(appCache: AppCache, known: Set<string>): SagaGenerator<void> {
  const startedByWorker = appCache.startedByWorker();
  yield* delay(startedByWorker ? SOON : LATE);
  yield* call((yield* getContext('clock')).whenIdle);
  yield* quietly(appCache.cacheBuild);
  if (startedByWorker) yield* checkForUpdate(appCache, known);
  yield* forEachOf(appCache.workerReplaced, function* () {
    yield* quietly(appCache.cacheBuild);
    yield* checkForUpdate(appCache, known);
  });
}

function* checkPeriodically(appCache: AppCache, known: Set<string>): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  let lookedAt = now();
  for (;;) {
    const { met } = yield* race({
      due: delay(INTERVAL),
      back: take(pageVisibilityChanged),
      met: take(otherBuildMet),
    });
    const visible = yield* select(({ realtime }: RootState) => realtime.pageVisible);
    if (!met && (!visible || now() - lookedAt < PAUSE)) continue;
    lookedAt = now();
    yield* checkForUpdate(appCache, known);
  }
}

/** Announces each build once. */
function* checkForUpdate(appCache: AppCache, known: Set<string>): SagaGenerator<void> {
  const there = yield* fetchServerBuild();
  if (there === null || known.has(there)) return;
  known.add(there);
  yield* showNotice('info', READY, {}, { timeout: null, remedy: 'reload' });
  // Load the new build's files while the reader finishes their work.
  if (!(yield* select(isSafe))) yield* quietly(appCache.updateWorker);
}

/** Returns null if the server does not say. */
function* fetchServerBuild(): SagaGenerator<string | null> {
  try {
    return buildOf(yield* callApiWith(PLAN, fetchIndexPage));
  } catch {
    return null;
  }
}

function* watchMissingFiles(appCache: AppCache, build: string): SagaGenerator<void> {
  const { origin } = yield* getContext('net');
  const offeredBefore = appCache.reloadOfferedBuild();
  let offers = 0;
  let asked = false;
  const judge = function* (path: string): SagaGenerator<void> {
    if (asked || !(yield* isGone(path)) || asked) return;
    appCache.saveReloadOffer(build);
    if (offeredBefore === build) {
      asked = true;
      yield* showNotice('error', STILL_LOST, {}, { timeout: null, remedy: 'recovery' });
    } else if (offers === 0) {
      asked = true;
      yield* showNotice('error', LOST, {}, { timeout: null, remedy: 'reload' });
    }
  };
  yield* takeEvery(reloadOffered, function* ({ payload }) {
    offers += 1;
    yield* put(noticeDismissed({ id: LOST }));
    // Paths of files that failed before this saga listened are known only to the page.
    if (payload !== undefined) yield* judge(new URL(payload, origin).pathname);
  });
  yield* takeEvery(reloadWithdrawn, () => {
    offers -= 1;
  });
  yield* forEachOf(appCache.missingFiles, judge);
}

/**
 * True if the file is gone. A network failure needs no reload: the file is loaded at its next use.
 */
function* isGone(path: string): SagaGenerator<boolean> {
  try {
    return !(yield* callApiWith(PLAN, hasFile, path));
  } catch {
    return false;
  }
}

function* forEachOf<Value>(
  source: Source<Value>,
  worker: (value: Value) => SagaGenerator<void>,
): SagaGenerator<void> {
  const channel = sourceChannel(source);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      yield* fork(worker, value);
    }
  } finally {
    channel.close();
  }
}

function* quietly(work: () => Promise<void>): SagaGenerator<void> {
  try {
    yield* call(work);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'The program is not kept for times without the server', error);
  }
}
