/**
 * The storage of this tab that survives a reload: scroll anchors, thread focus, and drafts that
 * were flushed when the page was hidden. Where the browser blocks it, nothing is remembered.
 */
import type { ThreadFocusPaths } from '@/domain/statuses/threads/threadFocus';
import type { ScrollAnchor, ScrollAnchors } from '@/domain/timelines/scrollAnchor';
import type { FlushedDrafts, TabStorage } from '@/sagas/engine/context';
import { inSlot } from '@/lib/accountSlot';
import { fieldsOf, textOf } from '@/lib/values/fields';
import { readPersistedDrafts } from '../persistedDrafts';

/** Without a page nothing is read or written. */
export function tabStorage(page: Pick<Window, 'sessionStorage'> | null, slot = ''): TabStorage {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(page?.sessionStorage.getItem(inSlot(key, slot)) ?? 'null');
    } catch {
      return null;
    }
  };
  const keep = (key: string, value: unknown): void => {
    try {
      page?.sessionStorage.setItem(inSlot(key, slot), JSON.stringify(value));
    } catch {
      // Full or blocked: a reload then begins at the top, with the persisted drafts.
    }
  };
  return {
    scrollAnchors: () => readScrollAnchors(read(SCROLL_ANCHORS_KEY)),
    saveScrollAnchors: (places) => keep(SCROLL_ANCHORS_KEY, places),
    threadFocus: () => readThreadFocus(read(THREAD_FOCUS)),
    saveThreadFocus: (dives) => keep(THREAD_FOCUS, dives),
    flushedDrafts: () => readFlushedDrafts(read(WORDS)),
    flushDrafts: (words) => keep(WORDS, words),
    unsentForm: () => read(TYPED),
    saveUnsentForm: (form) => keep(TYPED, form),
  };
}

const SCROLL_ANCHORS_KEY = 'linnet places';
const THREAD_FOCUS = 'linnet dives';
const WORDS = 'linnet words';
const TYPED = 'linnet typed';

const readScrollAnchors = (record: unknown): ScrollAnchors =>
  Object.fromEntries(
    Object.entries(fieldsOf(record)).filter(
      (entry): entry is [string, ScrollAnchor | null] =>
        entry[1] === null || isScrollAnchor(entry[1]),
    ),
  );

const readThreadFocus = (record: unknown): ThreadFocusPaths =>
  Object.fromEntries(
    Object.entries(fieldsOf(record)).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((id) => typeof id === 'string'),
    ),
  );

/** Checks only the fields that the page relies on, as nobody else writes here. */
function isScrollAnchor(value: unknown): value is ScrollAnchor {
  const { rows, before } = fieldsOf(value);
  return Array.isArray(rows) && Array.isArray(before);
}

function readFlushedDrafts(record: unknown): FlushedDrafts {
  const { screenName, drafts } = fieldsOf(record);
  return { screenName: textOf(screenName), drafts: readPersistedDrafts(drafts) };
}
