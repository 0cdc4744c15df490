/**
 * The stills of an account, in the storage that answers at once: a first script that waited for the
 * database would show them later than the browser could.
 */
import {
  besideLists,
  besideListsAt,
  readStill,
  type Still,
  type Stills,
} from '@/domain/timelines/still';
import { inSlot, slotIn } from '@/lib/accountSlot';
import { fieldsOf } from '@/lib/values/fields';

const KEY = 'linnet still';

const keyOf = (screen: string | undefined): string => (screen ? `${KEY} ${screen}` : KEY);
const keyFor = (path: string): string => keyOf(besideListsAt(path));

type Page = Pick<Window, 'localStorage'>;

/** Those of such a path; none where the browser blocks its storage. */
export function recallStills(page: Page, slot: string, path: string): Stills {
  try {
    const kept = page.localStorage.getItem(inSlot(keyFor(path), slot));
    const record = fieldsOf(JSON.parse(kept ?? ''));
    return { top: readStill(record.top), place: readStill(record.place) };
  } catch {
    return { top: null, place: null };
  }
}

export function rememberStills(page: Page, slot: string, path: string, stills: Stills): void {
  try {
    page.localStorage.setItem(inSlot(keyFor(path), slot), JSON.stringify(stills));
  } catch {
    // Full or blocked. An older one would show what is not there any more.
    forgetStills(page, slot);
  }
}

/** Forgets those of this path, or all. */
export function forgetStills(page: Page, slot: string, path?: string): void {
  if (path !== undefined) {
    const { top, place } = recallStills(page, slot, path);
    const isOf = (still: Still | null) => still?.path === path;
    if (!isOf(top) && !isOf(place)) return;
    const rest = { top: isOf(top) ? null : top, place: isOf(place) ? null : place };
    rememberStills(page, slot, path, rest);
    return;
  }
  try {
    for (const screen of [undefined, ...besideLists])
      page.localStorage.removeItem(inSlot(keyOf(screen), slot));
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
