/**
 * Defines which parts of the state are persisted, and in which form: choices and tokens that the
 * server cannot provide again, drafts, and the reader's own row. Records of another version are
 * dropped as a whole.
 */
import type { Store } from '@reduxjs/toolkit';
import { createPersistoid, type Persistoid } from 'redux-persist';
import { isStoredByOtherTab } from '@/domain/composer/draftOwners';
import { factsOf } from '@/domain/session/serverFacts';
import { rowIn } from '@/lib/values/rowTable';
import type { KeyValueStorage } from '@/sagas/engine/context';
import type { RootState } from '@/slices/root';
import { readImportedState, readPersistedState, type PersistedState } from './persistedState';
import { hasCurrentStorageVersion, STORAGE_KEY, STORAGE_VERSION } from './persistedStateVersion';

/** The persisted part of each slice. */
const portions = {
  capabilities: ({ capabilities, config }) => ({
    ...capabilities,
    facts: factsOf(config.instance),
  }),
  config: ({ config }) => ({ chosen: config.chosen }),
  drafts: ({ drafts }) => drafts,
  filters: ({ filters }) => filters.inForce,
  preferences: ({ preferences }) => preferences,
  session: ({ session }) => ({ oauth: session.oauth, lastLoginName: session.lastLoginName }),
  users: ({ users, session }) => {
    const own = rowIn(users.entities, session.currentUser?.id ?? '');
    return { list: own ? [own] : [] };
  },
  visits: ({ visits }) => visits,
} satisfies Record<string, (state: RootState) => object>;

const versionStamp = { version: STORAGE_VERSION };

interface Options {
  storage: KeyValueStorage;
  /** The state of another front-end on this origin; loaded only if this client has none. */
  loadImportedState: () => Promise<unknown>;
  /** Missing capabilities that are old enough are not restored. */
  now: () => number;
}

interface Persistence {
  /** Returns the persisted state, or null if there is none of use. Never rejects. */
  load(): Promise<PersistedState | null>;
  /** Writes all further changes. */
  follow(store: Store<RootState>): { flush(): Promise<unknown>; end(): void };
}

export function createPersistence({ storage, loadImportedState, now }: Options): Persistence {
  return {
    load: async () => {
      const record = await storage.get(STORAGE_KEY);
      if (hasCurrentStorageVersion(record)) return readPersistedState(record, now());
      if (record !== undefined) return null;
      const foreign = await loadImportedState();
      return foreign === undefined ? null : readImportedState(foreign);
    },
    follow: (store) => {
      const writer = createWriter(storage);
      const portion = createStablePortions();
      let token: string | null = null;
      const write = () => {
        const state = store.getState();
        const before = token;
        token = state.session.oauth.userToken;
        writer.update({ ...portion(state), _persist: versionStamp });
        // A page that was hidden or signed out may be closed next, so it is written at once.
        if (!state.realtime.pageVisible || (before && !token)) void writer.flush();
      };
      write();
      const end = store.subscribe(write);
      return { flush: () => writer.flush(), end };
    },
  };
}

/** Writes changed parts after a short delay; `flush` does not wait. */
function createWriter(storage: KeyValueStorage): Persistoid {
  return createPersistoid({
    key: STORAGE_KEY,
    keyPrefix: '',
    serialize: false,
    storage: {
      getItem: (key: string) => storage.get(key),
      setItem: (key: string, value: unknown) => storage.set(key, value),
      removeItem: (key: string) => storage.remove(key),
    },
  });
}

/** Keeps the persisted part of a slice the same object until something in it changes. */
function createStablePortions(): (state: RootState) => Record<string, object> {
  const texts: Record<string, string> = {};
  let kept: Record<string, object> = {};
  let last: RootState | null = null;
  return (state) => {
    const sources = Object.keys(portions) as (keyof typeof portions)[];
    const before = last;
    // Most actions affect none of these slices.
    if (before && sources.every((name) => before[name] === state[name])) return kept;
    if (before && hasOnlyDraftsOfOtherTabs(state, before)) return kept;
    last = state;
    kept = { ...kept };
    for (const name of sources) {
      const fresh = portions[name](state);
      const text = JSON.stringify(fresh);
      if (texts[name] === text) continue;
      texts[name] = text;
      kept[name] = fresh;
    }
    return kept;
  };
}

/** Each letter would be stored by every tab. Once its owner is gone, the others store the draft. */
function hasOnlyDraftsOfOtherTabs(state: RootState, before: RootState): boolean {
  const isSame = (name: keyof typeof portions) => name === 'drafts' || before[name] === state[name];
  const targets = Object.keys({ ...before.drafts, ...state.drafts });
  return (
    (Object.keys(portions) as (keyof typeof portions)[]).every(isSame) &&
    targets.every(
      (target) =>
        before.drafts[target] === state.drafts[target] ||
        isStoredByOtherTab(state.tabDrafts?.[target]),
    )
  );
}

const fieldsOf = (record: unknown) => (record ?? {}) as Record<string, unknown>;

/** True if settings are among the changes. */
export const savesSettings = (value: unknown, before: unknown): boolean =>
  fieldsOf(value).config !== fieldsOf(before).config;

/** True if the unsaved changes include data that the reader would miss. */
export function savesImportantParts(value: unknown, before: unknown): boolean {
  const sessions = [value, before].map((record) => fieldsOf(record).session);
  return savesSettings(value, before) || sessions[0] !== sessions[1];
}
