/**
 * Reads untrusted data: each reader takes any value and returns what was asked for, or a fallback.
 * Decoders consist of these, so that no field of the wire can do harm.
 */

/** A wire object of which only the field names are trusted. */
export type Distrusted<Wire> = { readonly [Name in keyof Wire]?: unknown };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads anything that is not an object as one without fields. */
export function fieldsOf<Wire extends object>(value: unknown): Distrusted<Wire> {
  return (isRecord(value) ? value : {}) as Distrusted<Wire>;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a non-empty string, or null. */
export const stringOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const textOf = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback;

export const textsOf = (value: unknown): string[] =>
  listOf(value).filter((item) => typeof item === 'string');

/** Reads an id: an opaque string, though a few servers send some as numbers. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return stringOf(value);
}

export const idsOf = (value: unknown): string[] =>
  listOf(value)
    .map(idOf)
    .filter((id) => id !== null);

/** Reads a number, also from a string. */
export function numberOf<Fallback extends number | null>(
  value: unknown,
  fallback: Fallback,
): number | Fallback {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** Reads a whole number of at least zero. */
export function countOf<Fallback extends number | null>(
  value: unknown,
  fallback: Fallback,
): number | Fallback {
  const number = numberOf(value, null);
  return number === null || number < 0 ? fallback : Math.trunc(number);
}

export const flagOf = (value: unknown, fallback = false): boolean =>
  typeof value === 'boolean' ? value : fallback;

export function oneOf<Option extends string, Fallback>(
  options: readonly Option[],
  value: unknown,
  fallback: Fallback,
): Option | Fallback {
  const found = options.find((option) => option === value);
  return found ?? fallback;
}

const WITHOUT_ZONE = /^\d{4}-\d\d-\d\dT[\d:.]+$/;

/** Reads a time as the server wrote it; without a zone it is UTC. */
export function momentOf(value: unknown): string | null {
  const text = stringOf(value);
  if (text === null || Number.isNaN(Date.parse(text))) return null;
  return WITHOUT_ZONE.test(text) ? `${text}Z` : text;
}

/** Normalises a web address; returns null for anything else (scripts, data). */
export function addressOf(value: unknown, base?: string): string | null {
  const text = stringOf(value);
  if (text === null) return null;
  try {
    const { protocol, href } = new URL(text, base);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** Reads a web address or a server path, for pictures that operators name. */
export function pictureOf(value: unknown): string | null {
  const text = stringOf(value);
  if (text === null) return null;
  return /^\/(?![/\\])/.test(text) ? text : addressOf(text);
}

/** Removes the undefined entries, so that the rest can be merged over what was known before. */
export const definedFields = <Value extends object>(
  value: Value,
): { [Name in keyof Value]?: NonNullable<Value[Name]> } =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry != null)) as {
    [Name in keyof Value]?: NonNullable<Value[Name]>;
  };
