/** The program itself in this browser: its files, the worker that keeps them, and the next build. */
import {
  buildOf,
  CACHE_PREFIX,
  isBuildFile,
  CACHE_BUILD,
  type CacheBuildMessage,
} from '@/domain/session/appCache';
import type { AppCache } from '@/sagas/engine/context';
import { registerServiceWorker, SERVICE_WORKER_PATH, serviceWorkers } from './serviceWorker';

const OFFERED = 'linnet reload offered';

export const browserAppCache = (): AppCache => ({
  currentBuild: () => buildOf([...document.scripts].map(({ src }) => src).join('\n')),
  cacheBuild: async () => {
    const { active } = await registerServiceWorker();
    const order: CacheBuildMessage = {
      type: CACHE_BUILD,
      loaded: loadedFiles(),
      sparing: isSparing(),
    };
    active?.postMessage(order);
  },
  updateWorker: async () => {
    await (await ownRegistration())?.update();
  },
  unregister: async () => {
    await (await ownRegistration())?.unregister();
    // Pages that are not secure keep nothing.
    if (!('caches' in window)) return;
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
    }
  },
  workerReplaced: (tell) => {
    const container = serviceWorkers();
    // The first one replaces nobody.
    let replaces = container?.controller != null;
    const hear = () => {
      if (replaces) tell(true);
      replaces = true;
    };
    container?.addEventListener('controllerchange', hear);
    return () => {
      container?.removeEventListener('controllerchange', hear);
    };
  },
  missingFiles: (tell) => {
    const hear = (event: Event) => {
      const path = pathOf(addressOf(event));
      if (isBuildFile(path)) tell(path);
    };
    // What fails to load says so to nobody but those who listen on the way down.
    window.addEventListener('error', hear, true);
    return () => {
      window.removeEventListener('error', hear, true);
    };
  },
  reloadOfferedBuild: () => {
    try {
      return window.sessionStorage.getItem(OFFERED);
    } catch {
      return null;
    }
  },
  saveReloadOffer: (build) => {
    try {
      window.sessionStorage.setItem(OFFERED, build);
    } catch {
      // Then the next one is offered like the first.
    }
  },
  reload: () => {
    window.location.reload();
  },
});

async function ownRegistration(): Promise<ServiceWorkerRegistration | null> {
  const registration = await serviceWorkers()?.getRegistration('/');
  const { scriptURL = '' } = registration?.active ?? registration?.installing ?? {};
  return registration && pathOf(scriptURL) === SERVICE_WORKER_PATH ? registration : null;
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => pathOf(name))
    .filter(isBuildFile);

/** Not every browser says so. */
const isSparing = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A page in place of a script comes as one that cannot be read. */
function addressOf(event: Event): string {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement) return target.href;
  return event instanceof ErrorEvent && event.error instanceof SyntaxError ? event.filename : '';
}

function pathOf(address: string): string {
  const { origin, pathname } = new URL(address, window.location.origin);
  return origin === window.location.origin ? pathname : '';
}
