/** What a page's browser keeps of this client, as it lies in its database. */
import type { Page } from 'playwright-core';

interface PersistedInBrowser {
  keys: string[];
  /** The whole record, to look for words in. */
  record: string;
}

/** Read after all that the page has begun to write; nothing as long as there is no database. */
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

/** The names of the files of drafts. */
export const draftFileKeys = async (page: Page): Promise<string[]> =>
  (await readPersisted(page)).keys.filter((key) => key.startsWith('file '));

export const persistedStateText = async (page: Page): Promise<string> =>
  (await readPersisted(page)).record;

/** Resolves when what the page has begun to write is written. */
export const storageWritten = async (page: Page): Promise<void> => {
  await readPersisted(page);
};
