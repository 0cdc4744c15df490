/**
 * Writes this client's persisted state into a browser before the client starts, for tests and
 * benchmarks.
 */
import type { Page } from 'playwright-core';
import type { Settings } from '@/domain/settings/settings';

export interface StoredRecord {
  database: string;
  table: string;
  key: string;
  value: unknown;
}

/** The persisted state of a member; see `src/store/persistence.ts`. */
export const ownRecord = (
  userToken: string | null,
  chosen: Partial<Settings> = {},
): StoredRecord => ({
  database: 'linnet',
  table: 'kept',
  key: 'vuex-lz',
  value: {
    session: { oauth: { userToken }, lastLoginName: null },
    config: { chosen },
    _persist: { version: 1, rehydrated: true },
  },
});

/** Writes into the storage of a page's visitor, from a page without scripts on the same origin. */
export async function keepRecord(page: Page, origin: string, record: StoredRecord): Promise<void> {
  await page.goto(`${origin}/static/terms-of-service.html`);
  await page.evaluate(
    ({ database, table, key, value }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => {
          reject(new Error(`${database} cannot be written`));
        };
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore(table);
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction(table, 'readwrite');
          writing.objectStore(table).put(value, key);
          writing.onerror = () => {
            reject(new Error(`${database} cannot be written`));
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    record,
  );
}
