/**
 * The raw forms of themes in the list and in files. They are stored like this and read by the
 * engine only when applied: the fallback needs no engine.
 */

export type Table = Record<string, unknown>;

/** The short form `["Label", bg, fg, …]`, or the content of a file of any age. */
export type ThemeForm = readonly unknown[] | Table;

export function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isThemeForm = (value: unknown): value is ThemeForm =>
  Array.isArray(value) ? value.length > 1 : isTable(value) && Object.keys(value).length > 0;

/** Returns the theme's name in the list, or its id. */
export function nameOfForm(id: string, form: ThemeForm): string {
  const name: unknown = isTable(form) ? form.name : form[0];
  return typeof name === 'string' && name !== '' ? name : id;
}

export const FALLBACK_THEME_ID = 'pleroma-dark';

/** The fallback theme, whose values are in the page's own styles. */
export const fallbackForm = [
  'Pleroma Dark',
  '#121a24',
  '#182230',
  '#b9b9ba',
  '#d8a070',
  '#d31014',
  '#0fa00f',
  '#0095ff',
  '#ffa500',
] as const;

/** The light default theme, whose values are there, too. */
export const lightForm = [
  'Pleroma Light',
  '#fbfcfd',
  '#e9eef3',
  '#323c47',
  '#a8501c',
  '#c2182b',
  '#1c7c3c',
  '#1763b8',
  '#b36b00',
] as const;

/** The colours of their top bars. */
export const FALLBACK_BAR = fallbackForm[2];
export const LIGHT_BAR = lightForm[2];

/** The label does not matter. */
const isLike =
  (known: readonly unknown[]) =>
  (form: ThemeForm): boolean =>
    form.length === known.length &&
    known.every((colour, place) => place === 0 || (form as unknown[])[place] === colour);

export const isFallback = isLike(fallbackForm);
export const isLight = isLike(lightForm);
