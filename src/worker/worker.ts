/** The worker beside the page: hands the browser's events to what is done about them. */
import { createStore, get } from 'idb-keyval';
import { WORKER_ORDERS } from '@/domain/told';
import { followPress, tellOfPush, type OpenPage, type Outside } from './telling';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Lasting {
  data: { json(): unknown } | null;
}
interface PressEvent extends Lasting {
  notification: Notification;
}
interface Client {
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** The global object here is none of a page. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: PressEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

const outside: Outside = {
  origin: scope.location.origin,
  fetch: (url, init) => fetch(url, init),
  // The same that `store/storage.ts` writes.
  orders: async () => await get<unknown>(WORKER_ORDERS, createStore('linnet', 'kept')),
  pages: async () =>
    (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(pageOf),
  open: (path) => scope.clients.openWindow(path),
  show: (title, options) => scope.registration.showNotification(title, options),
};

const pageOf = (client: Client): OpenPage => ({
  focused: client.focused,
  focus: () => client.focus(),
  say: (message) => {
    client.postMessage(message);
  },
});

scope.addEventListener('push', (event) => {
  const data = readJson(event);
  if (data !== null) event.waitUntil(tellOfPush(data, outside));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(followPress(event.notification.data, outside));
});

function readJson({ data }: PushEvent): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}
