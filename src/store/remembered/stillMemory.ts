/**
 * The stills of an account, in the storage that answers at once: a first script that waited for the
 * database would show them later than the browser could.
 */
import { readStill, type Stills } from '@/domain/timelines/still';
import { inSlot, slotIn } from '@/lib/accountSlot';
import { fieldsOf } from '@/lib/values/fields';

const KEY = 'linnet still';

type Page = Pick<Window, 'localStorage'>;

/** None where the browser blocks its storage. */
export function recallStills(page: Page, slot: string): Stills {
  try {
    const record = fieldsOf(JSON.parse(page.localStorage.getItem(inSlot(KEY, slot)) ?? ''));
    return { top: readStill(record.top), place: readStill(record.place) };
  } catch {
    return { top: null, place: null };
  }
}

export function rememberStills(page: Page, slot: string, stills: Stills): void {
  try {
    page.localStorage.setItem(inSlot(KEY, slot), JSON.stringify(stills));
  } catch {
    // Full or blocked. An older one would show what is not there any more.
    forgetStills(page, slot);
  }
}

export function forgetStills(page: Page, slot: string): void {
  try {
    page.localStorage.removeItem(inSlot(KEY, slot));
  } catch {
    // Blocked: there is none.
  }
}

/** Deletes what is left of all accounts but these. */
export function forgetOtherStills(page: Page, slots: readonly string[]): void {
  Object.keys(page.localStorage)
    .filter((key) => key.startsWith(KEY) && !slots.includes(slotIn(key)))
    .forEach((key) => page.localStorage.removeItem(key));
}
