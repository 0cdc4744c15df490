/**
 * The storage of this browser, in IndexedDB, with its failures: a blocked, full or hanging database
 * is given up after a time-out, and the rest of the visit runs in memory. Nothing is written until
 * the old state has been read; if that fails, nothing is written at all.
 */
import { createStore, del, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { inSlot } from '@/lib/accountSlot';
import type { KeyValueStorage } from '@/sagas/engine/context';

type StorageOperation = 'load' | 'save';

export type OnStorageFailure = (
  operation: StorageOperation,
  error: unknown,
  saved?: { key: string; value: unknown },
) => void;

export const DATABASE = 'linnet';
export const TABLE = 'kept';
export const STORAGE_TIMEOUT = 3_000;
/** Longer, as a file may be large. */
const FILE_TIMEOUT = 60_000;

export function databaseStorage(slot = ''): KeyValueStorage {
  // Opened on first use, as opening can already throw where storage is blocked.
  let table: UseStore | null = null;
  const opened = () => (table ??= createStore(inSlot(DATABASE, slot), TABLE));
  return {
    get: async (key) => await get<unknown>(key, opened()),
    set: async (key, value) => {
      await opened()('readwrite', (store) => {
        store.put(value, key);
        // Commits at once; a page that is being closed would not live to auto-commit.
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
      return true;
    },
    remove: async (key) => {
      await del(key, opened());
    },
    keys: () => keys<string>(opened()),
  };
}

/** Adds a time-out, and stops all writing if the old state could not be read. */
export function guardedStorage(
  inner: KeyValueStorage,
  onFailure: OnStorageFailure,
): KeyValueStorage {
  let readable = true;
  return {
    get: async (key) => {
      try {
        return await withTimeout(inner.get(key));
      } catch (error) {
        readable = false;
        onFailure('load', error);
        return undefined;
      }
    },
    set: async (key, value) => {
      if (!readable) return false;
      try {
        return await withTimeout(
          inner.set(key, value),
          value instanceof Blob ? FILE_TIMEOUT : undefined,
        );
      } catch (error) {
        onFailure('save', error, { key, value });
        return false;
      }
    },
    remove: async (key) => {
      if (readable) await withTimeout(inner.remove(key));
    },
    keys: async () => (readable ? await withTimeout(inner.keys()) : []),
  };
}

/** Rejects if the work takes too long, as it may hang forever. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  patience = STORAGE_TIMEOUT,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Storage gave no answer'));
    }, patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
