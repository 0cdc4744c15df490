/** Which theme the page gets, of all that have a say: the reader, the instance, the system. */
import type { Scheme } from './inks';
import { FALLBACK_THEME_ID, fallbackTheme, type NamedTheme } from './palette';
import type { ThemeSource } from './parts';
import type { ThemeList } from './styles';
import { readKeptTheme } from './themeFile';

export const LIGHT_THEME_ID = 'pleroma-light';

export interface ThemeWishes {
  /** The reader's own theme, as kept in this browser. */
  customTheme: unknown;
  customThemeSource: unknown;
  /** The preset that the reader chose. */
  chosen: string | null;
  /** The preset that the instance names. */
  instance: string | null;
  /** What the system is set to; null where it does not say. */
  system: Scheme | null;
}

export type ThemeChoice = { custom: ThemeSource } | { preset: string };

export function resolveThemeChoice(wishes: ThemeWishes): ThemeChoice {
  const custom = readKeptTheme(wishes.customThemeSource, wishes.customTheme);
  if (custom) return { custom };
  const named = wishes.chosen ?? wishes.instance;
  if (named !== null) return { preset: named };
  return { preset: wishes.system === 'light' ? LIGHT_THEME_ID : FALLBACK_THEME_ID };
}

/** The theme of that name, or the fallback; null while the file that holds it is on its way. */
export function findTheme(list: ThemeList, id: string): NamedTheme | null {
  if (Object.hasOwn(list.themes, id)) return list.themes[id] ?? null;
  if (Object.hasOwn(list.files, id)) return null;
  if (id === FALLBACK_THEME_ID) return fallbackTheme;
  return findTheme(list, FALLBACK_THEME_ID);
}
