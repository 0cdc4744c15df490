/** The store of a real page: everything the sagas touch outside is taken from the browser here. */
import { pathTo } from '@/domain/routes';
import { SAFE_START } from '@/domain/safeStart';
import { fetchAfter, takeAhead, type Ahead } from '@/lib/ahead';
import { createBreath } from '@/lib/breath';
import { createBrowserHistory, type BrowserHistory } from '@/lib/browserHistory';
import { idle } from '@/lib/idle';
import { copyText } from '@/lib/copyText';
import { readInitialResults } from '@/lib/initialResults';
import { log } from '@/lib/log';
import { painted } from '@/lib/painted';
import type { TellingInit } from '@/lib/tellingInit';
import { setTimer } from '@/lib/timer';
import { createTurns, type Turns } from '@/lib/turns';
import type { KeyValueStorage, RouteTarget, SagaContext } from '@/sagas/engine/context';
import { createGovernor } from '@/sagas/engine/governor';
import { createAppStore, type AppStore, type StoreOptions } from './createStore';
import { readForeignRecord } from './foreignState';
import { browserPage } from './pageEvents';
import type { Recording } from './recorder/recorder';
import { browserSpeech } from './speech';
import { tabMemory } from './tabMemory';
import { loadLater, untilLoaded } from './loadLater';
import { databaseStorage } from './storage';
import { STORAGE_KEY } from './record';

/** The store, the history that its sagas move in, and the turns that all long work is done in. */
export function createBrowserStore(recording?: Recording): {
  store: AppStore;
  history: BrowserHistory;
  turns: Turns;
} {
  const history = createBrowserHistory(window, newId);
  const turns = createTurns(window, () => performance.now());
  // Nothing remembered is read or written then.
  const safe = new URLSearchParams(history.location.search).has(SAFE_START);
  const ahead = takeAhead();
  const options: StoreOptions = {
    storage: ahead ? readAhead(databaseStorage(), ahead) : databaseStorage(),
    readForeignRecord: () => readForeignRecord(window.indexedDB),
    forgetful: safe,
    loadLater: (opened) => loadLater(opened, history),
    makeContext: (storage) => ({
      ...outside(history, ahead, turns, recording),
      storage,
      tab: tabMemory(safe ? null : window),
    }),
  };
  const { store } = createAppStore(recording?.wrap(options) ?? options);
  return { store, history, turns };
}

/** The first reading was begun by the first script. */
function readAhead(storage: KeyValueStorage, { record }: Ahead): KeyValueStorage {
  let first: Promise<unknown> | null = record;
  return {
    ...storage,
    get: (key) => {
      const begun = key === STORAGE_KEY ? first : null;
      first = null;
      return begun ?? storage.get(key);
    },
  };
}

function outside(
  history: BrowserHistory,
  ahead: Ahead | null,
  turns: Turns,
  recording: Recording | undefined,
): Omit<SagaContext, 'look' | 'storage' | 'tab'> {
  const { origin } = window.location;
  const { random } = Math;
  const { now } = Date;
  const fetchHere = fetchAfter(ahead, send);
  return {
    origin,
    fetch: fetchHere,
    governor: createGovernor({ fetch: fetchHere, now, random, setTimer }),
    calls: {},
    openSocket: (url, protocols) => new WebSocket(url, protocols),
    now,
    random,
    setTimer,
    bring: (load) => load(),
    idle,
    painted,
    breathe: createBreath(() => performance.now(), turns),
    newId,
    claim: async (name, signal) =>
      (await import(/* webpackChunkName: "later" */ './claims')).claim(name, signal, {
        now,
        newId,
      }),
    files,
    speech: browserSpeech,
    telling: async () =>
      (await import(/* webpackChunkName: "later" */ './telling')).browserTelling(),
    shell: async () => (await import(/* webpackChunkName: "later" */ './shell')).browserShell(),
    themeEngine: async () =>
      (await import(/* webpackChunkName: "theme" */ '@/domain/theme/engine')).themeEngine,
    outage: () =>
      untilLoaded(
        async () => (await import(/* webpackChunkName: "outage" */ '@/sagas/outage')).outage,
      ),
    page: browserPage(),
    goTo: (target, how) => {
      const path = typeof target === 'string' ? target : pathOf(target);
      if (how?.replace) history.replace(path);
      else history.push(path);
    },
    goBack: () => {
      if (window.history.length > 1) history.go(-1);
      else history.replace('/');
    },
    copy: copyText,
    saveFile: (name, type, text) => void saveFile(name, type, text),
    location: () => history.location.pathname + history.location.search,
    entry: () => history.location.key,
    leaveTo: (url) => {
      window.location.assign(url);
    },
    recorder: async () =>
      (await import(/* webpackChunkName: "recorder" */ './recorder/door')).openRecorder(recording),
    log,
    initialResults: readInitialResults(
      document.getElementById('initial-results')?.textContent ?? null,
    ),
  };
}

/** Files tell how much of them has been sent. */
const send = async (input: RequestInfo | URL, init?: TellingInit): Promise<Response> =>
  init?.onSent && typeof input === 'string'
    ? (await import(/* webpackChunkName: "files" */ './sendTelling')).sendTelling(input, init)
    : window.fetch(input, init);

const files = () => import(/* webpackChunkName: "files" */ './fileTools');

async function saveFile(name: string, type: string, text: string): Promise<void> {
  (await import(/* webpackChunkName: "files" */ './saveFile')).saveFile(name, type, text);
}

const pathOf = ({ name, params, query }: RouteTarget) => pathTo(name, params, query);

/** Made from plain random bytes, as the shorter way exists only where the page is secure. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
