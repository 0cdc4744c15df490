import { IDBFactory } from 'fake-indexeddb';
import { loadImportedState } from '@/store/importedState';

function prepare(factory: IDBFactory, tables: string[], record?: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open('localforage', 2);
    opening.onupgradeneeded = () => {
      tables.forEach((name) => opening.result.createObjectStore(name));
    };
    opening.onerror = () => reject(opening.error ?? new Error('open'));
    opening.onsuccess = () => {
      const database = opening.result;
      if (record !== undefined) {
        database
          .transaction('keyvaluepairs', 'readwrite')
          .objectStore('keyvaluepairs')
          .put(record, 'vuex-lz');
      }
      database.close();
      resolve();
    };
  });
}

describe('the stored state of another front-end', () => {
  it('is returned unchanged', async () => {
    const factory = new IDBFactory();
    const record = { oauth: { userToken: 'theirs' } };
    await prepare(factory, ['keyvaluepairs'], record);
    expect(await loadImportedState(factory)).toEqual(record);
  });

  it('is null without a database, and none is created by looking', async () => {
    const factory = new IDBFactory();
    expect(await loadImportedState(factory)).toBeUndefined();
    expect(await factory.databases()).toEqual([]);
  });

  it('is null in a database of another program', async () => {
    const factory = new IDBFactory();
    await prepare(factory, ['other']);
    expect(await loadImportedState(factory)).toBeUndefined();
  });

  it('is null where there is no IndexedDB', async () => {
    expect(await loadImportedState(undefined)).toBeUndefined();
  });

  it('is null where databases are blocked, or never answer', async () => {
    const forbidden = new IDBFactory();
    jest.spyOn(forbidden, 'open').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(await loadImportedState(forbidden)).toBeUndefined();

    jest.useFakeTimers();
    const silent = new IDBFactory();
    jest.spyOn(silent, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    const reading = loadImportedState(silent);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await reading).toBeUndefined();
    jest.useRealTimers();
  });
});
