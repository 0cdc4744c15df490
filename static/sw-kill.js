/*
 * The kill switch, should the service worker ever be in the way. Put a copy of this file at
 * /sw-pleroma.js, for instance into the instance's static folder, which goes before the front-end:
 * every browser that comes by fetches it, drops the files that were kept, and ends the worker.
 * Nothing else that readers keep is touched; pushes pause until the copy is taken away again.
 */
const TAKEOVER_TRIES = 10;
const TAKEOVER_PAUSE = 1_000;

self.addEventListener('install', () => {
  self.skipWaiting();
  takeOver(TAKEOVER_TRIES);
});

/*
 * A request that restarts the predecessor just as it ends makes Chromium forget that this worker is
 * to take over, so it says so again while it waits. If that does not help, it ends both from where
 * it is; the predecessor then serves the pages that are open, and no others.
 */
function takeOver(tries) {
  setTimeout(() => {
    const isWaiting = self.registration.waiting !== null;
    if (tries > 0) {
      if (isWaiting) self.skipWaiting();
      takeOver(tries - 1);
    } else if (isWaiting) end();
  }, TAKEOVER_PAUSE);
}

async function end() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith('linnet-shell-'));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(end());
});
