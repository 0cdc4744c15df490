/** How parameters are written: queries, forms, and forms with files. */

export type Parameter = string | number | boolean | null | undefined;
export type Parameters = Record<string, Parameter | readonly Parameter[]>;

/** Fields of a form with files; what is null stays out, and a list repeats its name. */
export type FileFields = Record<string, string | Blob | readonly string[] | null | undefined>;

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

const isList = (value: Parameters[string]): value is readonly Parameter[] => Array.isArray(value);

const isRepeated = (value: FileFields[string]): value is readonly string[] => Array.isArray(value);
