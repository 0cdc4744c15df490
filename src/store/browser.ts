/**
 * Makes the store of a real page: everything that sagas use outside of the store comes from the
 * browser here.
 */
import { pathTo } from '@/domain/session/routes';
import type { StillKeeper } from '@/domain/timelines/still';
import { SAFE_START } from '@/domain/session/safeStart';
import { fetchUsingPrefetched, takePrefetched, type Prefetched } from '@/lib/net/prefetchStore';
import { createYieldToMain } from '@/lib/scheduler/yieldToMain';
import { createBrowserHistory, type BrowserHistory } from '@/lib/history/browserHistory';
import { whenIdle } from '@/lib/scheduler/whenIdle';
import { copyText } from '@/lib/text/copyText';
import { readInitialResults } from '@/lib/net/initialResults';
import { log } from '@/lib/log';
import { afterPaint } from '@/lib/scheduler/afterPaint';
import type { ProgressRequestInit } from '@/lib/net/uploadProgress';
import { setTimer } from '@/lib/scheduler/timer';
import { createTaskScheduler } from '@/lib/scheduler/scheduleTask';
import type { KeyValueStorage, RouteTarget, SagaContext } from '@/sagas/engine/context';
import { createRequestScheduler } from '@/sagas/engine/requestScheduler/requestScheduler';
import { createAppStore, type AppStore, type StoreOptions } from './createStore';
import { loadImportedState } from './importedState';
import { inSlot, slotOfTab } from '@/lib/accountSlot';
import { browserPage } from './pageEvents';
import type { Recording } from '@/testing/recorder/recorder';
import { browserLanguages } from './browserLanguages';
import { paintMemory } from './remembered/paintMemory';
import { forgetStills } from './remembered/stillMemory';
import { tabStorage } from './remembered/tabStorage';
import { loadDeferredSagas, retryUntilLoaded } from './loadDeferredSagas';
import { databaseStorage } from './storage';

/** Makes the store, and the history for its sagas. */
export function createBrowserStore(recording?: Recording): {
  store: AppStore;
  history: BrowserHistory;
} {
  const history = createBrowserHistory(window, newId);
  // A safe start neither reads nor writes stored data.
  const safe = new URLSearchParams(history.location.search).has(SAFE_START);
  const ahead = takePrefetched();
  const slot = ahead?.slot ?? slotOfTab();
  const database = databaseStorage(slot);
  const options: StoreOptions = {
    storage: ahead ? readPrefetched(database, ahead) : database,
    loadImportedState: async () => (slot === '' ? loadImportedState(window.indexedDB) : undefined),
    forgetful: safe,
    loadDeferredSagas: (opened) => loadDeferredSagas(opened, history, safe ? null : slot),
    makeContext: (guarded) =>
      browserContext({
        history,
        ahead,
        recording,
        database: guarded,
        page: safe ? null : window,
        slot,
      }),
  };
  const { store } = createAppStore(recording?.wrap(options) ?? options);
  return { store, history };
}

/** Uses the first reads, which the first script began, and the storage after that. */
function readPrefetched(storage: KeyValueStorage, { reads }: Prefetched): KeyValueStorage {
  return {
    ...storage,
    get: (key) => {
      const begun = reads.get(key);
      reads.delete(key);
      return begun ?? storage.get(key);
    },
  };
}

interface Sources {
  history: BrowserHistory;
  ahead: Prefetched | null;
  recording: Recording | undefined;
  database: KeyValueStorage;
  /** Null if nothing is read from or written into the storage of the page. */
  page: Window | null;
  slot: string;
}

