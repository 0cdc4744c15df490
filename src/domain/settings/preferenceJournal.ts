/**
 * The journal of changed preferences: merges those of two browsers, drops entries without effect,
 * and replays them. Both browsers get the same result, in whatever order they sync.
 *
 * An older rule drops all entries of a collection before its last removal; a browser that has not
 * synced those would never apply them. Here only undone entries are dropped.
 */
import { isEqual } from '@/lib/values/isEqual';
import { isOwnPath } from './preferenceCopy';
import { moved, type JournalEntry, type Preferences } from './preferences';

/** Includes an older name of moving. */
const moves: readonly string[] = ['reorderCollection', 'arrangeCollection'];
const memberships: readonly string[] = ['addToCollection', 'removeFromCollection'];

export const isMove = ({ operation }: JournalEntry): boolean => moves.includes(operation);

/** Returns an identity that is equal for the same change in any journal. */
export const identityOf = ({ path, operation, args, timestamp }: JournalEntry): string =>
  JSON.stringify([timestamp, path, operation, args]);

export const lastChangeIn = (journal: readonly JournalEntry[]): number =>
  journal.reduce((last, { timestamp }) => Math.max(last, timestamp), 0);

/** Sorts by time; entries of the same time get the same order everywhere. */
function inOrder(entries: readonly JournalEntry[]): JournalEntry[] {
  const rows = entries.map((entry) => ({ entry, identity: identityOf(entry) }));
  rows.sort((a, b) =>
    a.entry.timestamp === b.entry.timestamp
      ? Number(a.identity > b.identity) - Number(a.identity < b.identity)
      : a.entry.timestamp - b.entry.timestamp,
  );
  return rows.map(({ entry }) => entry);
}

export function joined(...journals: readonly (readonly JournalEntry[])[]): JournalEntry[] {
  const all = new Map(journals.flat().map((entry) => [identityOf(entry), entry]));
  return inOrder([...all.values()]);
}

/**
 * Keeps the last change of a simple value, and the last addition or removal of a collection's item
 * with its moves since. Unknown entries are kept.
 */
export function trimmed(journal: readonly JournalEntry[]): JournalEntry[] {
  const last = new Map<string, JournalEntry>();
  const kept = inOrder(journal)
    .reverse()
    .filter((entry) => {
      const decided = last.has(subjectOf(entry));
      const decides = entry.path.startsWith('simple.') || memberships.includes(entry.operation);
      if (!decided && decides) last.set(subjectOf(entry), entry);
      return !decided || !(decides || isMove(entry));
    });
  return kept.reverse();
}

/** Returns the subject of a change: a value, or one item of a collection. */
const subjectOf = ({ path, args }: JournalEntry): string =>
  path.startsWith('simple.') ? path : JSON.stringify([path, args[0]]);

export interface Replayed {
  values: Preferences;
  /** Unknown entries, and those that a journal may not contain. */
  refused: JournalEntry[];
}

/** Replays a journal; the result has to be validated, as a journal may contain anything. */
export function replayed(before: Preferences, journal: readonly JournalEntry[]): Replayed {
  const refused: JournalEntry[] = [];
  let values: Shelves = { ...before };
  for (const entry of journal) {
    const place = placeOf(entry.path);
    const shelf = place ? values[place.shelf] : {};
    const name = place?.name ?? '';
    const after = place && changed(Object.hasOwn(shelf, name) ? shelf[name] : null, entry);
    if (!place || !after) refused.push(entry);
    else values = { ...values, [place.shelf]: { ...shelf, [name]: after.value } };
  }
  return { values: values as unknown as Preferences, refused };
}

type Shelves = Record<keyof Preferences, Record<string, unknown>>;

function placeOf(path: string): { shelf: keyof Preferences; name: string } | null {
  const [shelf, name, ...rest] = path.split('.');
  if (!isOwnPath(path) || !name || rest.length > 0) return null;
  return shelf === 'simple' || shelf === 'collections' ? { shelf, name } : null;
}

/** Returns null for an impossible change. */
function changed(before: unknown, { operation, args }: JournalEntry): { value: unknown } | null {
  if (args.length === 0) return null;
  const [item, movement] = args;
  if (operation === 'set') return { value: item };
  const items: unknown[] = Array.isArray(before) ? before : [];
  const isMeant = (other: unknown) => isEqual(other, item);
  if (operation === 'addToCollection') {
    return { value: items.some(isMeant) ? items : [...items, item] };
  }
  if (operation === 'removeFromCollection') {
    return { value: items.filter((other) => !isMeant(other)) };
  }
  if (!moves.includes(operation)) return null;
  // The older name had no direction.
  const places = typeof movement === 'number' ? Math.trunc(movement) : 0;
  return { value: moved(items, items.find(isMeant), places) };
}
