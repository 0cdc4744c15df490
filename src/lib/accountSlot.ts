/**
 * Slots keep the accounts apart that share this browser: the slot is part of the name of everything
 * that is stored, locked or told to other tabs for an account. The first account has the empty slot,
 * and so the names that a browser with one account has.
 */

/** The key of the slot in the storage of a tab, and of the one used last in that of the browser. */
export const SLOT_KEY = 'linnet account';
/** The key of the list of accounts; missing where there is one account. */
export const ACCOUNTS_KEY = 'linnet accounts';

export const inSlot = (name: string, slot: string): string =>
  slot === '' ? name : `${name}@${slot}`;

/** Returns the slot in such a name. */
export const slotIn = (name: string): string => name.split('@')[1] ?? '';

/** The address at which the service worker opens a page for an account. */
export const addressInSlot = (path: string, slot: string): string => `${path}#account=${slot}`;

/** Anybody can write such an address, so it only chooses among the accounts that are here. */
function enterSlotOfAddress({ location, history, localStorage, sessionStorage }: Window): void {
  const [, slot] = /^#account=(\w*)$/.exec(location.hash) ?? [];
  if (slot === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (localStorage.getItem(ACCOUNTS_KEY)?.includes(`"slot":"${slot}"`)) {
    sessionStorage.setItem(SLOT_KEY, slot);
  }
}

/** Returns the slot of this tab; that of a new tab is the one used last. */
export function slotOfTab(): string {
  try {
    enterSlotOfAddress(window);
    return window.sessionStorage.getItem(SLOT_KEY) ?? window.localStorage.getItem(SLOT_KEY) ?? '';
  } catch {
    return '';
  }
}
