/**
 * A browser whose page dies at a chosen moment while a post is being sent: before or after any write
 * to storage and any call that belongs to the post.
 */
import { deferredRootSaga } from '@support/engine/deferredRoot';
import { createAppStore } from '@/store/createStore';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import type { FileTools, KeyValueStorage } from '@/sagas/engine/context';
import { fakeTabLocks, fakeStorage, noFileTools, testContext } from '@support/context';
import { postingServer } from './postingServer';

/** The stored record of somebody who has signed in. */
export const storedSession = {
  _persist: { version: 1 },
  session: { oauth: { userToken: 'TOKEN-mia' }, lastLoginName: 'mia' },
};

/**
 * The moments at which the page can die. `calls` counts only the requests that belong to the post.
 */
export type Moment = `${'before' | 'after'} ${'write' | 'call'} ${number}`;

const isAboutThePost = (path: string): boolean =>
  /^\/api\/v1\/(statuses|scheduled_statuses|media)\b/.test(path) ||
  path === '/api/v1/accounts/u1/statuses';

/** A browser with its storage, in which pages are opened one after the other. */
export function browser(
  remembersKeys: boolean,
  kept: Record<string, unknown> = { [STORAGE_KEY]: storedSession },
  tools: Partial<FileTools> = {},
) {
  const server = postingServer({ remembersKeys });
  const disk = fakeStorage(structuredClone(kept));
  const { claim } = fakeTabLocks();
  const moments: Moment[] = [];
  /** By moment of the last page: all calls so far and the storage, on which all else depends. */
  const left = new Map<Moment, string>();
  const leave = (moment: Moment): void => {
    left.set(moment, JSON.stringify([[...disk.table], server.calls]));
  };

  /** Opens a page; after its death nothing that it does has an effect. */
  function open(diesAt: Moment | null) {
    left.clear();
    let dead = false;
    let writes = 0;
    let calls = 0;
    const never = new Promise<never>(() => undefined);
    const pass = async <Result>(
      what: 'write' | 'call',
      count: number,
      work: () => Promise<Result>,
    ) => {
      if (dead) return never;
      moments.push(`before ${what} ${count}`, `after ${what} ${count}`);
      leave(`before ${what} ${count}`);
      if (diesAt === `before ${what} ${count}`) die();
      if (dead) return never;
      const result = await work();
      leave(`after ${what} ${count}`);
      if (diesAt === `after ${what} ${count}`) die();
      return dead ? never : result;
    };
    const storage: KeyValueStorage = {
      ...disk.storage,
      get: (key) => (dead ? never : disk.storage.get(key)),
      set: (key, value) => {
        const copy: unknown = structuredClone(value);
        return pass('write', (writes += 1), () => disk.storage.set(key, copy));
      },
      remove: (key) => pass('write', (writes += 1), () => disk.storage.remove(key)),
    };
    const reach: typeof fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (dead) return never;
      if (!isAboutThePost(pathname)) return server.fetch(input, init);
      return pass('call', (calls += 1), () => server.fetch(input, { ...init, signal: null }));
    };
    const context = testContext({
      net: { fetch: reach },
      storage: { acquireTabLock: claim },
      services: { files: async () => ({ ...noFileTools, ...tools }) },
    });
    const { store, close } = createAppStore({
      storage,
      loadImportedState: () => Promise.resolve(undefined),
      forgetful: false,
      loadDeferredSagas: () => Promise.resolve(deferredRootSaga),
      makeContext: (guarded) => ({
        ...context,
        storage: { ...context.storage, database: guarded },
      }),
    });
    const die = () => {
      dead = true;
      // A browser would stop the page's code; here it has to be stopped explicitly.
      queueMicrotask(close);
    };
    return {
      store,
      close: () => {
        if (!dead) die();
      },
      isDead: () => dead,
    };
  }
  /**
   * The moments that left something else than all before them. What a dead page did at others is
   * known already.
   */
  const tellingMoments = (): Moment[] => {
    const known = new Set<string>();
    return [...left].flatMap(([moment, what]) => {
      if (known.has(what)) return [];
      known.add(what);
      return [moment];
    });
  };
  return { server, disk, open, moments, tellingMoments };
}
