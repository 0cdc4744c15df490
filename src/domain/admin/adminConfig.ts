/**
 * The configuration as it was loaded, a copy of it that is edited, and what lies between the two.
 * Differences are found one level beneath a key, and only they are sent.
 */
import { isEqual } from '@/lib/values/isEqual';
import {
  changedWithin,
  isMap,
  isWithin,
  pairsOf,
  removedWithin,
  tupleOf,
  valueWithin,
  type ConfigPath,
  type ConfigValue,
} from './configValue';

export interface ConfigEntry {
  group: string;
  key: string;
  value: ConfigValue;
  /** Parts that an administrator has set; the others are as the server comes. */
  db: string[];
}

export interface ConfigChange {
  path: ConfigPath;
  /** Undefined where the server has none. */
  before: ConfigValue | undefined;
  after: ConfigValue;
}

/** What is sent for one entry. */
export type ConfigPush =
  | { group: string; key: string; value: ConfigValue }
  | { group: string; key: string; delete: true; subkeys: string[] };

const entryAt = (
  entries: readonly ConfigEntry[],
  [group, key]: readonly [string, string, ...string[]],
): ConfigEntry | undefined => entries.find((entry) => entry.group === group && entry.key === key);

/** Undefined where there is nothing at the path. */
export function configValue(
  entries: readonly ConfigEntry[],
  path: ConfigPath,
): ConfigValue | undefined {
  const [, , ...names] = path;
  return valueWithin(entryAt(entries, path)?.value, names);
}

/** The same entries with the value at the path changed. */
export function withConfigValue(
  entries: readonly ConfigEntry[],
  path: ConfigPath,
  value: ConfigValue,
): ConfigEntry[] {
  const [group, key, ...names] = path;
  if (!entryAt(entries, path)) {
    return [...entries, { group, key, value: changedWithin(undefined, names, value), db: [] }];
  }
  return entries.map((entry) =>
    entry.group === group && entry.key === key
      ? { ...entry, value: changedWithin(entry.value, names, value) }
      : entry,
  );
}

/** The draft with one value as it was loaded again; what was made only to hold it goes with it. */
export function withLoadedValue(
  loaded: readonly ConfigEntry[],
  draft: readonly ConfigEntry[],
  path: ConfigPath,
): ConfigEntry[] {
  const before = configValue(loaded, path);
  if (before !== undefined) return withConfigValue(draft, path, before);
  const [group, key, ...names] = path;
  const without = draft.map((entry) =>
    entry.group === group && entry.key === key
      ? { ...entry, value: removedWithin(entry.value, names) }
      : entry,
  );
  const outer: ConfigPath = [group, key, ...names.slice(0, -1)];
  const isLeft = isEqual(configValue(without, outer), {});
  return isLeft && names.length > 1 && configValue(loaded, outer) === undefined
    ? withLoadedValue(loaded, without, outer)
    : without;
}

/** Whether an administrator has set it, so that it can be given back. */
export function isSetByStaff(entries: readonly ConfigEntry[], path: ConfigPath): boolean {
  const [, , subkey] = path;
  return subkey !== undefined && (entryAt(entries, path)?.db.includes(subkey) ?? false);
}

/** What of the second is not as in the first: subkeys of keyword lists, and other values whole. */
export function configChanges(
  loaded: readonly ConfigEntry[],
  draft: readonly ConfigEntry[],
): ConfigChange[] {
  return draft.flatMap(({ group, key, value }): ConfigChange[] => {
    const before = entryAt(loaded, [group, key])?.value;
    if (isEqual(before, value)) return [];
    const pairs = pairsOf(value);
    const isKeywordList = pairs !== null && (before === undefined || pairsOf(before) !== null);
    if (!isKeywordList) return [{ path: [group, key], before, after: value }];
    return pairs.flatMap(([name, after]) => {
      const there = valueWithin(before, [name]);
      return isEqual(there, after) ? [] : [{ path: [group, key, name], before: there, after }];
    });
  });
}

/** What has to be sent for some changes, one item for each entry. */
export function pushesOf(changes: readonly ConfigChange[]): ConfigPush[] {
  const pushes: ConfigPush[] = [];
  for (const { path, after } of changes) {
    const [group, key, subkey] = path;
    const known = pushes.find((push) => push.group === group && push.key === key);
    const item = subkey === undefined ? null : tupleOf([subkey, after]);
    if (item === null) pushes.push({ group, key, value: after });
    else if (known && 'value' in known && Array.isArray(known.value)) known.value.push(item);
    else pushes.push({ group, key, value: [item] });
  }
  return pushes;
}

/** Gives a value back to what the server comes with. */
export function deletionOf([group, key, subkey]: ConfigPath): ConfigPush[] {
  return subkey === undefined ? [] : [{ group, key, delete: true, subkeys: [subkey] }];
}

/**
 * The draft, carried over to what was loaded since: what the reader changed and the server does not
 * have yet stays changed, the rest is as it is there now.
 */
export function carriedOver(
  loaded: readonly ConfigEntry[],
  draft: readonly ConfigEntry[],
  fresh: readonly ConfigEntry[],
): ConfigEntry[] {
  return configChanges(loaded, draft).reduce(
    (entries, { path, after }) => withConfigValue(entries, path, after),
    [...fresh],
  );
}

/** What became another since it was loaded, beside what was sent from here. */
export function changedMeanwhile(
  loaded: readonly ConfigEntry[],
  fresh: readonly ConfigEntry[],
  sent: readonly ConfigPath[],
): ConfigPath[] {
  return configChanges(loaded, fresh)
    .map(({ path }) => path)
    .filter((path) => !sent.some((each) => isWithin(path, each)));
}

/** A map is sent as a whole, but only some of it may have been changed. */
function partsOf({ path, before, after }: ConfigChange): ConfigChange[] {
  if (!isMap(before) || !isMap(after)) return [{ path, before, after }];
  return Object.entries(after).flatMap(([name, part]) =>
    isEqual(before[name], part)
      ? []
      : [{ path: [...path, name], before: before[name], after: part }],
  );
}

/** Which of the changes the server has by now, and which it does not. */
export function outcomeOf(
  changes: readonly ConfigChange[],
  fresh: readonly ConfigEntry[],
): { taken: ConfigPath[]; missing: ConfigPath[] } {
  const isIn = ({ path, after }: ConfigChange) => isEqual(configValue(fresh, path), after);
  const parts = changes.flatMap(partsOf);
  return {
    taken: parts.filter(isIn).map(({ path }) => path),
    missing: parts.filter((change) => !isIn(change)).map(({ path }) => path),
  };
}
