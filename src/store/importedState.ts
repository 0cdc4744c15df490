/**
 * Reads the state that another front-end on the same origin left in its own database. It is read
 * once, when this client starts for the first time, so that users need not sign in again; it is
 * never written, and a missing database is not created.
 */
import { withTimeout } from './storage';

const DATABASE = 'localforage';
const TABLE = 'keyvaluepairs';
const RECORD = 'vuex-lz';

/** Returns the record as it is, or undefined if there is none or it cannot be read in time. */
export async function loadImportedState(factory: IDBFactory | undefined): Promise<unknown> {
  if (!factory) return undefined;
  try {
    return await withTimeout(read(factory));
  } catch {
    return undefined;
  }
}

function read(factory: IDBFactory): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = factory.open(DATABASE);
    const none = () => {
      resolve(undefined);
    };
    opening.onerror = none;
    opening.onblocked = none;
    // Only a database that did not exist is upgraded here: abort, so that none is created.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort();
    };
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(TABLE)) {
        database.close();
        none();
        return;
      }
      const reading = database.transaction(TABLE, 'readonly').objectStore(TABLE).get(RECORD);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
      reading.onerror = () => {
        database.close();
        none();
      };
    };
  });
}
