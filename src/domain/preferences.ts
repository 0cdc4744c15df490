/**
 * Preferences that travel with the account. Every change is an entry of a journal, so that changes
 * made in two browsers can be merged; here are the shape and the operations.
 */
import { defaultPins } from './navigation';

export const journalOperations = [
  'set',
  'addToCollection',
  'removeFromCollection',
  'reorderCollection',
  'arrangeCollection',
] as const;

export type JournalOperation = (typeof journalOperations)[number];

export interface JournalEntry {
  /** `simple.collapseNav`, `collections.pinnedNavItems`. */
  path: string;
  operation: JournalOperation;
  args: unknown[];
  timestamp: number;
}

/** Whether a journal entry found somewhere has all that replaying it takes. */
export function isJournalEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { path, operation, args, timestamp } = value as Partial<JournalEntry>;
  return (
    typeof path === 'string' &&
    typeof timestamp === 'number' &&
    Array.isArray(args) &&
    (journalOperations as readonly unknown[]).includes(operation)
  );
}

export interface Preferences {
  simple: { dontShowUpdateNotifs: boolean; collapseNav: boolean };
  collections: { pinnedNavItems: string[] };
}

export type SimplePreference = keyof Preferences['simple'];
export type CollectionPreference = keyof Preferences['collections'];

export const defaultPreferences: Preferences = {
  simple: { dontShowUpdateNotifs: false, collapseNav: false },
  collections: { pinnedNavItems: defaultPins },
};

/** Moves a value by so many places, stopping at the ends. */
export function moved(items: readonly string[], value: string, movement: number): string[] {
  const from = items.indexOf(value);
  if (from < 0) return [...items];
  const rest = items.filter((_item, at) => at !== from);
  const to = Math.min(rest.length, Math.max(0, from + movement));
  return [...rest.slice(0, to), value, ...rest.slice(to)];
}

export type PreferenceEdit =
  | { operation: 'set'; name: SimplePreference; value: boolean }
  | { operation: 'add' | 'remove'; collection: CollectionPreference; value: string }
  | { operation: 'move'; collection: CollectionPreference; value: string; movement: number };

export function applyEdit(values: Preferences, edit: PreferenceEdit): Preferences {
  if (edit.operation === 'set') {
    return { ...values, simple: { ...values.simple, [edit.name]: edit.value } };
  }
  const items = values.collections[edit.collection];
  return {
    ...values,
    collections: { ...values.collections, [edit.collection]: editedItems(items, edit) },
  };
}

function editedItems(
  items: readonly string[],
  edit: Exclude<PreferenceEdit, { operation: 'set' }>,
): string[] {
  switch (edit.operation) {
    case 'add':
      return items.includes(edit.value) ? [...items] : [...items, edit.value];
    case 'remove':
      return items.filter((item) => item !== edit.value);
    case 'move':
      return moved(items, edit.value, edit.movement);
  }
}

export function journalEntryOf(edit: PreferenceEdit, timestamp: number): JournalEntry {
  switch (edit.operation) {
    case 'set':
      return { path: `simple.${edit.name}`, operation: 'set', args: [edit.value], timestamp };
    case 'add':
      return entry(edit, 'addToCollection', [edit.value], timestamp);
    case 'remove':
      return entry(edit, 'removeFromCollection', [edit.value], timestamp);
    case 'move':
      return entry(edit, 'reorderCollection', [edit.value, edit.movement], timestamp);
  }
}

const entry = (
  { collection }: { collection: CollectionPreference },
  operation: JournalOperation,
  args: unknown[],
  timestamp: number,
): JournalEntry => ({ path: `collections.${collection}`, operation, args, timestamp });
