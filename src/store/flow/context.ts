/**
 * A saga context whose every way out leads through a port. What is real is asked for only by a port
 * that passes things on; a replay has none.
 */
import { themeEngine } from '@/domain/theme/engine';
import type {
  FileTools,
  KeyValueStorage,
  PageEvents,
  SagaContext,
  TabMemory,
  Telling,
} from '@/sagas/engine/context';
import { createGovernor, type Governor } from '@/sagas/engine/governor';
import { quickly } from './calls';
import type { FlowPort } from './port';
import { shell } from './shell';

export type OuterContext = Omit<SagaContext, 'look'>;

export function flowContext(
  port: FlowPort,
  origin: string,
  real: () => OuterContext,
  recorder: SagaContext['recorder'],
): OuterContext {
  const { now, random, newId, setTimer } = port;
  const governor = createGovernor({ fetch: port.fetch, now, random, setTimer });
  return {
    origin,
    fetch: port.fetch,
    governor: readable(governor, port),
    calls: {},
    openSocket: port.openSocket,
    now,
    random,
    setTimer,
    newId,
    bring: port.bring,
    recorder,
    breathe: () => undefined,
    idle: () => port.ask('idle', [], () => real().idle()),
    painted: () => port.ask('painted', [], () => real().painted()),
    claim: (name, signal) => claim(port, real, name, signal),
    storage: storage(port, () => real().storage),
    files: () => files(port, real),
    tab: tab(port, () => real().tab),
    speech: {
      preferred: () => port.read('speech.preferred', [], () => real().speech.preferred()),
      setCookie: (text) =>
        port.tell('speech.setCookie', [text], () => real().speech.setCookie(text)),
    },
    telling: () => telling(port, real),
    shell: () => shell(port, real),
    outage: () => outage(port, real),
    // Comes over the line as other code does, and only reckons.
    themeEngine: async () => {
      await port.ask('themeEngine', [], () => real().themeEngine().then(nothing));
      return themeEngine;
    },
    page: page(port, () => real().page),
    goTo: (target, how) => port.tell('goTo', [target, how], () => real().goTo(target, how)),
    goBack: () => port.tell('goBack', [], () => real().goBack()),
    copy: (text) => port.ask('copy', [text], () => real().copy(text)),
    saveFile: (name, type, text) =>
      port.tell('saveFile', [name, type, text], () => real().saveFile(name, type, text)),
    location: () => port.read('location', [], () => real().location()),
    entry: () => port.read('entry', [], () => real().entry()),
    leaveTo: (url) => port.tell('leaveTo', [url], () => real().leaveTo(url)),
    log: (level, message, detail) =>
      port.tell('log', [level, message, detail], () => real().log(level, message, detail)),
    initialResults: (path) =>
      port.read('initialResults', [path], () => real().initialResults(path)),
  };
}

const nothing = () => null;

/** Its answers can be read without another turn of the event loop. */
function readable({ fetchFor, listen }: Governor, port: FlowPort): Governor {
  return {
    listen,
    fetchFor: (order) => {
      const send = fetchFor(order);
      return async (input, init) => {
        const response = await send(input, init);
        const text = port.textOf(response) ?? (await port.busy(response.text()));
        return quickly(response, text);
      };
    },
  };
}

/** Sagas of our own: what comes is noted, and that it is here. */
async function outage(port: FlowPort, real: () => OuterContext): ReturnType<SagaContext['outage']> {
  await port.ask('outage', [], () => real().outage().then(nothing));
  const { outage: sagas } = await port.busy(
    import(/* webpackChunkName: "outage" */ '@/sagas/outage'),
  );
  return sagas;
}

/** Going away takes no turn; only getting it does. */
function claim(
  port: FlowPort,
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
    port.ask('claim', [name], () => real().claim(name, signal)).then(resolve, reject);
  });
}

function storage(port: FlowPort, real: () => KeyValueStorage): KeyValueStorage {
  return {
    get: (key) => port.ask('storage.get', [key], () => real().get(key)),
    set: (key, value) => port.ask('storage.set', [key, value], () => real().set(key, value)),
    remove: (key) => port.ask('storage.remove', [key], () => real().remove(key)),
    keys: () => port.ask('storage.keys', [], () => real().keys()),
  };
}

