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

/** Returns the slot of this tab; that of a new tab is the one used last. */
export function slotOfTab(): string {
  try {
    return window.sessionStorage.getItem(SLOT_KEY) ?? window.localStorage.getItem(SLOT_KEY) ?? '';
  } catch {
    return '';
  }
}
