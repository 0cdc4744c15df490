/** The complete store with storage that works, is blocked, or is full. */
import nock from 'nock';
import { emptyDraft } from '@/domain/composer/draft';
import { deferredRootSaga } from '@support/engine/deferredRoot';
import { settingChanged } from '@/slices/session/config';
import { draftSaved } from '@/slices/composer/drafts';
import type { RootState } from '@/slices/root';
import { createAppStore } from '@/store/createStore';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { fakeStorage, ORIGIN, testContext } from '@support/context';

beforeAll(() => nock.disableNetConnect());
let closeStore = () => undefined as void;

afterEach(() => {
  closeStore();
  nock.abortPendingRequests();
  nock.cleanAll();
});

/** Opens a store without a server: these tests cover what starts regardless. */
function open(kept: Record<string, unknown> = {}, forgetful = false) {
  nock(ORIGIN).persist().get(/.*/).reply(404, { error: 'no' });
  nock(ORIGIN).persist().post(/.*/).reply(404, { error: 'no' });
  const disk = fakeStorage(kept);
  const context = testContext();
  const make = () => {
    const { store, close } = createAppStore({
      storage: disk.storage,
      loadImportedState: () => Promise.resolve(undefined),
      forgetful,
      loadDeferredSagas: () => Promise.resolve(deferredRootSaga),
      makeContext: (storage) => ({
        ...context,
        storage: { ...context.storage, database: storage },
      }),
    });
    closeStore = close;
    return store;
  };
  return { disk, context, make };
}

async function until(store: { getState(): RootState }, holds: (state: RootState) => boolean) {
  for (let turns = 0; turns < 300 && !holds(store.getState()); turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(holds(store.getState())).toBe(true);
}

const isReady = ({ startup }: RootState) => startup.phase === 'ready';
const keysOf = ({ notices }: RootState) => notices.map(({ messageKey }) => messageKey);
const record = { _persist: { version: 1 }, config: { chosen: { hideNsfw: false } } };

afterAll(() => nock.restore());

describe('the store', () => {
  it('starts with the persisted state', async () => {
    const { make } = open({ [STORAGE_KEY]: record });
    const store = make();
    await until(store, isReady);
    expect(store.getState().config.chosen).toEqual({ hideNsfw: false });
  });

  it('STORE-05 STORE-06 starts when storage is unavailable, logs it, and shows a notice', async () => {
    const { disk, context, make } = open({ [STORAGE_KEY]: record });
    disk.state.broken = true;
    const store = make();
    await until(store, isReady);
    expect(context.logged[0]).toMatchObject({ level: 'error', message: "Couldn't load state" });
    expect(keysOf(store.getState())).toContain('errors.storage_unavailable');
    store.dispatch(settingChanged({ name: 'stopGifs', value: false }));
    expect(store.getState().config.chosen).toEqual({ stopGifs: false });
    expect(disk.table.get(STORAGE_KEY)).toEqual(record);
  });

  it('STORE-07 logs a failed save, and shows a notice when it was for a setting', async () => {
    const { disk, context, make } = open({ [STORAGE_KEY]: record });
    const store = make();
    await until(store, isReady);
    // These are the last server facts to be saved; from here on only the test writes.
    const written = () => JSON.stringify(disk.table.get(STORAGE_KEY));
    await until(store, () => written().includes('authorizationMetadata'));
    disk.state.broken = true;
    const draft = { ...emptyDraft, text: 'a', idempotencyKey: 'k' };
    store.dispatch(draftSaved({ target: 'new', draft }));
    const saves = () => context.logged.filter(({ message }) => message === "Couldn't save state");
    await until(store, () => saves().length === 1);
    expect(keysOf(store.getState())).not.toContain('settings.saving_err');
    store.dispatch(settingChanged({ name: 'stopGifs', value: false }));
    await until(store, (state) => keysOf(state).includes('settings.saving_err'));
    expect(saves()).toHaveLength(2);
  });

  it('neither reads nor writes on a safe start', async () => {
    const { disk, make } = open({ [STORAGE_KEY]: record }, true);
    const store = make();
    await until(store, isReady);
    expect(store.getState().config.chosen).toEqual({});
    store.dispatch(settingChanged({ name: 'stopGifs', value: false }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(disk.table.get(STORAGE_KEY)).toBe(record);
  });
});
