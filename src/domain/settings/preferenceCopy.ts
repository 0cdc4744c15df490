/**
 * Reads a copy of the preferences that was kept somewhere, part by part: what does not fit becomes
 * its default, so that a damaged or hostile store never reaches the state.
 */
import { fieldsOf } from '@/lib/values/fields';
import {
  defaultFlags,
  defaultPreferences,
  emptyCopy,
  type Flags,
  type JournalEntry,
  type Preferences,
} from './preferences';

/** Past it (the year 2100) nothing has happened yet; what says so would win over all to come. */
const LATEST = 4_102_444_800_000;

export const timeOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value <= LATEST ? value : 0;

/** Names that begin with an underscore belong to the store itself, and to nobody else. */
export const isOwnPath = (path: string): boolean => !/(^|\.)_/.test(path);

/** Whether a journal entry found somewhere has all that replaying it takes. */
export function isJournalEntry(value: unknown): value is JournalEntry {
  const { path, operation, args, timestamp } = fieldsOf(value);
  return (
    typeof path === 'string' &&
    typeof operation === 'string' &&
    Array.isArray(args) &&
    timeOf(timestamp) > 0
  );
}

export const readJournal = (value: unknown): JournalEntry[] =>
  Array.isArray(value)
    ? value.filter(isJournalEntry).map(({ path, operation, args, timestamp }) => ({
        path,
        operation,
        args,
        timestamp,
      }))
    : [];

export const readFlags = (value: unknown): Flags => ({
  ...defaultFlags,
  ...readEach(value, (flag) =>
    Number.isFinite(flag) && Number(flag) >= 0 ? Number(flag) : undefined,
  ),
});

/** Simple values are numbers or booleans, collections are lists; all else is the default. */
export function readValues(value: unknown): Preferences {
  const { simple, collections } = fieldsOf(value);
  const defaults = defaultPreferences;
  return {
    simple: {
      ...defaults.simple,
      ...readEach(simple, (one, name) => {
        if (typeof one !== 'boolean' && typeof one !== 'number') return undefined;
        return typeof defaults.simple[name] === 'boolean' ? Boolean(one) : one;
      }),
    },
    collections: {
      ...defaults.collections,
      ...readEach(collections, (list, name) => {
        if (!Array.isArray(list)) return undefined;
        const known = Object.hasOwn(defaults.collections, name);
        return known ? [...new Set(list.filter((item) => typeof item === 'string'))] : list;
      }),
    },
  };
}

/** `flags`, `values` and `journal` as they stand in our own record. */
export const readParts = ({ flags, values, journal }: Record<string, unknown>) => ({
  flags: readFlags(flags),
  values: readValues(values),
  journal: readJournal(journal),
});

/** A version that nobody gave is the first one. */
export const versionOf = (value: unknown): number => timeOf(value) || emptyCopy.version;

function readEach<Value>(
  table: unknown,
  read: (value: unknown, name: string) => Value | undefined,
): Record<string, Value> {
  const rows = Object.entries(fieldsOf(table)).flatMap(([name, value]) => {
    const wanted = isOwnPath(name) ? read(value, name) : undefined;
    return wanted === undefined ? [] : [[name, wanted] as const];
  });
  return Object.fromEntries(rows);
}
