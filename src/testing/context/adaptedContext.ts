/**
 * A saga context in which every effect goes through a `ContextAdapter`. Only an adapter that
 * forwards calls asks for the real services; a replay has none.
 */
import { themeEngine } from '@/domain/settings/theme/themeEngine';
import type {
  FileTools,
  KeyValueStorage,
  PageEvents,
  SagaContext,
  TabStorage,
  DesktopNotifications,
} from '@/sagas/engine/context';
import {
  createRequestScheduler,
  type RequestScheduler,
} from '@/sagas/engine/requestScheduler/requestScheduler';
import { responseWithText } from './flowCalls';
import type { ContextAdapter, OuterContext } from './contextAdapter';
import { adaptAppCache } from './appCacheAdapter';

export function createAdaptedContext(
  port: ContextAdapter,
  origin: string,
  real: () => OuterContext,
  recorder: SagaContext['recorder'],
): OuterContext {
  const { now, random, newId, setTimer } = port;
  const governor = createRequestScheduler({ fetch: port.fetch, now, random, setTimer });
  return {
    origin,
    fetch: port.fetch,
    requestScheduler: readable(governor, port),
    calls: {},
    openSocket: port.openSocket,
    now,
    random,
    setTimer,
    newId,
    loadChunk: port.bring,
    recorder,
    yieldToMain: () => undefined,
    whenIdle: () => port.ask('idle', [], () => real().whenIdle()),
    afterPaint: () => port.ask('painted', [], () => real().afterPaint()),
    acquireTabLock: (name, signal) => claim(port, real, name, signal),
    storage: storage(port, () => real().storage),
    files: () => files(port, real),
    tab: tab(port, () => real().tab),
    languages: {
      preferred: () => port.read('speech.preferred', [], () => real().languages.preferred()),
      setCookie: (text) =>
        port.tell('speech.setCookie', [text], () => real().languages.setCookie(text)),
    },
    desktopNotifications: () => adaptedNotifications(port, real),
    appCache: () => adaptAppCache(port, real),
    offlineStart: () => outage(port, real),
    // Its load is recorded; the engine itself is real, as it only computes.
    themeEngine: async () => {
      await port.ask('themeEngine', [], () => real().themeEngine().then(nothing));
      return themeEngine;
    },
    page: page(port, () => real().page),
    goTo: (target, how) => port.tell('goTo', [target, how], () => real().goTo(target, how)),
    goBack: () => port.tell('goBack', [], () => real().goBack()),
    copyText: (text) => port.ask('copy', [text], () => real().copyText(text)),
    saveFile: (name, type, text) =>
      port.tell('saveFile', [name, type, text], () => real().saveFile(name, type, text)),
    location: () => port.read('location', [], () => real().location()),
    historyKey: () => port.read('entry', [], () => real().historyKey()),
    leaveTo: (url) => port.tell('leaveTo', [url], () => real().leaveTo(url)),
    log: (level, message, detail) =>
      port.tell('log', [level, message, detail], () => real().log(level, message, detail)),
    initialResults: (path) =>
      port.read('initialResults', [path], () => real().initialResults(path)),
  };
}

const nothing = () => null;

/** Makes responses readable without another turn of the event loop. */
function readable(
  { fetchFor, onRateLimited }: RequestScheduler,
  port: ContextAdapter,
): RequestScheduler {
  return {
    onRateLimited,
    fetchFor: (order) => {
      const send = fetchFor(order);
      return async (input, init) => {
        const response = await send(input, init);
        const text = port.textOf(response) ?? (await port.busy(response.text()));
        return responseWithText(response, text);
      };
    },
  };
}

/** These are our own sagas: only the load is recorded, and when it finished. */
async function outage(
  port: ContextAdapter,
  real: () => OuterContext,
): ReturnType<SagaContext['offlineStart']> {
  await port.ask('outage', [], () => real().offlineStart().then(nothing));
  const { offlineStart: sagas } = await port.busy(
    import(/* webpackChunkName: "outage" */ '@/sagas/session/startup/offlineStart'),
  );
  return sagas;
}

/** Aborting takes no turn in the queue; only acquiring the lock does. */
function claim(
  port: ContextAdapter,
  real: () => OuterContext,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => {
      port.tell('claim.left', [name], () => undefined);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    port.ask('claim', [name], () => real().acquireTabLock(name, signal)).then(resolve, reject);
  });
}

function storage(port: ContextAdapter, real: () => KeyValueStorage): KeyValueStorage {
  return {
    get: (key) => port.ask('storage.get', [key], () => real().get(key)),
    set: (key, value) => port.ask('storage.set', [key, value], () => real().set(key, value)),
    remove: (key) => port.ask('storage.remove', [key], () => real().remove(key)),
    keys: () => port.ask('storage.keys', [], () => real().keys()),
  };
}

