/** Which theme the page gets, of all that have a say: the reader, the instance, the system. */
import type { Settings } from '@/domain/settings/settings';
import { FALLBACK_THEME_ID, fallbackForm, isFallback, isTable, type ThemeForm } from './themeForms';
import type { Scheme } from './textColours';
import type { ThemeList } from './themeList';

export const LIGHT_THEME_ID = 'pleroma-light';

/** The reader's own theme, as kept in this browser: as they made it, and as it was worked out. */
export interface OwnTheme {
  source: unknown;
  snapshot: unknown;
}

export interface ThemeChoiceInputs {
  /** Null where it is not to be used. */
  own: OwnTheme | null;
  /** The preset that the reader chose. */
  chosen: string | null;
  /** The preset that the instance names. */
  instance: string | null;
  /** What the system is set to; null where it does not say. */
  system: Scheme | null;
}

export type ThemeChoice = { own: OwnTheme } | { preset: string };

/** Settings of how the page looks that hold under every theme. */
export const appearanceSettingNames = [
  'textSize',
  'density',
  'emojiSize',
  'navbarSize',
  'panelHeaderSize',
  'forcedRoundness',
  'theme3hacks',
] as const;

/** Those that the reader chose, with values that nobody has checked. */
export type AppearanceOverrides = Partial<Pick<Settings, (typeof appearanceSettingNames)[number]>>;

/** What the page is to be painted with. */
export type WantedTheme = ({ own: OwnTheme } | { id: string; form: ThemeForm }) & {
  overrides?: AppearanceOverrides | null;
};

export function resolveThemeChoice(wishes: ThemeChoiceInputs): ThemeChoice {
  const { own } = wishes;
  if (own && (isTable(own.source) || isTable(own.snapshot))) return { own };
  const named = wishes.chosen ?? wishes.instance;
  if (named !== null) return { preset: named };
  return { preset: wishes.system === 'light' ? LIGHT_THEME_ID : FALLBACK_THEME_ID };
}

/** The theme of that name, or the fallback; null while the file that holds it is on its way. */
export function findTheme(list: ThemeList, id: string): { id: string; form: ThemeForm } | null {
  const form = Object.hasOwn(list.forms, id) ? list.forms[id] : undefined;
  if (form) return { id, form };
  if (Object.hasOwn(list.files, id)) return null;
  if (id === FALLBACK_THEME_ID) return { id, form: fallbackForm };
  return findTheme(list, FALLBACK_THEME_ID);
}

/** Whether the page has it already as it comes. */
export const needsNoPaint = (wanted: WantedTheme): boolean =>
  'form' in wanted && !wanted.overrides && isFallback(wanted.form);
