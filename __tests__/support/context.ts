/**
 * A saga context for tests: network through nock only, storage in memory, a page that the test
 * controls.
 */
import { missingFileFacts } from '@/domain/composer/picture/fileFacts';
import type { ThreadFocusPaths } from '@/domain/statuses/threads/threadFocus';
import type { ScrollAnchors } from '@/domain/timelines/scrollAnchor';
import { setTimer } from '@/lib/scheduler/timer';
import type { PaintMemory } from '@/domain/settings/theme/paintMemory';
import { themeEngine, type Paint } from '@/domain/settings/theme/themeEngine';
import type { DesktopNotification } from '@/domain/notifications/desktopNotifications';
import type {
  FlushedDrafts,
  SagaContext,
  AppCache,
  TabStorage,
  DesktopNotifications,
  WindowSize,
} from '@/sagas/engine/context';
import type { FileTools } from '@/sagas/engine/context';
import type { Source } from '@/lib/source';
import type { FlowRecorder } from '@/testing/state/sagas/flowRecorder';
import { countedFetch } from './engine/inFlight';
import { fakeAccounts } from './session/accounts';
import { createRequestScheduler } from '@/sagas/engine/requestScheduler/requestScheduler';
import { offlineStart } from '@/sagas/session/startup/offlineStart';
import { rootReducer } from '@/slices/root';

export const ORIGIN = 'https://home.example';

/** A value of the page, such as its visibility, that a test can change. */
export function fakeSource<Value>(initial?: Value) {
  let value = initial;
  const ears = new Set<(value: Value) => void>();
  const source: Source<Value> = (tell) => {
    ears.add(tell);
    if (value !== undefined) tell(value);
    return () => ears.delete(tell);
  };
  return {
    source,
    /** Something that happens, and is not kept for those who listen later. */
    tell(what: Value): void {
      [...ears].forEach((hear) => hear(what));
    },
    change(next: Value): void {
      value = next;
      ears.forEach((tell) => tell(next));
    },
    get listeners(): number {
      return ears.size;
    },
  };
}

/** The page's events, each with a `change` for the test. */
export function fakePage() {
  const parts = {
    visible: fakeSource(true),
    focused: fakeSource(true),
    online: fakeSource(true),
    frozen: fakeSource(false),
    size: fakeSource<WindowSize>({ width: 1024, height: 768 }),
    light: fakeSource(false),
    tabs: fakeSource<unknown>(),
  };
  const told: unknown[] = [];
  const asked: boolean[] = [];
  return {
    ...parts,
    /** The messages that this tab sent to the other tabs. */
    told,
    /** Each change of the flag that makes the browser confirm leaving the page. */
    asked,
    events: {
      visible: parts.visible.source,
      focused: parts.focused.source,
      online: parts.online.source,
      frozen: parts.frozen.source,
      size: parts.size.source,
      prefersLight: parts.light.source,
      tabMessages: parts.tabs.source,
      postToTabs: (message: unknown) => {
        told.push(message);
      },
      setUnloadGuard: (asks: boolean) => {
        asked.push(asks);
      },
    },
  };
}

/** Storage in memory; `broken` makes every use of it fail. */
export function fakeStorage(kept: Record<string, unknown> = {}) {
  const table = new Map(Object.entries(kept));
  const state = { broken: false };
  const use = async <Result>(work: () => Result): Promise<Result> => {
    if (state.broken) throw new DOMException('Storage is blocked', 'SecurityError');
    return work();
  };
  return {
    table,
    state,
    storage: {
      get: (key: string) => use(() => table.get(key)),
      set: (key: string, value: unknown) => use(() => table.set(key, value).size > 0),
      remove: (key: string) => use(() => void table.delete(key)),
      keys: () => use(() => [...table.keys()]),
    },
  };
}

