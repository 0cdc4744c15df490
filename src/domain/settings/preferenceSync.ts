/**
 * Brings together what this browser keeps of an account's preferences and what the server does:
 * which of the two is the newer one, what the other adds to it, and whether the server is to know.
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

/** Under which the preferences stand in the account's store, beside those of other clients. */
export const STORE_KEY = 'linnet';
/** Of the client that most who come here know: taken over once, and never written. */
const FOREIGN_KEY = 'pleroma-fe';

/** The last update that those who were here are told about; who came later knows nothing older. */
export const CURRENT_UPDATE = 1;
const NEW_SINCE = Date.parse('2022-08-04T00:00:00Z');

/** Only values of `reset` below it mean something. */
const RESETS_BELOW = 9_000;
const DROP_UNKNOWN = 1_000;
const DROP_UNKNOWN_AND_RESET = 1_001;

export interface StoredPreferences {
  _user: string;
  _timestamp: number;
  _version: number;
  flagStorage: Flags;
  prefsStorage: Preferences & { _journal: JournalEntry[] };
}

/** What is to be stored, with nothing in its journal that has become irrelevant. */
export const storedForm = (
  copy: PreferencesCopy,
  owner: string,
  now: number,
): StoredPreferences => ({
  _user: owner,
  // By a clock that goes wrong it would look older than what it replaces.
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

/** Null when there is none, or one that nobody can have stored. */
export function readStored(stored: unknown): PreferencesCopy | null {
  const copy = copyOf(stored);
  return isValid(copy) ? copy : null;
}

interface Newcomer {
  now: number;
  /** When the account was made. */
  createdAt: string;
  settingsStore: Record<string, unknown>;
}

/** For who was never here: the defaults, or what they chose in the client they come from. */
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

export interface Sync {
  copy: PreferencesCopy;
  /** The server does not have it yet. */
  dirty: boolean;
  /** Entries of a journal that were passed over. */
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

/** The newer one first; this browser's when neither is. */
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
  // Done twice, a move is another move; all other changes come to the same.
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

/** Flags only grow. */
function largerOf(one: Flags, other: Flags): Flags {
  const both = { ...one };
  for (const [name, value] of Object.entries(other)) both[name] = Math.max(both[name] ?? 0, value);
  return both;
}

/** `reset` is for repairs: it lets flags begin anew once, and is gone. */
export function afterReset(flags: Flags): Flags {
  const { reset = 0 } = flags;
  const names = Object.keys(
    reset === DROP_UNKNOWN || reset === DROP_UNKNOWN_AND_RESET ? defaultFlags : flags,
  );
  const keeps = reset === DROP_UNKNOWN || reset <= 0 || reset >= RESETS_BELOW;
  const entries = names.map((name) => [name, keeps ? (flags[name] ?? 0) : 0]);
  return { ...(Object.fromEntries(entries) as Flags), reset: 0 };
}
