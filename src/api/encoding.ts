/** Encodes parameters as queries, forms, forms with files, and JSON. */

export type Parameter = string | number | boolean | null | undefined;
export type Parameters = Record<string, Parameter | readonly Parameter[]>;

/** Fields of a form with files; null is omitted, and a list repeats its name. */
export type FileFields = Record<string, string | Blob | readonly string[] | null | undefined>;

/** A value in a JSON body; undefined is omitted. */
export type Field = string | number | boolean | null | undefined | object;
export type Fields = Readonly<Record<string, Field>>;

/** Returns the query with its question mark, or an empty string. Empty values are omitted. */
export function encodeQuery(parameters: Parameters): string {
  const text = encodeForm(
    Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        isList(value) ? value.filter((item) => item !== '') : value === '' ? null : value,
      ]),
    ),
  );
  return text && `?${text}`;
}

/** Parameters that only the Pleroma family knows; strict servers refuse unknown ones. */
const OF_PLEROMA = ['with_muted', 'with_relationships', 'include_types', 'reply_visibility'];

/** Removes the parameters that only the Pleroma family knows. */
export const plainQuery = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !OF_PLEROMA.includes(name)));

/** Encodes a form: lists repeat their name with brackets; null and undefined are omitted. */
export function encodeForm(parameters: Parameters): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    isList(value)
      ? value.filter((item) => item != null).map((item) => [`${name}[]`, String(item)])
      : value == null
        ? []
        : [[name, String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

export function encodeFiles(fields: FileFields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of isRepeated(value) ? value : [value]) {
      if (item != null) data.append(name, item);
    }
  }
  return data;
}

/**
 * Converts a JSON body to form fields: `poll[expires_in]`, `media_ids[]`, and for a list of objects
 * `fields_attributes[0][name]`. Flags and numbers become words; null is omitted.
 */
export function formFields(fields: Fields): Record<string, string | readonly string[]> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => flat(name, value)));
}

function flat(name: string, value: Field): [string, string | readonly string[]][] {
  if (value == null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  if (isSeveral(value) && value.every((item) => typeof item !== 'object')) {
    return [[`${name}[]`, value.map(String)]];
  }
  return Object.entries(value).flatMap(([key, part]) => flat(`${name}[${key}]`, part as Field));
}

const isSeveral = (value: object): value is readonly Field[] => Array.isArray(value);

const isList = (value: Parameters[string]): value is readonly Parameter[] => Array.isArray(value);

const isRepeated = (value: FileFields[string]): value is readonly string[] => Array.isArray(value);
