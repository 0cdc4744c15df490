/**
 * Compares the loaded configuration with the edited draft. Differences are found one level below a
 * key, and only they are sent.
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
  /** The parts that an administrator has set; the others have the server's defaults. */
  db: string[];
}

export interface ConfigChange {
  path: ConfigPath;
  /** Undefined if the server has none. */
  before: ConfigValue | undefined;
  after: ConfigValue;
}

/** The update of one entry. */
export type ConfigPush =
  | { group: string; key: string; value: ConfigValue }
  | { group: string; key: string; delete: true; subkeys: string[] };

const entryAt = (
  entries: readonly ConfigEntry[],
  [group, key]: readonly [string, string, ...string[]],
): ConfigEntry | undefined => entries.find((entry) => entry.group === group && entry.key === key);

/** Returns the value at the path, or undefined. */
export function configValue(
  entries: readonly ConfigEntry[],
  path: ConfigPath,
): ConfigValue | undefined {
  const [, , ...names] = path;
  return valueWithin(entryAt(entries, path)?.value, names);
}

/** Returns the entries with the value at the path changed. */
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

/**
 * Resets one value of the draft to the loaded one; removes entries that existed only to hold it.
 */
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

/** True if an administrator has set the value, so that it can be reset. */
export function isSetByStaff(entries: readonly ConfigEntry[], path: ConfigPath): boolean {
  const [, , subkey] = path;
  return subkey !== undefined && (entryAt(entries, path)?.db.includes(subkey) ?? false);
}

/** Returns the differences: subkeys of keyword lists, and other values as a whole. */
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

/** Builds the updates for some changes, one item per entry. */
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

/** Builds the request that resets a value to the server's default. */
export function deletionOf([group, key, subkey]: ConfigPath): ConfigPush[] {
  return subkey === undefined ? [] : [{ group, key, delete: true, subkeys: [subkey] }];
}

/**
 * Rebases the draft on a newly loaded configuration: changes that the server does not have yet are
 * kept, the rest is taken from the server.
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

/**
 * Returns the paths that changed on the server since loading, apart from what was sent from here.
 */
export function changedMeanwhile(
  loaded: readonly ConfigEntry[],
  fresh: readonly ConfigEntry[],
  sent: readonly ConfigPath[],
): ConfigPath[] {
  return configChanges(loaded, fresh)
    .map(({ path }) => path)
    .filter((path) => !sent.some((each) => isWithin(path, each)));
}

/** Splits the change of a map, which is sent as a whole, into its changed parts. */
function partsOf({ path, before, after }: ConfigChange): ConfigChange[] {
  if (!isMap(before) || !isMap(after)) return [{ path, before, after }];
  return Object.entries(after).flatMap(([name, part]) =>
    isEqual(before[name], part)
      ? []
      : [{ path: [...path, name], before: before[name], after: part }],
  );
}

/** Splits the changes into those that the server has by now, and those that it does not have. */
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
