/**
 * The accounts of this browser. Loaded only where there are several, or one more is wanted. Safe
 * starts leave all of it alone.
 */
import { clear, createStore, get, set } from 'idb-keyval';
import type { OauthState } from '@/domain/session/session';
import { readAccounts, type KeptAccount } from '@/domain/session/accounts';
import { fieldsOf } from '@/lib/values/fields';
import { ACCOUNTS_KEY, inSlot, SLOT_KEY } from '@/lib/accountSlot';
import type { Accounts } from '@/sagas/engine/context';
import { accountsFound } from '@/slices/session/accounts';
import type { AppStore } from './createStore';
import { CHANNEL } from './pageEvents';
import { hasCurrentStorageVersion, STORAGE_KEY, STORAGE_VERSION } from './persistedStateVersion';
import { DATABASE, TABLE, withTimeout } from './storage';

type Page = Pick<Window, 'localStorage' | 'sessionStorage'>;

export function browserAccounts(page: Page): Accounts {
  const tableOf = (slot: string) => createStore(inSlot(DATABASE, slot), TABLE);
  return {
    list: () => storedList(page),
    saveList: (accounts) => saveList(page, accounts),
    enter: (slot) => {
      try {
        page.sessionStorage.setItem(SLOT_KEY, slot);
        rememberLast(page, slot);
        return true;
      } catch {
        return false;
      }
    },
    read: (slot, key) => withTimeout(get<unknown>(key, tableOf(slot))),
    oauthOf: async (slot) => {
      const record = await withTimeout(get<unknown>(STORAGE_KEY, tableOf(slot)));
      const { oauth } = fieldsOf(fieldsOf(record).session);
      return hasCurrentStorageVersion(record) && oauth ? (oauth as OauthState) : null;
    },
    signIn: async (slot, { oauth, screenName }) => {
      const record = fieldsOf(await withTimeout(get<unknown>(STORAGE_KEY, tableOf(slot))));
      const session = { ...fieldsOf(record.session), oauth, lastLoginName: screenName };
      const signedIn = { ...record, _persist: { version: STORAGE_VERSION }, session };
      await withTimeout(set(STORAGE_KEY, signedIn, tableOf(slot)));
    },
    write: async (slot, key, value) => {
      await withTimeout(set(key, value, tableOf(slot)));
      return true;
    },
    wipe: (slot) => withTimeout(clear(tableOf(slot))),
    sweep: (slots) => void sweep(slots).catch(() => undefined),
    tell: (slot, message) => {
      if (!('BroadcastChannel' in window)) return;
      const tabs = new BroadcastChannel(inSlot(CHANNEL, slot));
      tabs.postMessage(message);
      tabs.close();
    },
  };
}

/**
 * Tells the store of the list, now and at each change. The tab keeps its account, whatever others
 * do, and new tabs get the account of the tab that was looked at last.
 */
export function followAccounts(store: Pick<AppStore, 'dispatch'>, slot: string): void {
  const tell = () => store.dispatch(accountsFound({ slot, list: storedList(window) }));
  try {
    // A tab that is leaving for another account has that one's slot already.
    if (window.sessionStorage.getItem(SLOT_KEY) === null) {
      window.sessionStorage.setItem(SLOT_KEY, slot);
    }
  } catch {
    return;
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === ACCOUNTS_KEY) tell();
  });
  window.addEventListener('focus', () => rememberLast(window, slot));
  if (document.hasFocus()) rememberLast(window, slot);
  tell();
}

function storedList(page: Page): readonly KeptAccount[] {
  try {
    return readAccounts(page.localStorage.getItem(ACCOUNTS_KEY));
  } catch {
    return [];
  }
}

function saveList(page: Page, accounts: readonly KeptAccount[]): boolean {
  try {
    if (accounts.length > 0) page.localStorage.setItem(ACCOUNTS_KEY, JSON.stringify(accounts));
    else page.localStorage.removeItem(ACCOUNTS_KEY);
    return true;
  } catch {
    return false;
  }
}

function rememberLast(page: Page, slot: string): void {
  if (slot === '') page.localStorage.removeItem(SLOT_KEY);
  else page.localStorage.setItem(SLOT_KEY, slot);
}

async function sweep(slots: readonly string[]): Promise<void> {
  const { indexedDB } = window;
  if (!('databases' in indexedDB)) return;
  const kept = slots.map((slot) => inSlot(DATABASE, slot));
  for (const { name = '' } of await indexedDB.databases()) {
    if (name.startsWith(`${DATABASE}@`) && !kept.includes(name)) indexedDB.deleteDatabase(name);
  }
}
