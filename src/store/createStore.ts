/**
 * Combines reducers, persistence and sagas. The sagas start once the persisted state was read or
 * has turned out to be unavailable; deferred sagas start when they are loaded.
 */
import {
  configureStore,
  createAction,
  type EnhancedStore,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import type { KeyValueStorage, SagaContext } from '@/sagas/engine/context';
import type { Deferred } from '@/sagas/engine/deferred';
import { rootSaga } from '@/sagas/root';
import { rootReducer, type RootState } from '@/slices/root';
import { persistenceChanged, settingsSaved, storageFailed } from '@/slices/session/storage';
import { holdLateActions } from '@/lib/scheduler/lateActions';
import { notifyOnStateChange } from './notifyOnStateChange';
import { restorePersistedState, type PersistedState } from './persistedState';
import { createDeferredSagas } from './deferredSagas';
import { createPersistence, savesSettings, savesImportantParts } from './persistence';
import { STORAGE_KEY } from './persistedStateVersion';
import { guardedStorage, type OnStorageFailure } from './storage';

export interface StoreOptions {
  /** Made with the store's storage, which reports failures as actions. */
  makeContext: (storage: KeyValueStorage) => Omit<SagaContext, 'getState'>;
  storage: KeyValueStorage;
  loadImportedState: () => Promise<unknown>;
  /** A safe start: neither reads nor writes the persisted state. */
  forgetful: boolean;
  /** Loads the sagas that the first screen does not need. */
  loadDeferredSagas: (store: AppStore) => Promise<Deferred>;
  /** Sees every action first. */
  watch?: Middleware;
}

export type AppStore = EnhancedStore<RootState>;

interface OpenStore {
  store: AppStore;
  /** Ends the sagas and the saving; the state stays readable. */
  close: () => void;
}

const failures = { load: "Couldn't load state", save: "Couldn't save state" };

export function createAppStore({
  makeContext,
  storage,
  loadImportedState,
  forgetful,
  loadDeferredSagas,
  watch = pass,
}: StoreOptions): OpenStore {
  let saved: unknown;
  let readable = !forgetful;
  const tell: OnStorageFailure = (operation, error, failed) => {
    if (operation === 'load') readable = false;
    // The form of a draft reports a file that could not be stored.
    const ofRecord = failed?.key === STORAGE_KEY;
    const matters = operation === 'load' || (ofRecord && savesImportantParts(failed.value, saved));
    context.log('error', failures[operation], error);
    store.dispatch(storageFailed({ operation, reason: String(error), matters }));
  };
  const guarded = guardedStorage(forgetful ? nothingKept : storage, tell);
  const remembering: KeyValueStorage = {
    ...guarded,
    set: async (key, value) => {
      const kept = await guarded.set(key, value);
      if (kept !== store.getState().storage.keeping) store.dispatch(persistenceChanged(kept));
      if (kept && saved !== undefined && savesSettings(value, saved)) {
        store.dispatch(settingsSaved());
      }
      // The library passes the same object each time and mutates it afterwards.
      saved = { ...(value as object) };
      return kept;
    },
  };
  const context: SagaContext = { ...makeContext(guarded), getState: () => store.getState() };
  const onError = (error: Error) => {
    context.log('error', 'A saga crashed', error);
  };
  const sagas = createSagaMiddleware({ context, onError });
  const deferredSagas = createDeferredSagas({ context, onError });
  const store = configureStore({
    reducer: appReducer,
    middleware: (defaults) =>
      // Immer freezes the state: whatever mutates it throws, without comparing it at each action.
      defaults({ thunk: false, immutableCheck: false }).concat(
        holdLateActions,
        watch,
        sagas,
        deferredSagas.middleware,
      ),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(notifyOnStateChange),
  });
  const persistence = createPersistence({
    storage: remembering,
    loadImportedState: () => (readable ? loadImportedState() : Promise.resolve(undefined)),
    now: () => context.clock.now(),
  });
  let end: () => void = () => undefined;
  void persistence.load().then((kept) => {
    if (kept) store.dispatch(stateRestored({ kept }));
    const following = persistence.follow(store);
    const running: Pick<Task, 'cancel'>[] = [sagas.run(rootSaga)];
    let open = true;
    end = () => {
      open = false;
      following.end();
      running.forEach((task) => task.cancel());
    };
    void loadDeferredSagas(store).then((deferred) => {
      if (open) running.push(deferredSagas.run(deferred));
    });
  });
  return {
    store,
    close: () => {
      end();
    },
  };
}

/** Merges the persisted state into the initial one, before anything else happens. */
const stateRestored = createAction<{ kept: PersistedState }>('storage/stateRestored');

const pass: Middleware = () => (next) => next;

export const appReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  stateRestored.match(action)
    ? restorePersistedState(state ?? rootReducer(undefined, action), action.payload.kept)
    : rootReducer(state, action);

const nothingKept: KeyValueStorage = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
  keys: () => Promise.resolve([]),
};
