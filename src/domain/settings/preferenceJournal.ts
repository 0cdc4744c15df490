/**
 * The journal of changed preferences: joining those of two browsers, keeping only what still
 * matters, and replaying them. Both come to the same, in whatever order they hear of each other.
 *
 * An older rule forgets all of a collection that came before its last removal. A browser that has
 * not heard of those changes would then never do so; here only what was undone is forgotten.
 */
import { isEqual } from '@/lib/values/isEqual';
import { isOwnPath } from './preferenceCopy';
import { moved, type JournalEntry, type Preferences } from './preferences';

/** An older name of moving is read as well. */
const moves: readonly string[] = ['reorderCollection', 'arrangeCollection'];
const memberships: readonly string[] = ['addToCollection', 'removeFromCollection'];

export const isMove = ({ operation }: JournalEntry): boolean => moves.includes(operation);

/** The same for the same change, in whichever journal it stands. */
export const identityOf = ({ path, operation, args, timestamp }: JournalEntry): string =>
  JSON.stringify([timestamp, path, operation, args]);

export const lastChangeIn = (journal: readonly JournalEntry[]): number =>
  journal.reduce((last, { timestamp }) => Math.max(last, timestamp), 0);

/** In the order of time; what happened at the same time has the same order everywhere. */
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
 * Of a simple value the last change; of an item of a collection its last coming or going, and its
 * moves since then. What is not known here is kept as it is.
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

/** What a change is about: a value, or one item of a collection. */
const subjectOf = ({ path, args }: JournalEntry): string =>
  path.startsWith('simple.') ? path : JSON.stringify([path, args[0]]);

export interface Replayed {
  values: Preferences;
  /** What is not known here, or may not be changed by a journal. */
  refused: JournalEntry[];
}

/** Their kinds are to be checked afterwards: a journal may put anything anywhere. */
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

/** Null for what cannot be done. */
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
  // The older name came without saying whither.
  const places = typeof movement === 'number' ? Math.trunc(movement) : 0;
  return { value: moved(items, items.find(isMeant), places) };
}