/** A recorder that records nothing. */
export const noRecorder: FlowRecorder = {
  mode: 'off',
  ringBufferEnabled: false,
  grown: () => () => undefined,
  setTabFlag: () => false,
  enableRingBuffer: () => false,
  stop: () => undefined,
  discard: () => undefined,
  exportFlow: async () => null,
  stepsOf: () => Promise.reject(new Error('This test opens no flow file')),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** File tools that cannot do anything. */
export const noFileTools: FileTools = {
  makeThumbnail: async () => null,
  shrink: async () => null,
  compress: async () => null,
  cut: async () => null,
  inspect: async () => missingFileFacts,
  measure: async () => null,
  edit: async () => null,
  inspectVideo: async () => null,
  trimVideo: async () => null,
  clean: async (file) => file,
  hash: async () => null,
};

/** Storage of a tab, which the test can inspect. */
export function fakeTabStorage(
  words: FlushedDrafts = { screenName: null, drafts: {} },
  threadFocus: ThreadFocusPaths = {},
): TabStorage & { kept: KeptInTab } {
  const kept: KeptInTab = { places: [], words, threadFocus, typed: null };
  return {
    kept,
    scrollAnchors: () => ({}),
    saveScrollAnchors: (places) => void kept.places.push(places),
    flushedDrafts: () => kept.words,
    flushDrafts: (next) => void (kept.words = next),
    threadFocus: () => kept.threadFocus,
    saveThreadFocus: (next) => void (kept.threadFocus = next),
    unsentForm: () => kept.typed,
    saveUnsentForm: (form) => void (kept.typed = form),
  };
}

/** Remembers the look of the page for the next one that it is passed to. */
export function fakePaints(): PaintMemory {
  let kept: { of: string; values: Paint | null } | null = null;
  return {
    last: () => kept?.values ?? null,
    lastIfOf: (of) => (kept?.of === of ? kept.values : null),
    remember: (of, values) => {
      kept = { of, values };
    },
  };
}

interface KeptInTab {
  /** Each saved version. */
  places: ScrollAnchors[];
  words: FlushedDrafts;
  threadFocus: ThreadFocusPaths;
  typed: unknown;
}

/**
 * The locks shared by the tabs of one browser; pass the same object to the contexts of all tabs.
 */
export function fakeTabLocks() {
  const holders = new Map<string, AbortSignal>();
  const waiting = new Map<string, { signal: AbortSignal; grant: () => void }[]>();
  const held: string[] = [];
  const hold = (name: string, signal: AbortSignal): void => {
    holders.set(name, signal);
    held.push(name);
    signal.addEventListener('abort', () => {
      if (holders.get(name) !== signal) return;
      holders.delete(name);
      const next = waiting.get(name)?.shift();
      if (next) hold(name, next.signal);
      next?.grant();
    });
  };
  return {
    held,
    claim: async (name: string, signal: AbortSignal, { steal = false } = {}): Promise<void> => {
      signal.throwIfAborted();
      if (steal || !holders.has(name)) return hold(name, signal);
      await new Promise<void>((grant, reject) => {
        const line = waiting.get(name) ?? [];
        waiting.set(name, line);
        const entry = { signal, grant };
        line.push(entry);
        signal.addEventListener('abort', () => {
          const at = line.indexOf(entry);
          if (at >= 0) line.splice(at, 1);
          reject(signal.reason as Error);
        });
      });
    },
  };
}

/** Desktop notifications that the browser would show, and a reader who clicks them. */
export function fakeDesktopNotifications({
  permission = 'default' as 'default' | 'denied' | 'granted',
} = {}) {
  const worker = fakeSource<unknown>();
  const state = {
    permission,
    answer: 'granted' as 'default' | 'denied' | 'granted',
    asked: 0,
    worn: [] as number[],
    popUps: [] as { what: DesktopNotification; open: boolean; press: () => void }[],
    /** Ids in the notifications that the worker showed. */
    pushed: [] as string[],
    forward: 0,
    keys: [] as string[],
    unsubscribed: 0,
    trouble: null as Error | null,
  };
  const telling: DesktopNotifications = {
    setBadge: async (count) => void state.worn.push(count),
    permission: () => state.permission,
    requestPermission: async () => {
      state.asked += 1;
      return (state.permission = state.answer);
    },
    show: (what) => {
      let press: () => void = () => undefined;
      const pressed = new Promise<void>((resolve) => (press = resolve));
      const row = { what, open: true, press };
      state.popUps.push(row);
      return { close: () => void (row.open = false), pressed };
    },
    shownPushes: async () =>
      state.pushed.map((id) => ({
        id,
        close: () => void (state.pushed = state.pushed.filter((each) => each !== id)),
      })),
    focusPage: () => void (state.forward += 1),
    subscribe: async (key) => {
      if (state.trouble) throw state.trouble;
      state.keys.push(key);
      return { endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } };
    },
    unsubscribe: async () => {
      if (state.trouble) throw state.trouble;
      state.unsubscribed += 1;
    },
    workerMessages: worker.source,
  };
  return { state, telling, worker };
}

