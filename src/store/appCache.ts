/**
 * The cached files of the client in this browser, the service worker that caches them, and updates
 * to the next build.
 */
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
  startedByWorker: () => serviceWorkers()?.controller != null,
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
    // Insecure pages have no cache.
    if (!('caches' in window)) return;
    for (const name of await caches.keys()) {
      if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
    }
  },
  workerReplaced: (tell) => {
    const container = serviceWorkers();
    // The first worker replaces none.
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
    // Load errors do not bubble, so they are heard only in the capture phase.
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
      // If this fails, the next error offers a reload again.
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

/** Not every browser reports this. */
const isSparing = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A page in place of a script is a syntax error in that file. */
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
