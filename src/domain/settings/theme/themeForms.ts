/**
 * Themes as the list and its files have them. They are kept like this and read by the engine only
 * when one of them is to be painted: under the fallback the page needs no engine at all.
 */

export type Table = Record<string, unknown>;

/** The short form `["Label", bg, fg, …]`, or a file's content of any age. */
export type ThemeForm = readonly unknown[] | Table;

export function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isThemeForm = (value: unknown): value is ThemeForm =>
  Array.isArray(value) ? value.length > 1 : isTable(value) && Object.keys(value).length > 0;

/** What it is called in the list; its id where it has no name. */
export function nameOfForm(id: string, form: ThemeForm): string {
  const name: unknown = isTable(form) ? form.name : form[0];
  return typeof name === 'string' && name !== '' ? name : id;
}

export const FALLBACK_THEME_ID = 'pleroma-dark';

/** Part of the program: the page's own styles hold its values. */
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

/** The colour of its bar. */
export const FALLBACK_BAR = fallbackForm[2];

/** Whether the page looks like this as it comes; the label makes no difference. */
export const isFallback = (form: ThemeForm): boolean =>
  form.length === fallbackForm.length &&
  fallbackForm.every((colour, place) => place === 0 || (form as unknown[])[place] === colour);