/** The app cache of a browser; the test decides what becomes of it. */
export function fakeAppCache({
  build = 'aaaaaaaaaa' as string | null,
  offered = null as string | null,
  startedByWorker = false,
} = {}) {
  const replaced = fakeSource<true>();
  const lost = fakeSource<string>();
  const state = { offered, kept: 0, renewed: 0, forgotten: 0, reloaded: 0 };
  const shell: AppCache = {
    currentBuild: () => build,
    startedByWorker: () => startedByWorker,
    cacheBuild: async () => void (state.kept += 1),
    updateWorker: async () => void (state.renewed += 1),
    unregister: async () => void (state.forgotten += 1),
    workerReplaced: replaced.source,
    missingFiles: lost.source,
    reloadOfferedBuild: () => state.offered,
    saveReloadOffer: (of) => void (state.offered = of),
    reload: () => void (state.reloaded += 1),
  };
  return { state, shell, replaced, lost };
}

/** Records where the reader was sent and what was logged, copied or saved. */
export interface Witness {
  routes: { target: Parameters<SagaContext['page']['goTo']>[0]; replace: boolean }[];
  /** One entry for each time. */
  wentBack: true[];
  left: string[];
  copied: string[];
  saved: { name: string; type: string; text: string }[];
  logged: { level: string; message: string; detail: unknown }[];
}

type Parts = Pick<SagaContext, 'net' | 'clock' | 'chance' | 'page' | 'storage' | 'services'>;

/** Replaces some members of the context, part by part. */
export type ContextChanges = Partial<Omit<SagaContext, keyof Parts>> & {
  [Part in keyof Parts]?: Partial<Parts[Part]>;
};

/** A saga context; random numbers are always 0.5 unless the test brings its own. */
export function testContext(changes: ContextChanges = {}): SagaContext & Witness {
  const witness: Witness = {
    routes: [],
    wentBack: [],
    left: [],
    copied: [],
    saved: [],
    logged: [],
  };
  let ids = 0;
  const net = {
    origin: ORIGIN,
    fetch: countedFetch,
    openSocket: () => {
      throw new Error('This test opens no socket');
    },
    loadChunk: <Result>(load: () => Promise<Result>) => load(),
    ...changes.net,
  };
  const parts: Omit<Parts, 'net'> = {
    clock: {
      now: () => Date.now(),
      setTimer,
      whenIdle: () => Promise.resolve(),
      afterPaint: () => Promise.resolve(),
      yieldToMain: () => undefined,
      ...changes.clock,
    },
    chance: {
      random: () => 0.5,
      newId: () => `id-${(ids += 1)}`,
      ...changes.chance,
    },
    services: {
      recorder: async () => noRecorder,
      files: async () => noFileTools,
      desktopNotifications: async () => fakeDesktopNotifications().telling,
      accounts: async () => fakeAccounts().accounts,
      appCache: async () => fakeAppCache({ build: null }).shell,
      themeEngine: async () => themeEngine,
      translator: async () => null,
      offlineStart: async () => offlineStart,
      languages: { preferred: () => ['en'], setCookie: () => undefined },
      ...changes.services,
    },
    storage: {
      acquireTabLock: fakeTabLocks().claim,
      database: fakeStorage().storage,
      tab: fakeTabStorage(),
      paints: fakePaints(),
      stills: { keep: () => undefined, forget: () => undefined },
      ...changes.storage,
    },
    page: {
      ...fakePage().events,
      goTo: (target, how) => {
        witness.routes.push({ target, replace: how?.replace ?? false });
      },
      goBack: () => {
        witness.wentBack.push(true);
      },
      saveFile: (name, type, text) => {
        witness.saved.push({ name, type, text });
      },
      copyText: async (text) => {
        witness.copied.push(text);
      },
      location: () => '/main/all',
      historyKey: () => 'entry',
      age: () => 0,
      leaveTo: (url) => {
        witness.left.push(url);
      },
      initialResults: () => undefined,
      ...changes.page,
    },
  };
  const tools = { fetch: net.fetch, ...parts.clock, ...parts.chance };
  return {
    calls: {},
    getState: () => rootReducer(undefined, { type: 'nothing' }),
    log: (level, message, detail) => {
      witness.logged.push({ level, message, detail });
    },
    ...changes,
    ...parts,
    net: { requestScheduler: createRequestScheduler(tools), ...net },
    ...witness,
  };
}
