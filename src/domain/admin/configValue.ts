/**
 * Reads and changes configuration values by path, exactly as they came: a map stays an object, a
 * keyword list a list of tuples, an atom a text with a colon. Everything beside the path is left
 * untouched, so that each value keeps its kind.
 */
import { isEqual } from '@/lib/values/isEqual';

export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | ConfigValue[]
  | { [name: string]: ConfigValue };

/** Group, key, and nested keys. A list, as module names contain dots. */
export type ConfigPath = [group: string, key: string, ...subkeys: string[]];

type Pair = [name: string, value: ConfigValue];

export const isMap = (value: ConfigValue | undefined): value is Record<string, ConfigValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pairOf(item: ConfigValue): Pair | null {
  if (!isMap(item) || Object.keys(item).length !== 1 || !Array.isArray(item.tuple)) return null;
  const [name, value] = item.tuple;
  const isPair = item.tuple.length === 2 && typeof name === 'string' && name.startsWith(':');
  return isPair && value !== undefined ? [name, value] : null;
}

/** Returns the pairs of a keyword list; null for other values. An empty list may be either. */
export function pairsOf(value: ConfigValue | undefined): Pair[] | null {
  if (!Array.isArray(value)) return null;
  const pairs = value.map(pairOf).filter((pair) => pair !== null);
  return pairs.length === value.length ? pairs : null;
}

/** Returns one part of a value, or undefined. */
function partOf(value: ConfigValue | undefined, name: string): ConfigValue | undefined {
  if (isMap(value)) return Object.hasOwn(value, name) ? value[name] : undefined;
  return pairsOf(value)?.find(([each]) => each === name)?.[1];
}

export const valueWithin = (
  value: ConfigValue | undefined,
  names: readonly string[],
): ConfigValue | undefined =>
  names.reduce<ConfigValue | undefined>((outer, name) => partOf(outer, name), value);

/**
 * Sets one part of a value. Missing levels become a keyword list at the top, and maps further in,
 * as on the server.
 */
export function changedWithin(
  value: ConfigValue | undefined,
  names: readonly string[],
  next: ConfigValue,
  depth = 0,
): ConfigValue {
  const [name, ...rest] = names;
  if (name === undefined) return next;
  const inner = changedWithin(partOf(value, name), rest, next, depth + 1);
  if (isMap(value)) return { ...value, [name]: inner };
  const pairs = pairsOf(value);
  if (!pairs) return depth === 0 ? [tupleOf([name, inner])] : { [name]: inner };
  const isNew = pairs.every(([each]) => each !== name);
  return [
    ...pairs.map((pair) => tupleOf(pair[0] === name ? [name, inner] : pair)),
    ...(isNew ? [tupleOf([name, inner])] : []),
  ];
}

/** Removes one part of a value. */
export function removedWithin(value: ConfigValue, names: readonly string[]): ConfigValue {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  const inner = partOf(value, name);
  if (inner === undefined) return value;
  if (rest.length > 0) return changedWithin(value, [name], removedWithin(inner, rest));
  if (isMap(value)) {
    return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  }
  return (pairsOf(value) ?? []).filter(([each]) => each !== name).map(tupleOf);
}

export const tupleOf = (pair: Pair): ConfigValue => ({ tuple: pair });

export const pathKey = (path: readonly string[]): string => JSON.stringify(path);

/** True if one path equals the other, or lies within it. */
export const isWithin = (path: readonly string[], outer: readonly string[]): boolean =>
  isEqual(path.slice(0, outer.length), outer);
