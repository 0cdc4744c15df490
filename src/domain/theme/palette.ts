/**
 * The short form of a theme: a label and up to eight colours. The fallback theme is one, and is
 * part of the program, so that it is there when nothing can be read from the server.
 */
import type { ThemeSource } from './parts';
import { readSource } from './readSource';

export interface NamedTheme {
  id: string;
  name: string;
  source: ThemeSource;
}

export const FALLBACK_THEME_ID = 'pleroma-dark';

const order = ['bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange'] as const;

/** Reads `["Label", bg, fg, text, link, cRed, cGreen, cBlue, cOrange]`; the last four may be missing. */
export function readPalette(id: string, palette: readonly unknown[]): NamedTheme {
  const [label, ...colours] = palette;
  const colors = Object.fromEntries(order.map((slot, place) => [slot, colours[place]]));
  const name = typeof label === 'string' && label !== '' ? label : id;
  return { id, name, source: readSource({ colors }) };
}

export const fallbackTheme: NamedTheme = readPalette(FALLBACK_THEME_ID, [
  'Pleroma Dark',
  '#121a24',
  '#182230',
  '#b9b9ba',
  '#d8a070',
  '#d31014',
  '#0fa00f',
  '#0095ff',
  '#ffa500',
]);