async function files(port: ContextAdapter, real: () => OuterContext): Promise<FileTools> {
  let tools: FileTools | null = null;
  const here = async (): Promise<FileTools> => (tools ??= await real().files());
  await port.ask('files', [], () => here().then(nothing));
  return {
    makeThumbnail: (file) =>
      port.ask('files.lookAt', [file], async () => (await here()).makeThumbnail(file)),
    shrink: (file, most) =>
      port.ask('files.shrink', [file, most], async () => (await here()).shrink(file, most)),
    compress: (file, as) =>
      port.ask('files.compress', [file, as], async () => (await here()).compress(file, as)),
    cut: (file, box, limits) =>
      port.ask('files.cut', [file, box, limits], async () => (await here()).cut(file, box, limits)),
  };
}

function tab(port: ContextAdapter, real: () => TabStorage): TabStorage {
  return {
    scrollAnchors: () => port.read('tab.places', [], () => real().scrollAnchors()),
    saveScrollAnchors: (it) =>
      port.tell('tab.keepPlaces', [it], () => real().saveScrollAnchors(it)),
    flushedDrafts: () => port.read('tab.words', [], () => real().flushedDrafts()),
    flushDrafts: (it) => port.tell('tab.keepWords', [it], () => real().flushDrafts(it)),
    threadFocus: () => port.read('tab.dives', [], () => real().threadFocus()),
    saveThreadFocus: (it) =>
      port.tell('tab.saveThreadFocus', [it], () => real().saveThreadFocus(it)),
    unsentForm: () => port.read('tab.typed', [], () => real().unsentForm()),
    saveUnsentForm: (it) => port.tell('tab.keepTyped', [it], () => real().saveUnsentForm(it)),
  };
}

async function adaptedNotifications(
  port: ContextAdapter,
  real: () => OuterContext,
): Promise<DesktopNotifications> {
  let ways: DesktopNotifications | null = null;
  const here = (): DesktopNotifications => {
    if (!ways) throw new Error('Nobody is there to tell');
    return ways;
  };
  await port.ask('telling', [], async () => {
    ways = await real().desktopNotifications();
    return null;
  });
  return {
    setBadge: (count) => port.ask('telling.wearCount', [count], () => here().setBadge(count)),
    permission: () => port.read('telling.permission', [], () => here().permission()),
    requestPermission: () =>
      port.ask('telling.askPermission', [], () => here().requestPermission()),
    show: (what) => adaptedNotification(port, here, what),
    shownPushes: () => pushed(port, here),
    focusPage: () => port.tell('telling.comeForward', [], () => here().focusPage()),
    subscribe: (key) => port.ask('telling.subscribe', [key], () => here().subscribe(key)),
    unsubscribe: () => port.ask('telling.unsubscribe', [], () => here().unsubscribe()),
    workerMessages: port.source('worker', () => here().workerMessages),
  };
}

function adaptedNotification(
  port: ContextAdapter,
  here: () => DesktopNotifications,
  what: Parameters<DesktopNotifications['show']>[0],
): ReturnType<DesktopNotifications['show']> {
  const shown: ReturnType<DesktopNotifications['show']>[] = [];
  const isShown = port.read('telling.popUp', [what], () => {
    shown.push(here().show(what));
    return shown[0] !== null;
  });
  if (!isShown) return null;
  const never = new Promise<void>(() => undefined);
  return {
    close: () => port.tell('popUp.close', [what.tag], () => shown[0]?.close()),
    pressed: port.ask('popUp.pressed', [what.tag], () => shown[0]?.pressed ?? never),
  };
}

async function pushed(
  port: ContextAdapter,
  here: () => DesktopNotifications,
): ReturnType<DesktopNotifications['shownPushes']> {
  let rows: Awaited<ReturnType<DesktopNotifications['shownPushes']>> = [];
  const ids = await port.ask('telling.pushed', [], async () => {
    rows = await here().shownPushes();
    return rows.map(({ id }) => id);
  });
  return ids.map((id) => ({
    id,
    close: () => port.tell('pushed.close', [id], () => rows.find((row) => row.id === id)?.close()),
  }));
}

function page(port: ContextAdapter, real: () => PageEvents): PageEvents {
  return {
    visible: port.source('visible', () => real().visible),
    focused: port.source('focused', () => real().focused),
    online: port.source('online', () => real().online),
    size: port.source('size', () => real().size),
    prefersLight: port.source('light', () => real().prefersLight),
    tabMessages: port.source('tabs', () => real().tabMessages),
    postToTabs: (message) =>
      port.tell('page.tellTabs', [message], () => real().postToTabs(message)),
    setUnloadGuard: (asks) =>
      port.tell('page.askBeforeClosing', [asks], () => real().setUnloadGuard(asks)),
  };
}
