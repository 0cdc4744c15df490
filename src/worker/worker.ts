/**
 * The service worker: passes the browser's events to their handlers. It takes over from its
 * predecessor at once, as its cache also serves the pages of the previous build; and before it
 * caches anything, so that nothing waits for that.
 */
import { createStore, get } from 'idb-keyval';
import { fieldsOf, textsOf } from '@/api/decode/engine/read';
import { inSlot, slotIn } from '@/lib/accountSlot';
import { clockTime } from '@/lib/time/clockTime';
import { CACHE_BUILD } from '@/domain/session/appCache';
import { PUSH_WORKER_CONFIG } from '@/domain/notifications/desktopNotifications';
import { answerTo, type AnswerEnvironment, type Asked } from './answers';
import { cacheBuild, pageAtOnce } from './appCache';
import { accountOf, ofSlot, type AccountSources } from './pushedAccount';
import { ifInTime } from './timeLimits';
import { BYPASSED_ROUTES } from './requestPlan';
import {
  handleNotificationClick,
  showPushNotification,
  type OpenPage,
  type Outside,
} from './pushNotifications';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends Lasting {
  /** Not supported by every browser, or not with every condition. */
  addRoutes?(rules: typeof BYPASSED_ROUTES): Promise<void>;
}
interface FetchEvent extends Lasting, Asked {
  respondWith(answer: Promise<Response>): void;
}
interface PageMessage extends Lasting {
  data: unknown;
}
interface PushEvent extends Lasting {
  data: { json(): unknown } | null;
}
interface PressEvent extends Lasting {
  notification: Notification;
}
interface Client {
  id: string;
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** The global scope, which the DOM types do not describe. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'install', hear: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: PageMessage) => void): void;
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: PressEvent) => void): void;
}

/** A worker without events ends after half a minute. */
const TAKEOVER_TRIES = 25;
const TAKEOVER_PAUSE = 1_000;

const scope = globalThis as unknown as WorkerScope;

/** The databases that `store/storage.ts` writes. */
const DATABASE = 'linnet';
const readIn = async (slot: string, key: string): Promise<unknown> =>
  await get<unknown>(key, createStore(inSlot(DATABASE, slot), 'kept'));

const accounts: AccountSources = {
  slots: async () =>
    (await indexedDB.databases())
      .map(({ name = '' }) => name)
      .filter((name) => name === DATABASE || name.startsWith(`${DATABASE}@`))
      .map(slotIn),
  read: readIn,
  locks: async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending];
  },
};

const outside: Outside = {
  origin: scope.location.origin,
  fetch: (url, init) => fetch(url, init),
  accountOf: (token) => accountOf(token, accounts),
  config: (slot) => readIn(slot, PUSH_WORKER_CONFIG),
  pages: async (slot) => {
    const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return (slot === null ? all : await ofSlot(all, slot, accounts)).map(pageOf);
  },
  open: (path) => scope.clients.openWindow(path),
  show: (title, options) => scope.registration.showNotification(title, options),
  time: () => clockTime(new Date().toISOString()),
};

const appCache: AnswerEnvironment = {
  origin: scope.location.origin,
  addressOf: async (clientId) => (await scope.clients.get(clientId))?.url ?? null,
  build: typeof __APP_CACHE__ === 'undefined' ? { id: 'none', files: [] } : __APP_CACHE__,
  caches,
  fetch: (request, init) => fetch(request, init),
  now: () => new Date(),
  wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
};

const pageOf = (client: Client): OpenPage => ({
  focused: client.focused,
  focus: () => client.focus(),
  say: (message) => {
    client.postMessage(message);
  },
});

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
  event.waitUntil(leaveUntouched(event));
  void takeOver();
});

/**
 * A request that restarts the predecessor just as it ends makes Chromium forget that this worker is
 * to take over. It would wait on, and a navigation that the predecessor still gets could hang.
 */
async function takeOver(): Promise<void> {
  for (let tries = 0; tries < TAKEOVER_TRIES; tries += 1) {
    await appCache.wait(TAKEOVER_PAUSE);
    if (scope.registration.waiting) void scope.skipWaiting();
  }
}

async function leaveUntouched(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.(BYPASSED_ROUTES);
  } catch {
    // Then every request reaches the worker, and passes.
  }
}

scope.addEventListener('activate', (event) => {
  // Every request waits for the end of this.
  event.waitUntil(ifInTime(Promise.all([scope.clients.claim(), switchPreload()]), appCache));
});

/** Navigation preload: the page is requested while the worker starts, unless the worker has it. */
async function switchPreload(): Promise<void> {
  const preload = (scope.registration as Partial<ServiceWorkerRegistration>).navigationPreload;
  if (await pageAtOnce(appCache)) await preload?.disable();
  else await preload?.enable();
}

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event, appCache);
  if (answer) event.respondWith(answer);
});

/** Serialises the requests of several pages. */
let caching: Promise<void> = Promise.resolve();

scope.addEventListener('message', (event) => {
  const { type, loaded, sparing } = fieldsOf<Record<'type' | 'loaded' | 'sparing', unknown>>(
    event.data,
  );
  if (type !== CACHE_BUILD) return;
  const order = { loaded: textsOf(loaded), sparing: sparing === true };
  caching = caching
    .then(() => cacheBuild(order, appCache))
    .then(switchPreload)
    .catch(() => undefined);
  event.waitUntil(caching);
});

scope.addEventListener('push', (event) => {
  const data = readJson(event);
  if (data !== null) event.waitUntil(showPushNotification(data, outside));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(handleNotificationClick(event.notification.data, outside));
});

function readJson({ data }: PushEvent): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}
