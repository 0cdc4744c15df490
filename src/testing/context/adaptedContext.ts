/**
 * A saga context in which every effect goes through a `ContextAdapter`. Only an adapter that
 * forwards calls asks for the real services; a replay has none.
 */
import { themeEngine } from '@/domain/settings/theme/themeEngine';
import type {
  KeyValueStorage,
  PageEvents,
  SagaContext,
  TabLockOptions,
  TabStorage,
  DesktopNotifications,
} from '@/sagas/engine/context';
import {
  createRequestScheduler,
  type RequestScheduler,
} from '@/sagas/engine/requestScheduler/requestScheduler';
import { responseWithText } from './flowCalls';
import type { ContextAdapter, OuterContext } from './contextAdapter';
import { adaptAccounts } from './accountsAdapter';
import { adaptAppCache } from './appCacheAdapter';
import { adaptFiles } from './filesAdapter';
import { adaptStills } from './stillsAdapter';
import { adaptTranslator } from './translatorAdapter';

export function createAdaptedContext(
  adapter: ContextAdapter,
  origin: string,
  real: () => OuterContext,
  recorder: SagaContext['services']['recorder'],
): OuterContext {
  const { now, random, newId, setTimer } = adapter;
  const governor = createRequestScheduler({ fetch: adapter.fetch, now, random, setTimer });
  return {
    net: {
      origin,
      fetch: adapter.fetch,
      requestScheduler: readable(governor, adapter),
      openSocket: adapter.openSocket,
      loadChunk: adapter.loadChunk,
    },
    calls: {},
    clock: {
      now,
      setTimer,
      yieldToMain: () => undefined,
      whenIdle: () => adapter.ask('idle', [], () => real().clock.whenIdle()),
      afterPaint: () => adapter.ask('painted', [], () => real().clock.afterPaint()),
    },
    chance: {
      random,
      newId,
    },
    services: {
      recorder,
      files: () => adaptFiles(adapter, real),
      languages: {
        preferred: () =>
          adapter.read('speech.preferred', [], () => real().services.languages.preferred()),
        setCookie: (text) =>
          adapter.tell('speech.setCookie', [text], () => real().services.languages.setCookie(text)),
      },
      desktopNotifications: () => adaptedNotifications(adapter, real),
      accounts: () => adaptAccounts(adapter, real),
      appCache: () => adaptAppCache(adapter, real),
      translator: () => adaptTranslator(adapter, real),
      offlineStart: () => offlineStart(adapter, real),
      // Its load is recorded; the engine itself is real, as it only computes.
      themeEngine: async () => {
        await adapter.ask('themeEngine', [], () => real().services.themeEngine().then(nothing));
        return themeEngine;
      },
    },
    storage: {
      acquireTabLock: (name, signal, how) => tabLock(adapter, real, { name, signal, how }),
      database: storage(adapter, () => real().storage.database),
      tab: tab(adapter, () => real().storage.tab),
      paints: { last: () => null, lastIfOf: () => null, remember: () => undefined },
      stills: adaptStills(adapter, real),
    },
    page: {
      ...page(adapter, () => real().page),
      goTo: (target, how) =>
        adapter.tell('goTo', [target, how], () => real().page.goTo(target, how)),
      goBack: () => adapter.tell('goBack', [], () => real().page.goBack()),
      copyText: (text) => adapter.ask('copy', [text], () => real().page.copyText(text)),
      saveFile: (name, type, text) =>
        adapter.tell('saveFile', [name, type, text], () => real().page.saveFile(name, type, text)),
      location: () => adapter.read('location', [], () => real().page.location()),
      historyKey: () => adapter.read('entry', [], () => real().page.historyKey()),
      age: () => adapter.read('age', [], () => real().page.age()),
      leaveTo: (url) => adapter.tell('leaveTo', [url], () => real().page.leaveTo(url)),
      initialResults: (path) =>
        adapter.read('initialResults', [path], () => real().page.initialResults(path)),
    },
    log: (level, message, detail) =>
      adapter.tell('log', [level, message, detail], () => real().log(level, message, detail)),
  };
}

const nothing = () => null;

/** Makes responses readable without another turn of the event loop. */
function readable(
  { fetchFor, ...others }: RequestScheduler,
  adapter: ContextAdapter,
): RequestScheduler {
  return {
    ...others,
    fetchFor: (order) => {
      const send = fetchFor(order);
      return async (input, init) => {
        const response = await send(input, init);
        const text = adapter.textOf(response) ?? (await adapter.busy(response.text()));
        return responseWithText(response, text);
      };
    },
  };
}

/** These are our own sagas: only the load is recorded, and when it finished. */
async function offlineStart(
  adapter: ContextAdapter,
  real: () => OuterContext,
): ReturnType<SagaContext['services']['offlineStart']> {
  await adapter.ask('outage', [], () => real().services.offlineStart().then(nothing));
  const { offlineStart: sagas } = await adapter.busy(
    import(/* webpackChunkName: "outage" */ '@/sagas/session/startup/offlineStart'),
  );
  return sagas;
}

