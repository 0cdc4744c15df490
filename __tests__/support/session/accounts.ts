/** A browser that keeps several accounts, for flows: the storage of each, and where its tab goes. */
import type { KeptAccount } from '@/domain/session/accounts';
import type { OauthState } from '@/domain/session/session';
import { fieldsOf } from '@/lib/values/fields';
import type { Accounts } from '@/sagas/engine/context';
import { STORAGE_KEY } from '@/store/persistedStateVersion';

export const account = (slot: string, changes: Partial<KeptAccount> = {}): KeptAccount => ({
  slot,
  userId: `id of ${slot}`,
  screenName: `name-${slot}`,
  name: `Name of ${slot}`,
  avatarUrl: null,
  signedIn: true,
  addedAt: 1,
  ...changes,
});

export function fakeAccounts(list: readonly KeptAccount[] = []) {
  const state = {
    list,
    /** Each slot that was entered. */
    entered: [] as string[],
    tables: new Map<string, Map<string, unknown>>(),
    wiped: [] as string[],
    told: [] as { slot: string; message: unknown }[],
    refused: false,
  };
  const tableOf = (slot: string) => {
    const table = state.tables.get(slot) ?? new Map<string, unknown>();
    state.tables.set(slot, table);
    return table;
  };
  const accounts: Accounts = {
    list: () => state.list,
    saveList: (next) => {
      if (!state.refused) state.list = next;
      return !state.refused;
    },
    enter: (slot) => {
      if (!state.refused) state.entered.push(slot);
      return !state.refused;
    },
    read: async (slot, key) => tableOf(slot).get(key),
    oauthOf: async (slot) => {
      const record = fieldsOf(tableOf(slot).get(STORAGE_KEY));
      return (fieldsOf(record.session).oauth as OauthState | undefined) ?? null;
    },
    signIn: async (slot, { oauth, screenName }) => {
      tableOf(slot).set(STORAGE_KEY, { session: { oauth, lastLoginName: screenName } });
    },
    write: async (slot, key, value) => {
      tableOf(slot).set(key, value);
      return true;
    },
    wipe: async (slot) => {
      state.wiped.push(slot);
      state.tables.delete(slot);
    },
    sweep: (slots) => {
      for (const slot of state.tables.keys()) if (!slots.includes(slot)) state.tables.delete(slot);
    },
    tell: (slot, message) => {
      state.told.push({ slot, message });
    },
  };
  return { state, accounts, tableOf };
}
