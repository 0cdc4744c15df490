/** Reads `styles.json`, the instance's list of themes: each inline, or the address of a file. */
import { isTable, isThemeForm, type ThemeForm } from './themeForms';

export interface ThemeList {
  /** All ids, in the instance's order. */
  order: string[];
  forms: Record<string, ThemeForm>;
  /** Addresses of files that are not loaded yet. */
  files: Record<string, string>;
}

export const noThemes: ThemeList = { order: [], forms: {}, files: {} };

/** Decodes the list without invalid themes; null if there is no list. */
export function decodeStyles(json: unknown): ThemeList | null {
  if (!isTable(json)) return null;
  // `__proto__` is special in the objects that hold the list.
  const known = Object.entries(json).filter(([id]) => id !== '__proto__');
  const files = known.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const forms = known.filter((entry): entry is [string, ThemeForm] => isThemeForm(entry[1]));
  const [named, inline] = [Object.fromEntries(files), Object.fromEntries(forms)];
  const order = known.map(([id]) => id).filter((id) => id in named || id in inline);
  return { order, forms: inline, files: named };
}