/** Aborting takes no turn in the queue; only acquiring the lock does. */
function tabLock(
  adapter: ContextAdapter,
  real: () => OuterContext,
  { name, signal, how }: { name: string; signal: AbortSignal; how?: TabLockOptions | undefined },
): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => {
      adapter.tell('claim.left', [name], () => undefined);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    adapter
      .ask('claim', [name], () => real().storage.acquireTabLock(name, signal, how))
      .then(resolve, reject);
  });
}

function storage(adapter: ContextAdapter, real: () => KeyValueStorage): KeyValueStorage {
  return {
    get: (key) => adapter.ask('storage.get', [key], () => real().get(key)),
    set: (key, value) => adapter.ask('storage.set', [key, value], () => real().set(key, value)),
    remove: (key) => adapter.ask('storage.remove', [key], () => real().remove(key)),
    keys: () => adapter.ask('storage.keys', [], () => real().keys()),
  };
}

function tab(adapter: ContextAdapter, real: () => TabStorage): TabStorage {
  return {
    scrollAnchors: () => adapter.read('tab.places', [], () => real().scrollAnchors()),
    saveScrollAnchors: (it) =>
      adapter.tell('tab.keepPlaces', [it], () => real().saveScrollAnchors(it)),
    flushedDrafts: () => adapter.read('tab.words', [], () => real().flushedDrafts()),
    flushDrafts: (it) => adapter.tell('tab.keepWords', [it], () => real().flushDrafts(it)),
    threadFocus: () => adapter.read('tab.dives', [], () => real().threadFocus()),
    saveThreadFocus: (it) =>
      adapter.tell('tab.saveThreadFocus', [it], () => real().saveThreadFocus(it)),
    unsentForm: () => adapter.read('tab.typed', [], () => real().unsentForm()),
    saveUnsentForm: (it) => adapter.tell('tab.keepTyped', [it], () => real().saveUnsentForm(it)),
  };
}

async function adaptedNotifications(
  adapter: ContextAdapter,
  real: () => OuterContext,
): Promise<DesktopNotifications> {
  let ways: DesktopNotifications | null = null;
  const here = (): DesktopNotifications => {
    if (!ways) throw new Error('Nobody is there to tell');
    return ways;
  };
  await adapter.ask('telling', [], async () => {
    ways = await real().services.desktopNotifications();
    return null;
  });
  return {
    setBadge: (count) => adapter.ask('telling.wearCount', [count], () => here().setBadge(count)),
    permission: () => adapter.read('telling.permission', [], () => here().permission()),
    requestPermission: () =>
      adapter.ask('telling.askPermission', [], () => here().requestPermission()),
    show: (what) => adaptedNotification(adapter, here, what),
    shownPushes: () => pushed(adapter, here),
    focusPage: () => adapter.tell('telling.comeForward', [], () => here().focusPage()),
    subscribe: (key) => adapter.ask('telling.subscribe', [key], () => here().subscribe(key)),
    unsubscribe: () => adapter.ask('telling.unsubscribe', [], () => here().unsubscribe()),
    workerMessages: adapter.source('worker', () => here().workerMessages),
  };
}

function adaptedNotification(
  adapter: ContextAdapter,
  here: () => DesktopNotifications,
  what: Parameters<DesktopNotifications['show']>[0],
): ReturnType<DesktopNotifications['show']> {
  const shown: ReturnType<DesktopNotifications['show']>[] = [];
  const isShown = adapter.read('telling.popUp', [what], () => {
    shown.push(here().show(what));
    return shown[0] !== null;
  });
  if (!isShown) return null;
  const never = new Promise<void>(() => undefined);
  return {
    close: () => adapter.tell('popUp.close', [what.tag], () => shown[0]?.close()),
    pressed: adapter.ask('popUp.pressed', [what.tag], () => shown[0]?.pressed ?? never),
  };
}

async function pushed(
  adapter: ContextAdapter,
  here: () => DesktopNotifications,
): ReturnType<DesktopNotifications['shownPushes']> {
  let rows: Awaited<ReturnType<DesktopNotifications['shownPushes']>> = [];
  const ids = await adapter.ask('telling.pushed', [], async () => {
    rows = await here().shownPushes();
    return rows.map(({ id }) => id);
  });
  return ids.map((id) => ({
    id,
    close: () =>
      adapter.tell('pushed.close', [id], () => rows.find((row) => row.id === id)?.close()),
  }));
}

function page(adapter: ContextAdapter, real: () => PageEvents): PageEvents {
  return {
    visible: adapter.source('visible', () => real().visible),
    focused: adapter.source('focused', () => real().focused),
    online: adapter.source('online', () => real().online),
    frozen: adapter.source('frozen', () => real().frozen),
    size: adapter.source('size', () => real().size),
    prefersLight: adapter.source('light', () => real().prefersLight),
    tabMessages: adapter.source('tabs', () => real().tabMessages),
    postToTabs: (message) =>
      adapter.tell('page.tellTabs', [message], () => real().postToTabs(message)),
    setUnloadGuard: (asks) =>
      adapter.tell('page.askBeforeClosing', [asks], () => real().setUnloadGuard(asks)),
  };
}
