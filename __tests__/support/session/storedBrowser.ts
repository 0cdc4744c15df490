/** Opens pages one after the other, or beside each other, in a browser that keeps what they store. */
import { OFFLINE_SNAPSHOT_KEY, type OfflineSnapshot } from '@/domain/session/offlineSnapshot';
import type { StillFacts, StillKeeper } from '@/domain/timelines/still';
import type { ScrollAnchors } from '@/domain/timelines/scrollAnchor';
import { deferredRootSaga } from '@support/engine/deferredRoot';
import { createAppStore } from '@/store/createStore';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { untilStarted } from '@/store/untilStarted';
import { fakePage, fakeStorage, testContext } from '../context';

export const member = {
  _persist: { version: 1 },
  session: { oauth: { userToken: 'TOKEN-alice' }, lastLoginName: 'alice' },
};
export const visitor = { _persist: { version: 1 }, session: { oauth: {} } };

/** A socket that never opens. */
const silentSocket = () => ({ close: () => undefined }) as unknown as WebSocket;

/** Returns what makes a browser; its pages are closed after each test. */
export function useStoredBrowsers() {
  const opened: { close: () => void }[] = [];
  afterEach(() => opened.splice(0).forEach(({ close }) => close()));
  return (record: object = member) => {
    const disk = fakeStorage({ [STORAGE_KEY]: record });
    let still: StillFacts | null = null;
    const stills: StillKeeper = {
      keep: (facts) => {
        still = facts;
      },
      forget: (path = still?.path) => {
        if (still?.path === path) still = null;
      },
    };
    return {
      disk,
      /** The still for the next page, by what the sagas tell of it. */
      still: () => still,
      kept: () => disk.table.get(OFFLINE_SNAPSHOT_KEY) as OfflineSnapshot | undefined,
      open({
        online = true,
        path = '/main/friends',
        entry = 'first',
        safe = false,
        /** The scroll anchors of the tab, from before a reload. */
        anchors = {} as ScrollAnchors,
      } = {}) {
        const page = fakePage();
        const openedAt = Date.now();
        page.online.change(online);
        const context = testContext({
          page: {
            ...page.events,
            location: () => (safe ? `${path}?safe=1` : path),
            historyKey: () => entry,
            age: () => Date.now() - openedAt,
          },
          net: {
            openSocket: silentSocket,
          },
        });
        const { store, close } = createAppStore({
          makeContext: (storage) => ({
            ...context,
            storage: {
              ...context.storage,
              tab: { ...context.storage.tab, scrollAnchors: () => anchors },
              database: storage,
              stills,
            },
          }),
          storage: disk.storage,
          loadImportedState: async () => undefined,
          forgetful: safe,
          // As where the visit begins with a timeline.
          loadDeferredSagas: async (here) => {
            await untilStarted(here);
            return deferredRootSaga;
          },
        });
        opened.push({ close });
        return { store, close, page, context, state: () => store.getState() };
      },
    };
  };
}

export type StoredBrowser = ReturnType<ReturnType<typeof useStoredBrowsers>>;
export type Tab = ReturnType<StoredBrowser['open']>;

export const isReady = (tab: Tab): boolean => tab.state().startup.phase === 'ready';
export const homeOf = (tab: Tab): readonly string[] =>
  tab.state().timelines.friends?.ranges.flat() ?? [];
