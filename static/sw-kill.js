/*
 * The kill switch, should the service worker ever be in the way. Put a copy of this file at
 * /sw-pleroma.js, for instance into the instance's static folder, which goes before the front-end:
 * every browser that comes by fetches it, drops the files that were kept, and ends the worker.
 * Nothing else that readers keep is touched; pushes pause until the copy is taken away again.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const end = async () => {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith('linnet-shell-'));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
