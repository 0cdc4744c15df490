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
  unread: 0,
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
    /** The acts that the tab is to do as other accounts, by slot. */
    acts: new Map<string, unknown>(),
    told: [] as { slot: string; message: unknown }[],
    refused: false,
  };
  const tableOf = (slot: string) => {
    const table = state.tables.get(slot) ?? new Map<string, unknown>();
    state.tables.set(slot, table);
    return table;
  };
  const accounts: Accounts = {
    changeList: async (change) => {
      if (state.refused) return null;
      state.list = change(state.list);
      return state.list;
    },
    enter: (slot) => {
      if (!state.refused) state.entered.push(slot);
      return !state.refused;
    },
    leaveAct: (slot, act) => {
      if (act === null) state.acts.delete(slot);
      else state.acts.set(slot, act);
    },
    takeAct: (slot) => {
      const act = state.acts.get(slot);
      state.acts.delete(slot);
      return act;
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
