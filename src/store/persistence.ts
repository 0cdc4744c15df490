/**
 * Which parts of the state outlast a reload, and the form in which they are written: the choices
 * and tokens that the server cannot tell us again, what is typed, and the reader's own row. Records
 * of another version are dropped or migrated as a whole.
 */
import { persistReducer, type PersistConfig } from 'redux-persist';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { KeyValueStorage } from '@/sagas/engine/context';
import { rootReducer, type RootState } from '@/slices/root';
import { readForeign, readKept, restore, type Kept } from './kept';

export const STORAGE_KEY = 'vuex-lz';
export const STORAGE_VERSION = 1;

const keptSlices = ['config', 'drafts', 'preferences', 'session', 'users'] as const;

type KeptSlice = (typeof keptSlices)[number];

/** What is written of each slice. */
const portions: Record<KeptSlice, (state: RootState) => object> = {
  config: ({ config }) => ({ chosen: config.chosen }),
  drafts: ({ drafts }) => drafts,
  preferences: ({ preferences }) => preferences,
  session: ({ session }) => ({ oauth: session.oauth, lastLoginName: session.lastLoginName }),
  users: ({ users, session }) => {
    const own = users.entities[session.currentUser?.id ?? ''];
    return { list: own ? [own] : [] };
  },
};

/** Keeps the portion of a slice the same object until something in it changed. */
function steady(portion: (state: RootState) => object): (state: RootState) => object {
  let last = '';
  let kept: object = {};
  return (state) => {
    const fresh = portion(state);
    const text = JSON.stringify(fresh);
    if (text !== last) {
      last = text;
      kept = fresh;
    }
    return kept;
  };
}

interface Options {
  storage: KeyValueStorage;
  /** The record of another front-end on this origin, asked for only when there is none of ours. */
  readForeignRecord: () => Promise<unknown>;
}

type PersistedState = RootState & { _persist?: { version: number; rehydrated: boolean } };

export function persistedReducer({
  storage,
  readForeignRecord,
}: Options): Reducer<PersistedState, UnknownAction> {
  const steadyPortions = Object.fromEntries(
    keptSlices.map((name) => [name, steady(portions[name])]),
  ) as typeof portions;
  const config: PersistConfig<RootState> = {
    key: STORAGE_KEY,
    keyPrefix: '',
    version: STORAGE_VERSION,
    whitelist: [...keptSlices],
    serialize: false,
    // The guard before the database gives up first.
    timeout: 0,
    storage: {
      getItem: (key: string) => storage.get(key),
      setItem: (key: string, value: unknown) => storage.set(key, value),
      removeItem: (key: string) => storage.remove(key),
    },
    transforms: [
      {
        in: (_slice: unknown, key, state: RootState) =>
          key in steadyPortions ? steadyPortions[key as KeptSlice](state) : state[key],
        out: (part: unknown) => part,
      },
    ],
    getStoredState: async () => {
      const record = await storage.get(STORAGE_KEY);
      if (isRecordOfThisVersion(record)) return asState(readKept(record));
      if (record !== undefined) return undefined;
      const foreign = await readForeignRecord();
      return foreign === undefined ? undefined : asState(readForeign(foreign));
    },
    stateReconciler: (inbound: unknown, _original, reduced) =>
      restore(reduced, (inbound as { kept: Kept }).kept),
  };
  return persistReducer<RootState>(config, rootReducer as Reducer<RootState>) as Reducer<
    PersistedState,
    UnknownAction
  >;
}

function isRecordOfThisVersion(record: unknown): boolean {
  const version = (record as { _persist?: { version?: unknown } } | undefined)?._persist?.version;
  return version === STORAGE_VERSION;
}

/** The library passes on any object; ours holds what was read under one key. */
const asState = (kept: Kept) => ({
  kept,
  _persist: { version: STORAGE_VERSION, rehydrated: true },
});

/** Whether what could not be saved differs in what the reader would miss. */
export function savesWhatMatters(value: unknown, before: unknown): boolean {
  const fields = (value ?? {}) as Record<string, unknown>;
  const known = (before ?? {}) as Record<string, unknown>;
  return fields.config !== known.config || fields.session !== known.session;
}
