/** Reads a theme from a short palette or from a file's content. */
import { fallbackForm, FALLBACK_THEME_ID, isTable, nameOfForm, type ThemeForm } from './themeForms';
import type { ThemeSource } from './themeParts';
import { readSource } from './readThemeSource';
import { readInstalledTheme } from './files/themeFile';

export interface NamedTheme {
  id: string;
  name: string;
  source: ThemeSource;
}

const order = ['bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const;

/**
 * Reads `["Label", bg, fg, text, link, cRed, cGreen, cBlue, cOrange]`; the last four are optional.
 */
export function readPalette(id: string, palette: readonly unknown[]): NamedTheme {
  const colors = Object.fromEntries(order.map((slot, place) => [slot, palette[place + 1]]));
  return { id, name: nameOfForm(id, palette), source: readSource({ colors }) };
}

/** Returns null for invalid themes. */
export function readTheme(id: string, form: ThemeForm): NamedTheme | null {
  if (isTable(form)) {
    const read = readInstalledTheme(form);
    return read && { id, name: read.name ?? id, source: read.theme };
  }
  const palette = readPalette(id, form);
  return Object.keys(palette.source.colors).length > 0 ? palette : null;
}

export const fallbackTheme: NamedTheme = readPalette(FALLBACK_THEME_ID, fallbackForm);
