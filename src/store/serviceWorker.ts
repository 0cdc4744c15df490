/** The worker beside the page: one for pushes and for the files of the program. */

/** Servers keep this path free for a front-end's worker. */
export const SERVICE_WORKER_PATH = '/sw-pleroma.js';
export const NO_SERVICE_WORKER = 'No serviceworker found!';

/** Pages that are not secure have none. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  (navigator as Partial<Navigator>).serviceWorker;

/** Servers may have it kept for days: each time it is asked for afresh. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const container = serviceWorkers();
  if (!container) throw new Error(NO_SERVICE_WORKER);
  await container.register(SERVICE_WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  return await container.ready;
}
