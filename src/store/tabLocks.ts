/**
 * One of all tabs at a time holds a name: by the browser's own locks, or where it has none (a page
 * that is not secure) by an entry in its storage that has to be renewed to stay good.
 */
import { createStore, del, update, type UseStore } from 'idb-keyval';

/** What entries are made of; the browser's own. */
interface Tools {
  now: () => number;
  newId: () => string;
}

const TABLE = 'claims';
/** An entry that was not renewed for so long is somebody's who is gone. */
const GOOD_FOR = 10_000;
const RENEWED_EVERY = 2_500;
const ASKED_EVERY = 1_000;

export function acquireTabLock(name: string, signal: AbortSignal, tools: Tools): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? byWebLock(locks, name, signal) : byStoredLock(name, signal, tools);
}

const byWebLock = (locks: LockManager, name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const held = locks.request(name, { signal }, () => {
      resolve();
      return whenAborted(signal);
    });
    held.catch(reject);
  });

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

interface StoredLock {
  holder: string;
  until: number;
}

async function byStoredLock(
  name: string,
  signal: AbortSignal,
  { now, newId }: Tools,
): Promise<void> {
  const table = createStore(`linnet-${TABLE}`, TABLE);
  const holder = newId();
  try {
    while (!(await takeOrRenew({ table, name, holder, now }))) {
      await pause(ASKED_EVERY, signal);
    }
  } catch (error) {
    signal.throwIfAborted();
    // Where nothing can be kept, no tab knows of the jobs of another.
    if (!(error instanceof DOMException)) throw error;
    return;
  }
  const renewal = setInterval(() => void takeOrRenew({ table, name, holder, now }), RENEWED_EVERY);
  void whenAborted(signal).then(() => {
    clearInterval(renewal);
    return del(name, table);
  });
}

interface LockRequest {
  table: UseStore;
  name: string;
  holder: string;
  now: () => number;
}

/** Takes or renews it, unless it is another's. */
async function takeOrRenew({ table, name, holder, now }: LockRequest): Promise<boolean> {
  let mine = false;
  await update<StoredLock>(
    name,
    (entry) => {
      const isFree = entry === undefined || entry.holder === holder || entry.until < now();
      mine = isFree;
      return isFree ? { holder, until: now() + GOOD_FOR } : entry;
    },
    table,
  );
  return mine;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
