/** The worker beside the page: one for pushes and for the files of the program. */

/** Servers keep this path free for a front-end's worker. */
export const WORKER = '/sw-pleroma.js';
export const NO_WORKER = 'No serviceworker found!';

/** Pages that are not secure have none. */
export const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as Partial<Navigator>).serviceWorker;

/** Servers may have it kept for days: each time it is asked for afresh. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const container = workers();
  if (!container) throw new Error(NO_WORKER);
  await container.register(WORKER, { scope: '/', updateViaCache: 'none' });
  return await container.ready;
}