function browserContext({
  history,
  ahead,
  recording,
  database,
  page,
  slot,
}: Sources): Omit<SagaContext, 'getState'> {
  const { origin } = window.location;
  const { random } = Math;
  const { now } = Date;
  const sinceLoad = () => performance.now();
  const fetchHere = fetchUsingPrefetched(ahead, send);
  return {
    net: {
      origin,
      fetch: fetchHere,
      requestScheduler: createRequestScheduler({ fetch: fetchHere, now, random, setTimer }),
      openSocket: (url, protocols) => new WebSocket(url, protocols),
      loadChunk: (load) => load(),
    },
    calls: {},
    clock: {
      now,
      setTimer,
      whenIdle,
      afterPaint,
      yieldToMain: createYieldToMain(sinceLoad, createTaskScheduler(window, sinceLoad)),
    },
    chance: {
      random,
      newId,
    },
    storage: {
      database,
      tab: tabStorage(page, slot),
      paints: paintMemory(page, slot),
      stills: page ? stillsOf(page, slot) : { keep: () => undefined, forget: () => undefined },
      acquireTabLock: async (name, signal, how) =>
        (await import(/* webpackChunkName: "memberSagas" */ './tabLocks')).acquireTabLock(
          inSlot(name, slot),
          signal,
          { ...how, now, newId },
        ),
    },
    services: {
      files,
      languages: browserLanguages,
      desktopNotifications: async () =>
        (
          await import(/* webpackChunkName: "memberSagas" */ './desktopNotifications')
        ).browserDesktopNotifications(slot),
      accounts: async () =>
        (await import(/* webpackChunkName: "accounts" */ './accounts')).browserAccounts(window),
      appCache: async () =>
        (await import(/* webpackChunkName: "later" */ './appCache')).browserAppCache(),
      translator: async () =>
        (
          await import(/* webpackChunkName: "translationSagas" */ './browserTranslator')
        ).browserTranslator(),
      themeEngine: async () =>
        (await import(/* webpackChunkName: "theme" */ '@/domain/settings/theme/themeEngine'))
          .themeEngine,
      offlineStart: () =>
        retryUntilLoaded(
          async () =>
            (await import(/* webpackChunkName: "outage" */ '@/sagas/session/startup/offlineStart'))
              .offlineStart,
        ),
      recorder: async () =>
        (
          await import(/* webpackChunkName: "recorder" */ '@/testing/recorder/recorderService')
        ).createRecorderService(recording),
    },
    page: {
      ...browserPage(slot),
      goTo: (target, how) => {
        const path = typeof target === 'string' ? target : pathOf(target);
        if (how?.replace) history.replace(path);
        else history.push(path);
      },
      goBack: () => {
        if (window.history.length > 1) history.go(-1);
        else history.replace('/');
      },
      copyText: copyText,
      saveFile: (name, type, text) => void saveFile(name, type, text),
      location: () => history.location.pathname + history.location.search,
      historyKey: () => history.location.key,
      age: sinceLoad,
      leaveTo: (url) => {
        window.location.assign(url);
      },
      initialResults: readInitialResults(
        document.getElementById('initial-results')?.textContent ?? null,
      ),
    },
    log,
  };
}

/** Uploads of files need progress reports. */
const send = async (input: RequestInfo | URL, init?: ProgressRequestInit): Promise<Response> =>
  init?.onSent && typeof input === 'string'
    ? (await import(/* webpackChunkName: "files" */ './fetchWithProgress')).fetchWithProgress(
        input,
        init,
      )
    : window.fetch(input, init);

const stillsOf = (page: Window, slot: string): StillKeeper => {
  const stills = () => import(/* webpackChunkName: "later" */ './remembered/keepStill');
  return {
    // Without its code, the next page begins with the skeleton.
    keep: (facts) =>
      void stills().then(
        ({ keepStill }) => keepStill(page, slot, facts),
        () => undefined,
      ),
    forget: (path) => forgetStills(page, slot, path),
  };
};

const files = () => import(/* webpackChunkName: "files" */ './files/fileTools');

async function saveFile(name: string, type: string, text: string): Promise<void> {
  (await import(/* webpackChunkName: "files" */ './files/saveFile')).saveFile(name, type, text);
}

const pathOf = ({ name, params, query }: RouteTarget) => pathTo(name, params, query);

/** Made from random bytes, as `crypto.randomUUID` exists only on secure pages. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
