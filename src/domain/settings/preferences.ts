/**
 * Preferences synced with the account. Every change is a journal entry, so that changes in two
 * browsers can be merged; this file has their shape and the reader's changes.
 */
import { defaultPins } from '@/domain/session/navigation';

/** A journal entry; a newer version of this client may know more operations. */
export interface JournalEntry {
  /** `simple.collapseNav`, `collections.pinnedNavItems`. */
  path: string;
  /** `set`, `addToCollection`, `removeFromCollection`, `reorderCollection`. */
  operation: string;
  args: unknown[];
  timestamp: number;
}

/** The values; unknown ones of newer versions are kept. */
export interface Preferences {
  simple: Record<string, boolean | number> & {
    dontShowUpdateNotifs: boolean;
    collapseNav: boolean;
    /** The offer to set up the account was dismissed, or the last step was done. */
    hideFirstSteps?: boolean;
    /** The advice on the first post was dismissed. */
    hideFirstPostHint?: boolean;
    /** Drafts go to the account's store, for other devices. */
    syncDrafts?: boolean;
  };
  collections: Record<string, unknown[]> & Record<CollectionPreference, string[]>;
}

export type SimplePreference =
  | 'dontShowUpdateNotifs'
  | 'collapseNav'
  | 'hideFirstSteps'
  | 'hideFirstPostHint'
  | 'syncDrafts';
type CollectionPreference = 'pinnedNavItems' | 'pinnedStatusActions';

/** The buttons of a status card, by their names in the shared store. */
export const defaultActions: string[] = ['reply', 'retweet', 'favorite', 'emoji'];

export const defaultPreferences: Preferences = {
  simple: { dontShowUpdateNotifs: false, collapseNav: false },
  collections: { pinnedNavItems: defaultPins, pinnedStatusActions: defaultActions },
};

/** Numbers that only grow: `updateCounter` is the last update shown. */
export type Flags = Record<string, number>;

export const defaultFlags: Flags = { updateCounter: 0, reset: 0 };

/** The stored preferences of an account, in a browser or on the server. */
export interface PreferencesCopy {
  /** When it was last stored on the server; 0 for never. */
  timestamp: number;
  version: number;
  flags: Flags;
  values: Preferences;
  journal: JournalEntry[];
}

const PREFERENCES_VERSION = 1;

export const emptyCopy: PreferencesCopy = {
  timestamp: 0,
  version: PREFERENCES_VERSION,
  flags: defaultFlags,
  values: defaultPreferences,
  journal: [],
};

/** Moves a value by some places, stopping at the ends. */
export function moved<Item>(items: readonly Item[], value: Item, movement: number): Item[] {
  const from = items.indexOf(value);
  if (from < 0) return [...items];
  const rest = items.filter((_item, at) => at !== from);
  const to = Math.min(rest.length, Math.max(0, from + movement));
  return [...rest.slice(0, to), value, ...rest.slice(to)];
}

/** A change of an ordered list of different values. */
export type ListEdit =
  | { operation: 'add' | 'remove'; value: string }
  | { operation: 'move'; value: string; movement: number };

export type PreferenceEdit =
  | { operation: 'set'; name: SimplePreference; value: boolean }
  | (ListEdit & { collection: CollectionPreference });

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

export function editedItems(items: readonly string[], edit: ListEdit): string[] {
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
  operation: string,
  args: unknown[],
  timestamp: number,
): JournalEntry => ({ path: `collections.${collection}`, operation, args, timestamp });
