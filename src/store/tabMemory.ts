/**
 * What this tab remembers beyond a reload: where the reader was and what they dived to, and what
 * was being typed when the page went. Where the browser keeps nothing, there is simply no memory.
 */
import type { Dives } from '@/domain/dives';
import type { ReadersPlace, ReadersPlaces } from '@/domain/readersPlace';
import type { LastWords, TabMemory } from '@/sagas/engine/context';
import { fieldsOf, textOf } from '@/lib/fields';
import { readDrafts } from './keptDrafts';

/** Without a page nothing is read or written. */
export function tabMemory(page: Pick<Window, 'sessionStorage'> | null): TabMemory {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(page?.sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const keep = (key: string, value: unknown): void => {
    try {
      page?.sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Full or blocked: then a reload begins at the top, with what the record holds.
    }
  };
  return {
    places: () => readPlaces(read(PLACES)),
    keepPlaces: (places) => keep(PLACES, places),
    dives: () => readDives(read(DIVES)),
    keepDives: (dives) => keep(DIVES, dives),
    words: () => readWords(read(WORDS)),
    keepWords: (words) => keep(WORDS, words),
    typed: () => read(TYPED),
    keepTyped: (form) => keep(TYPED, form),
  };
}

const PLACES = 'linnet places';
const DIVES = 'linnet dives';
const WORDS = 'linnet words';
const TYPED = 'linnet typed';

const readPlaces = (record: unknown): ReadersPlaces =>
  Object.fromEntries(
    Object.entries(fieldsOf(record)).filter(
      (entry): entry is [string, ReadersPlace | null] => entry[1] === null || isPlace(entry[1]),
    ),
  );

const readDives = (record: unknown): Dives =>
  Object.fromEntries(
    Object.entries(fieldsOf(record)).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((id) => typeof id === 'string'),
    ),
  );

/** As far as the page relies on it: nobody else writes here. */
function isPlace(value: unknown): value is ReadersPlace {
  const { rows, before } = fieldsOf(value);
  return Array.isArray(rows) && Array.isArray(before);
}

function readWords(record: unknown): LastWords {
  const { screenName, drafts } = fieldsOf(record);
  return { screenName: textOf(screenName), drafts: readDrafts(drafts) };
}
