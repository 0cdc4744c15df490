/**
 * Locks that one of all tabs holds at a time: Web Locks, or where these are missing (insecure
 * pages) entries in IndexedDB that have to be renewed.
 */
import { createStore, del, update, type UseStore } from 'idb-keyval';
import type { TabLockOptions } from '@/sagas/engine/context';

interface Tools extends TabLockOptions {
  now: () => number;
  newId: () => string;
}

const TABLE = 'claims';
/** Milliseconds after which an entry that was not renewed belongs to a closed tab. */
const GOOD_FOR = 10_000;
const RENEWED_EVERY = 2_500;
const ASKED_EVERY = 1_000;

export function acquireTabLock(name: string, signal: AbortSignal, tools: Tools): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? byWebLock(locks, name, signal, tools) : byStoredLock(name, signal, tools);
}

const byWebLock = (
  locks: LockManager,
  name: string,
  signal: AbortSignal,
  { steal = false }: Tools,
): Promise<void> =>
  new Promise((resolve, reject) => {
    // The browser takes no signal with a theft, which never waits.
    const held = locks.request(name, steal ? { steal } : { signal }, () => {
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
  { now, newId, steal = false, strict = false }: Tools,
): Promise<void> {
  const table = createStore(`linnet-${TABLE}`, TABLE);
  const holder = newId();
  try {
    if (steal) await del(name, table);
    while (!(await takeOrRenew({ table, name, holder, now }))) {
      await pause(ASKED_EVERY, signal);
    }
  } catch (error) {
    signal.throwIfAborted();
    // Without storage, tabs share no jobs, so no lock is needed.
    if (strict || !(error instanceof DOMException)) throw error;
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

/** Takes or renews the entry, unless another tab holds it. */
async function takeOrRenew({ table, name, holder, now }: LockRequest): Promise<boolean> {
  let mine = false;
  await update<StoredLock>(
    name,
    (entry) => {
      const isFree = !entry || entry.holder === holder || !isValid(entry, now());
      mine = isFree;
      return isFree ? { holder, until: now() + GOOD_FOR } : entry;
    },
    table,
  );
  return mine;
}

/** An entry of the future was written before the clock stepped back. */
const isValid = ({ until }: StoredLock, now: number): boolean =>
  until >= now && until <= now + GOOD_FOR;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
