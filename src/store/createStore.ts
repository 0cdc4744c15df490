/**
 * Puts reducers, persistence and sagas together. The sagas start once the kept state is read, or
 * is known to be out of reach; those of later when they have arrived.
 */
import {
  configureStore,
  createAction,
  type EnhancedStore,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { KeyValueStorage, SagaContext } from '@/sagas/engine/context';
import { rootSaga } from '@/sagas/root';
import { rootReducer, type RootState } from '@/slices/root';
import { keepingChanged, settingsKept, storageFailed } from '@/slices/storage';
import { changesOnly } from './changesOnly';
import { restore, type Kept } from './kept';
import { createLaterSagas, type Saga } from './laterSagas';
import { createPersistence, savesSettings, savesWhatMatters } from './persistence';
import { STORAGE_KEY } from './record';
import { guardedStorage, type TellFailure } from './storage';

export interface StoreOptions {
  /** Made for the store: its storage tells failures as actions. */
  makeContext: (storage: KeyValueStorage) => Omit<SagaContext, 'look'>;
  storage: KeyValueStorage;
  readForeignRecord: () => Promise<unknown>;
  /** A safe start: neither reads nor writes what is kept. */
  forgetful: boolean;
  /** Brings the sagas that the first screen can do without. */
  loadLater: (store: AppStore) => Promise<Saga>;
  /** Sees every action first. */
  watch?: Middleware;
}

export type AppStore = EnhancedStore<RootState>;

export interface OpenStore {
  store: AppStore;
  /** Ends the sagas and the saving; the state stays readable. */
  close: () => void;
}

const failures = { load: "Couldn't load state", save: "Couldn't save state" };

export function createAppStore({
  makeContext,
  storage,
  readForeignRecord,
  forgetful,
  loadLater,
  watch = pass,
}: StoreOptions): OpenStore {
  let saved: unknown;
  let readable = !forgetful;
  const tell: TellFailure = (operation, error, failed) => {
    if (operation === 'load') readable = false;
    // Of a file that could not be kept, the form that holds it tells.
    const ofRecord = failed?.key === STORAGE_KEY;
    const matters = operation === 'load' || (ofRecord && savesWhatMatters(failed.value, saved));
    context.log('error', failures[operation], error);
    store.dispatch(storageFailed({ operation, reason: String(error), matters }));
  };
  const guarded = guardedStorage(forgetful ? nothingKept : storage, tell);
  const remembering: KeyValueStorage = {
    ...guarded,
    set: async (key, value) => {
      const kept = await guarded.set(key, value);
      if (kept !== store.getState().storage.keeping) store.dispatch(keepingChanged(kept));
      if (kept && saved !== undefined && savesSettings(value, saved)) {
        store.dispatch(settingsKept());
      }
      // The library hands in the same object each time and changes it afterwards.
      saved = { ...(value as object) };
      return kept;
    },
  };
  const context: SagaContext = { ...makeContext(guarded), look: () => store.getState() };
  const sagas = createSagaMiddleware({
    context,
    onError: (error) => {
      context.log('error', 'A saga crashed', error);
    },
  });
  const later = createLaterSagas();
  const store = configureStore({
    reducer: appReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(watch, sagas, later.middleware),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(changesOnly),
  });
  const persistence = createPersistence({
    storage: remembering,
    readForeignRecord: () => (readable ? readForeignRecord() : Promise.resolve(undefined)),
    now: () => context.now(),
  });
  let end: () => void = () => undefined;
  void persistence.load().then((kept) => {
    if (kept) store.dispatch(stateRestored({ kept }));
    const following = persistence.follow(store);
    const running = [sagas.run(rootSaga)];
    let open = true;
    end = () => {
      open = false;
      following.end();
      running.forEach((task) => task.cancel());
    };
    void loadLater(store).then((saga) => {
      if (open) running.push(later.run(saga, store, context));
    });
  });
  return {
    store,
    close: () => {
      end();
    },
  };
}

/** What this browser remembered is laid over a fresh state, before anything else happens. */
const stateRestored = createAction<{ kept: Kept }>('storage/stateRestored');

const pass: Middleware = () => (next) => next;

export const appReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  stateRestored.match(action)
    ? restore(state ?? rootReducer(undefined, action), action.payload.kept)
    : rootReducer(state, action);

const nothingKept: KeyValueStorage = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(false),
  remove: () => Promise.resolve(),
  keys: () => Promise.resolve([]),
};