async function files(port: FlowPort, real: () => OuterContext): Promise<FileTools> {
  let tools: FileTools | null = null;
  const here = async (): Promise<FileTools> => (tools ??= await real().files());
  await port.ask('files', [], () => here().then(nothing));
  return {
    lookAt: (file) => port.ask('files.lookAt', [file], async () => (await here()).lookAt(file)),
    shrink: (file, most) =>
      port.ask('files.shrink', [file, most], async () => (await here()).shrink(file, most)),
    compress: (file, as) =>
      port.ask('files.compress', [file, as], async () => (await here()).compress(file, as)),
    cut: (file, box, limits) =>
      port.ask('files.cut', [file, box, limits], async () => (await here()).cut(file, box, limits)),
  };
}

function tab(port: FlowPort, real: () => TabMemory): TabMemory {
  return {
    places: () => port.read('tab.places', [], () => real().places()),
    keepPlaces: (it) => port.tell('tab.keepPlaces', [it], () => real().keepPlaces(it)),
    words: () => port.read('tab.words', [], () => real().words()),
    keepWords: (it) => port.tell('tab.keepWords', [it], () => real().keepWords(it)),
    dives: () => port.read('tab.dives', [], () => real().dives()),
    keepDives: (it) => port.tell('tab.keepDives', [it], () => real().keepDives(it)),
    typed: () => port.read('tab.typed', [], () => real().typed()),
    keepTyped: (it) => port.tell('tab.keepTyped', [it], () => real().keepTyped(it)),
  };
}

async function telling(port: FlowPort, real: () => OuterContext): Promise<Telling> {
  let ways: Telling | null = null;
  const here = (): Telling => {
    if (!ways) throw new Error('Nobody is there to tell');
    return ways;
  };
  await port.ask('telling', [], async () => {
    ways = await real().telling();
    return null;
  });
  return {
    wearCount: (count) => port.ask('telling.wearCount', [count], () => here().wearCount(count)),
    permission: () => port.read('telling.permission', [], () => here().permission()),
    askPermission: () => port.ask('telling.askPermission', [], () => here().askPermission()),
    popUp: (what) => popUp(port, here, what),
    pushed: () => pushed(port, here),
    comeForward: () => port.tell('telling.comeForward', [], () => here().comeForward()),
    subscribe: (key) => port.ask('telling.subscribe', [key], () => here().subscribe(key)),
    unsubscribe: () => port.ask('telling.unsubscribe', [], () => here().unsubscribe()),
    worker: port.source('worker', () => here().worker),
  };
}

function popUp(
  port: FlowPort,
  here: () => Telling,
  what: Parameters<Telling['popUp']>[0],
): ReturnType<Telling['popUp']> {
  const shown: ReturnType<Telling['popUp']>[] = [];
  const isShown = port.read('telling.popUp', [what], () => {
    shown.push(here().popUp(what));
    return shown[0] !== null;
  });
  if (!isShown) return null;
  const never = new Promise<void>(() => undefined);
  return {
    close: () => port.tell('popUp.close', [what.tag], () => shown[0]?.close()),
    pressed: port.ask('popUp.pressed', [what.tag], () => shown[0]?.pressed ?? never),
  };
}

async function pushed(port: FlowPort, here: () => Telling): ReturnType<Telling['pushed']> {
  let rows: Awaited<ReturnType<Telling['pushed']>> = [];
  const ids = await port.ask('telling.pushed', [], async () => {
    rows = await here().pushed();
    return rows.map(({ id }) => id);
  });
  return ids.map((id) => ({
    id,
    close: () => port.tell('pushed.close', [id], () => rows.find((row) => row.id === id)?.close()),
  }));
}

function page(port: FlowPort, real: () => PageEvents): PageEvents {
  return {
    visible: port.source('visible', () => real().visible),
    focused: port.source('focused', () => real().focused),
    online: port.source('online', () => real().online),
    size: port.source('size', () => real().size),
    light: port.source('light', () => real().light),
    tabs: port.source('tabs', () => real().tabs),
    tellTabs: (message) => port.tell('page.tellTabs', [message], () => real().tellTabs(message)),
    askBeforeClosing: (asks) =>
      port.tell('page.askBeforeClosing', [asks], () => real().askBeforeClosing(asks)),
  };
}
