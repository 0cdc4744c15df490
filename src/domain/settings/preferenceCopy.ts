/**
 * Reads a stored copy of the preferences, part by part: invalid values become the default, so that
 * a damaged or hostile store never reaches the state.
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

/** A later time (year 2100 on) is invalid: it would win over all future changes. */
const LATEST = 4_102_444_800_000;

export const timeOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value <= LATEST ? value : 0;

/** False for names with a leading underscore, which belong to the store itself. */
export const isOwnPath = (path: string): boolean => !/(^|\.)_/.test(path);

/** True if a journal entry is complete enough to be replayed. */
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

/**
 * Reads values: simple ones are numbers or booleans, collections are lists; anything else becomes
 * the default.
 */
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

/** Reads `flags`, `values` and `journal` of our own record. */
export const readParts = ({ flags, values, journal }: Record<string, unknown>) => ({
  flags: readFlags(flags),
  values: readValues(values),
  journal: readJournal(journal),
});

/** A missing version is the first one. */
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
