/**
 * Syncs the browser's copy of an account's preferences with the server's: finds the newer one,
 * merges the other into it, and decides whether to update the server.
 */
import { isEqual } from '@/lib/values/isEqual';
import { fieldsOf } from '@/lib/values/fields';
import { isOwnPath, readFlags, readJournal, readValues, timeOf } from './preferenceCopy';
import { identityOf, isMove, joined, replayed, trimmed } from './preferenceJournal';
import {
  defaultFlags,
  defaultPreferences,
  emptyCopy,
  type Flags,
  type JournalEntry,
  type Preferences,
  type PreferencesCopy,
} from './preferences';

/** The preferences' key in the account's store, beside those of other clients. */
export const STORE_KEY = 'linnet';
/** The key of the client that most readers come from: imported once, never written. */
const FOREIGN_KEY = 'pleroma-fe';

/** The last update shown to existing readers; newcomers see no older ones. */
export const CURRENT_UPDATE = 1;
const NEW_SINCE = Date.parse('2022-08-04T00:00:00Z');

/** Only lower values of `reset` have a meaning. */
const RESETS_BELOW = 9_000;
const DROP_UNKNOWN = 1_000;
const DROP_UNKNOWN_AND_RESET = 1_001;

interface StoredPreferences {
  _user: string;
  _timestamp: number;
  _version: number;
  flagStorage: Flags;
  prefsStorage: Preferences & { _journal: JournalEntry[] };
}

/** Returns the copy to store, its journal without irrelevant entries. */
export const storedForm = (
  copy: PreferencesCopy,
  owner: string,
  now: number,
): StoredPreferences => ({
  _user: owner,
  // With a wrong clock it would look older than its predecessor.
  _timestamp: Math.max(Math.trunc(now), copy.timestamp + 1),
  _version: copy.version,
  flagStorage: copy.flags,
  prefsStorage: { ...copy.values, _journal: trimmed(copy.journal) },
});

export function copyOf(stored: unknown): PreferencesCopy {
  const { _timestamp, _version, flagStorage, prefsStorage } = fieldsOf(stored);
  return {
    timestamp: timeOf(_timestamp),
    version: timeOf(_version),
    flags: readFlags(flagStorage),
    values: readValues(prefsStorage),
    journal: readJournal(fieldsOf(prefsStorage)._journal),
  };
}

export const isValid = ({ timestamp, version }: PreferencesCopy): boolean =>
  timestamp > 0 && version > 0;

/** Reads a stored copy; null if missing or invalid. */
export function readStored(stored: unknown): PreferencesCopy | null {
  const copy = copyOf(stored);
  return isValid(copy) ? copy : null;
}

interface Newcomer {
  now: number;
  /** The account's creation time. */
  createdAt: string;
  settingsStore: Record<string, unknown>;
}

/** Returns the copy for a newcomer: the defaults, or their values in the client they come from. */
export function freshCopy({ now, createdAt, settingsStore }: Newcomer): PreferencesCopy {
  const isNew = Date.parse(createdAt) > NEW_SINCE;
  const theirs = readStored(settingsStore[FOREIGN_KEY])?.values;
  return {
    ...emptyCopy,
    timestamp: now,
    flags: { ...defaultFlags, updateCounter: isNew ? CURRENT_UPDATE : 0 },
    values: theirs ? onlyKnown(theirs) : defaultPreferences,
  };
}

const onlyKnown = ({ simple, collections }: Preferences): Preferences => ({
  simple: { dontShowUpdateNotifs: simple.dontShowUpdateNotifs, collapseNav: simple.collapseNav },
  collections: {
    pinnedNavItems: collections.pinnedNavItems,
    pinnedStatusActions: collections.pinnedStatusActions,
  },
});

interface Sync {
  copy: PreferencesCopy;
  /** True if the server has to be updated. */
  dirty: boolean;
  /** Journal entries that were skipped. */
  refused: JournalEntry[];
}

export function synced(
  cache: PreferencesCopy | null,
  server: PreferencesCopy | null,
  fresh: () => PreferencesCopy,
): Sync {
  if (!cache && !server) return { copy: fresh(), dirty: true, refused: [] };
  const [recent, stale] = byAge(cache, server);
  const { copy, refused } = stale ? merged(recent, stale) : { copy: recent, refused: [] };
  const result = { ...copy, flags: afterReset(copy.flags) };
  const dirty = server === null || !sameContents(result, server);
  if (!dirty && stale) result.timestamp = Math.min(recent.timestamp, stale.timestamp);
  return { copy: result, dirty, refused };
}

/** Returns the newer copy first; the browser's if they are equally old. */
function byAge(
  cache: PreferencesCopy | null,
  server: PreferencesCopy | null,
): [recent: PreferencesCopy, stale: PreferencesCopy | null] {
  if (!cache || !server) return [cache ?? server ?? emptyCopy, null];
  const isSame = cache.timestamp === server.timestamp && cache.version === server.version;
  return isSame || cache.timestamp > server.timestamp ? [cache, server] : [server, cache];
}

const contentsOf = ({ flags, values, journal }: PreferencesCopy) => ({ flags, values, journal });

const sameContents = (one: PreferencesCopy, other: PreferencesCopy): boolean =>
  isEqual(contentsOf(one), contentsOf(other));

function merged(
  recent: PreferencesCopy,
  stale: PreferencesCopy,
): { copy: PreferencesCopy; refused: JournalEntry[] } {
  if (sameContents(recent, stale)) return { copy: recent, refused: [] };
  const journal = trimmed(joined(recent.journal, stale.journal));
  // Moves are not idempotent; all other changes are.
  const done = new Set(recent.journal.map(identityOf));
  const due = journal.filter((entry) => !(isMove(entry) && done.has(identityOf(entry))));
  const { values, refused } = replayed(recent.values, due);
  return {
    copy: {
      ...recent,
      version: Math.max(recent.version, stale.version),
      flags: largerOf(recent.flags, stale.flags),
      values: readValues(values),
      journal: journal.filter(({ path }) => isOwnPath(path)),
    },
    refused,
  };
}

/** Takes the larger of each flag, as they only grow. */
function largerOf(one: Flags, other: Flags): Flags {
  const both = { ...one };
  for (const [name, value] of Object.entries(other)) both[name] = Math.max(both[name] ?? 0, value);
  return both;
}

/** Applies and clears `reset`, a repair that resets flags once. */
export function afterReset(flags: Flags): Flags {
  const { reset = 0 } = flags;
  const names = Object.keys(
    reset === DROP_UNKNOWN || reset === DROP_UNKNOWN_AND_RESET ? defaultFlags : flags,
  );
  const keeps = reset === DROP_UNKNOWN || reset <= 0 || reset >= RESETS_BELOW;
  const entries = names.map((name) => [name, keeps ? (flags[name] ?? 0) : 0]);
  return { ...(Object.fromEntries(entries) as Flags), reset: 0 };
}
