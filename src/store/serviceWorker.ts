/** The service worker of the page: one for pushes and for the cached files of the client. */

/** Servers reserve this path for a front-end's worker. */
export const SERVICE_WORKER_PATH = '/sw-pleroma.js';
export const NO_SERVICE_WORKER = 'No serviceworker found!';

/** Undefined on insecure pages. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  (navigator as Partial<Navigator>).serviceWorker;

/** Bypasses the HTTP cache, as servers may let it be cached for days. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const container = serviceWorkers();
  if (!container) throw new Error(NO_SERVICE_WORKER);
  await container.register(SERVICE_WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  return await container.ready;
}
