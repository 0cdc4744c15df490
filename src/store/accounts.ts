/**
 * The accounts of this browser. Loaded only where there are several, or one more is wanted. Safe
 * starts leave all of it alone.
 */
import { clear, createStore, get, set } from 'idb-keyval';
import type { OauthState } from '@/domain/session/session';
import { readAccounts, type KeptAccount } from '@/domain/session/accounts';
import { fieldsOf } from '@/lib/values/fields';
import { ACCOUNTS_KEY, inSlot, slotIn, SLOT_KEY } from '@/lib/accountSlot';
import type { Accounts } from '@/sagas/engine/context';
import { accountsFound } from '@/slices/session/accounts';
import type { AppStore } from './createStore';
import { CHANNEL } from './pageEvents';
import { forgetPaint, forgetOtherPaints } from './remembered/paintMemory';
import { forgetOtherStills, forgetStills } from './remembered/stillMemory';
import { hasCurrentStorageVersion, STORAGE_KEY, STORAGE_VERSION } from './persistedStateVersion';
import { DATABASE, TABLE, withTimeout } from './storage';

/** The key of the act that this tab is to do as another account. */
const ACT_KEY = 'linnet act';
/** The key of the slots that had a page, for browsers that do not list their databases. */
const SLOTS_KEY = 'linnet slots';
/** The longest that a tab waits for another one to have changed the list, in milliseconds. */
const LIST_TIMEOUT = 1_000;

type Page = Pick<Window, 'localStorage' | 'sessionStorage'>;

export function browserAccounts(page: Page): Accounts {
  /** Those of the others, which stay open, as each call to the server may be told to them. */
  const channels = new Map<string, BroadcastChannel>();
  const tableOf = (slot: string) => createStore(inSlot(DATABASE, slot), TABLE);
  return {
    changeList: (change) => alone(() => saveList(page, change(storedList(page)))),
    enter: (slot) => {
      try {
        page.sessionStorage.setItem(SLOT_KEY, slot);
        rememberLast(page, slot);
        return true;
      } catch {
        return false;
      }
    },
    leaveAct: (slot, act) => {
      try {
        if (act === null) page.sessionStorage.removeItem(inSlot(ACT_KEY, slot));
        else page.sessionStorage.setItem(inSlot(ACT_KEY, slot), JSON.stringify(act));
      } catch {
        // The post is opened there all the same.
      }
    },
    takeAct: (slot) => {
      try {
        const act = page.sessionStorage.getItem(inSlot(ACT_KEY, slot));
        page.sessionStorage.removeItem(inSlot(ACT_KEY, slot));
        return JSON.parse(act ?? 'null');
      } catch {
        return null;
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
    wipe: async (slot) => {
      forgetPaint(page, slot);
      forgetStills(page, slot);
      await withTimeout(clear(tableOf(slot)));
    },
    sweep: (slots) => void sweep(page, slots).catch(() => undefined),
    tell: (slot, message) => {
      if (!('BroadcastChannel' in window)) return;
      const tabs = channels.get(slot) ?? new BroadcastChannel(inSlot(CHANNEL, slot));
      channels.set(slot, tabs);
      tabs.postMessage(message);
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
    changeNotedSlots(window, (noted) => [...new Set([...noted, slot])]);
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

/**
 * Runs the work while no other tab does, as far as the browser has locks. One that hangs keeps the
 * others waiting for a short time only.
 */
async function alone<Result>(work: () => Result): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  try {
    return await locks.request(ACCOUNTS_KEY, { signal: AbortSignal.timeout(LIST_TIMEOUT) }, work);
  } catch {
    return work();
  }
}

function saveList(page: Page, accounts: readonly KeptAccount[]): readonly KeptAccount[] | null {
  try {
    if (accounts.length > 0) page.localStorage.setItem(ACCOUNTS_KEY, JSON.stringify(accounts));
    else page.localStorage.removeItem(ACCOUNTS_KEY);
    return accounts;
  } catch {
    return null;
  }
}

function rememberLast(page: Page, slot: string): void {
  if (slot === '') page.localStorage.removeItem(SLOT_KEY);
  else page.localStorage.setItem(SLOT_KEY, slot);
}

async function sweep(page: Page, slots: readonly string[]): Promise<void> {
  forgetOtherPaints(page, ['', ...slots]);
  forgetOtherStills(page, ['', ...slots]);
  const kept = slots.map((slot) => inSlot(DATABASE, slot));
  for (const name of await databases(page)) {
    if (!name.startsWith(`${DATABASE}@`) || kept.includes(name)) continue;
    // Waits until no page has it open; so long its slot stays noted.
    window.indexedDB.deleteDatabase(name).onsuccess = () => {
      changeNotedSlots(page, (noted) => noted.filter((slot) => slot !== slotIn(name)));
    };
  }
}

const listsDatabases = (): boolean =>
  (window as Partial<Window>).indexedDB?.databases !== undefined;

/** Where the browser does not list them, those of the slots that were noted. */
async function databases(page: Page): Promise<string[]> {
  if (!listsDatabases()) return notedSlots(page).map((slot) => inSlot(DATABASE, slot));
  return (await window.indexedDB.databases()).map(({ name = '' }) => name);
}

const notedSlots = (page: Page): string[] =>
  page.localStorage.getItem(SLOTS_KEY)?.split(' ').filter(Boolean) ?? [];

function changeNotedSlots(page: Page, change: (slots: string[]) => string[]): void {
  if (!listsDatabases()) page.localStorage.setItem(SLOTS_KEY, change(notedSlots(page)).join(' '));
}
