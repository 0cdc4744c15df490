/** Reads the state that this client has stored in a page's browser. */
import type { Page } from 'playwright-core';

interface PersistedInBrowser {
  keys: string[];
  /** The whole record as text, to search for words. */
  record: string;
}

/** Reads after all pending writes of the page; empty as long as there is no database. */
const readPersisted = (page: Page): Promise<PersistedInBrowser> =>
  page.evaluate(async () => {
    const nothing = { keys: [], record: '' };
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'linnet')) return nothing;
    return new Promise<PersistedInBrowser>((resolve, reject) => {
      const opening = indexedDB.open('linnet');
      opening.onerror = () => reject(new Error('no database'));
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('kept');
        const keys = reading.objectStore('kept').getAllKeys();
        const record = reading.objectStore('kept').get('vuex-lz');
        reading.oncomplete = () => {
          database.close();
          resolve({
            keys: keys.result.map(String),
            record: JSON.stringify(record.result ?? null),
          });
        };
      };
    });
  });

/** The keys of the draft files. */
export const draftFileKeys = async (page: Page): Promise<string[]> =>
  (await readPersisted(page)).keys.filter((key) => key.startsWith('file '));

export const persistedStateText = async (page: Page): Promise<string> =>
  (await readPersisted(page)).record;

/** Resolves when all pending writes of the page are done. */
export const storageWritten = async (page: Page): Promise<void> => {
  await readPersisted(page);
};
