/** Reads `styles.json`, the instance's list of themes: each inline, or the address of a file. */
import { readPalette, type NamedTheme } from './palette';
import { isTable } from './readSource';
import { readInstalledTheme } from './themeFile';

export interface ThemeList {
  /** All of them, in the instance's order. */
  order: string[];
  themes: Record<string, NamedTheme>;
  /** Addresses of those that are not here yet. */
  files: Record<string, string>;
}

export const noThemes: ThemeList = { order: [], themes: {}, files: {} };

/** What cannot be read is left out; null when there is no list at all. */
export function decodeStyles(json: unknown): ThemeList | null {
  if (!isTable(json)) return null;
  const known = Object.entries(json).flatMap(([id, entry]): Entry[] => {
    // This name means something else to the objects that keep the list.
    if (id === '__proto__') return [];
    const theme = typeof entry === 'string' ? entry : decodeTheme(id, entry);
    return theme ? [[id, theme]] : [];
  });
  return {
    order: known.map(([id]) => id),
    themes: Object.fromEntries(known.filter(isInline)),
    files: Object.fromEntries(known.filter(isAddress)),
  };
}

type Entry = [id: string, theme: string | NamedTheme];

const isAddress = (entry: Entry): entry is [string, string] => typeof entry[1] === 'string';
const isInline = (entry: Entry): entry is [string, NamedTheme] => typeof entry[1] !== 'string';

/** One entry of the list, or the content of a file that one of them named. */
export function decodeTheme(id: string, json: unknown): NamedTheme | null {
  if (Array.isArray(json)) {
    const palette = readPalette(id, json);
    return Object.keys(palette.source.colors).length > 0 ? palette : null;
  }
  const read = readInstalledTheme(json);
  return read && { id, name: read.name ?? id, source: read.theme };
}
