/** How parameters are written: queries, forms, forms with files, and JSON. */

export type Parameter = string | number | boolean | null | undefined;
export type Parameters = Record<string, Parameter | readonly Parameter[]>;

/** Fields of a form with files; what is null stays out, and a list repeats its name. */
export type FileFields = Record<string, string | Blob | readonly string[] | null | undefined>;

/** Of a body in JSON; what is undefined stays out. */
export type Field = string | number | boolean | null | undefined | object;
export type Fields = Readonly<Record<string, Field>>;

/** Begins with the question mark, unless there is nothing to say. Empty values count as not there. */
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

/** What the Pleroma family alone can be asked; strict servers refuse what they do not know. */
const OF_PLEROMA = ['with_muted', 'with_relationships', 'include_types', 'reply_visibility'];

/** The same without what servers outside of the Pleroma family do not know. */
export const plainQuery = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !OF_PLEROMA.includes(name)));

/** Lists repeat their name with brackets; what is null or undefined stays out. */
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
 * What a body in JSON says, as fields of a form: `poll[expires_in]`, `media_ids[]`, and of a list of
 * things `fields_attributes[0][name]`. Flags and numbers are words there; what is null stays out.
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
