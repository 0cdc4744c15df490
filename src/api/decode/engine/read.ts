/**
 * Reading what is distrusted: each reader takes anything and gives what it is asked for, or its
 * fallback. Decoders are built of these, so that no field of the wire can harm.
 */

/** An object of the wire of which only the names of the fields are trusted. */
export type Distrusted<Wire> = { readonly [Name in keyof Wire]?: unknown };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is no object is read as one without fields. */
export function fieldsOf<Wire extends object>(value: unknown): Distrusted<Wire> {
  return (isRecord(value) ? value : {}) as Distrusted<Wire>;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text that is not empty. */
export const stringOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const textOf = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback;

export const textsOf = (value: unknown): string[] =>
  listOf(value).filter((item) => typeof item === 'string');

/** Ids are opaque texts; a few servers send some of them as numbers. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return stringOf(value);
}

export const idsOf = (value: unknown): string[] =>
  listOf(value)
    .map(idOf)
    .filter((id) => id !== null);

/** Also numbers that come as texts. */
export function numberOf<Fallback extends number | null>(
  value: unknown,
  fallback: Fallback,
): number | Fallback {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** A whole number, zero at least. */
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

/** A moment as the server wrote it; without a zone it means UTC. */
export function momentOf(value: unknown): string | null {
  const text = stringOf(value);
  if (text === null || Number.isNaN(Date.parse(text))) return null;
  return WITHOUT_ZONE.test(text) ? `${text}Z` : text;
}

/** An address on the web, written properly; anything else (scripts, data) is none. */
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

/** An address on the web or a path on the server, for pictures that operators name. */
export function pictureOf(value: unknown): string | null {
  const text = stringOf(value);
  if (text === null) return null;
  return /^\/(?![/\\])/.test(text) ? text : addressOf(text);
}

/** What is left when the unset entries are gone, to be laid over what was known before. */
export const definedFields = <Value extends object>(
  value: Value,
): { [Name in keyof Value]?: NonNullable<Value[Name]> } =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry != null)) as {
    [Name in keyof Value]?: NonNullable<Value[Name]>;
  };
