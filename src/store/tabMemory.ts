/**
 * What this tab remembers beyond a reload: where the reader was. Where the browser keeps nothing,
 * there is simply no memory.
 */
import type { ReadersPlace, ReadersPlaces } from '@/domain/readersPlace';
import type { TabMemory } from '@/sagas/engine/context';
import { fieldsOf } from './fields';

const KEY = 'linnet places';

/** Without a page nothing is read or written. */
export const tabMemory = (page: Pick<Window, 'sessionStorage'> | null): TabMemory => ({
  places: () => {
    try {
      return readPlaces(JSON.parse(page?.sessionStorage.getItem(KEY) ?? '{}'));
    } catch {
      return {};
    }
  },
  keepPlaces: (places) => {
    try {
      page?.sessionStorage.setItem(KEY, JSON.stringify(places));
    } catch {
      // Full or blocked: then a reload begins at the top.
    }
  },
});

const readPlaces = (record: unknown): ReadersPlaces =>
  Object.fromEntries(
    Object.entries(fieldsOf(record)).filter(
      (entry): entry is [string, ReadersPlace | null] => entry[1] === null || isPlace(entry[1]),
    ),
  );

/** As far as the page relies on it: nobody else writes here. */
function isPlace(value: unknown): value is ReadersPlace {
  const { rows, before } = fieldsOf(value);
  return Array.isArray(rows) && Array.isArray(before);
}
