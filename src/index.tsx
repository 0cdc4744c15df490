/**
 * The entry, in two parts. This one holds the store: it sends the server's questions off as soon as
 * it is here. The other, what is seen, arrives meanwhile; it mounts once starting has ended, well or
 * badly. Until then the page shows the skeleton that it came with.
 */
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/skeleton.css';
import { createBrowserStore } from '@/store/browser';
import { untilStarted } from '@/store/untilStarted';

function start(): void {
  const { store, history } = createBrowserStore();
  const { stackTraceLimit } = Error;
  // Libraries make errors in advance: to note where costs this browser a second reading of them.
  Error.stackTraceLimit = 0;
  // The build brings the chunk of this name along with the entry.
  void import(/* webpackChunkName: "view" */ '@/app/mount').then(({ mount }) => {
    Error.stackTraceLimit = stackTraceLimit;
    return mount(store, history, untilStarted(store));
  });
}

// In a task of its own, so that neither this nor reading the program holds the page up for long.
setTimeout(start);
