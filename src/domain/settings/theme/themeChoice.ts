/** Chooses the page's theme from the preferences of the reader, the instance and the system. */
import type { Settings } from '@/domain/settings/settings';
import {
  FALLBACK_THEME_ID,
  fallbackForm,
  isFallback,
  isLight,
  isTable,
  type ThemeForm,
} from './themeForms';
import type { Scheme } from './textColours';
import type { ThemeList } from './themeList';

export const LIGHT_THEME_ID = 'pleroma-light';

/** The reader's own theme as stored: source and snapshot. */
interface OwnTheme {
  source: unknown;
  snapshot: unknown;
}

export interface ThemeChoiceInputs {
  /** Null if it is not used. */
  own: OwnTheme | null;
  /** The reader's preset. */
  chosen: string | null;
  /** The instance's preset. */
  instance: string | null;
  /** The system's scheme; null if unknown. */
  system: Scheme | null;
}

export type ThemeChoice = { own: OwnTheme } | { preset: string };

/** The appearance settings, which apply to any theme. */
export const appearanceSettingNames = [
  'textSize',
  'density',
  'emojiSize',
  'navbarSize',
  'panelHeaderSize',
  'forcedRoundness',
  'theme3hacks',
  'greyMode',
] as const;

/** The reader's values, unchecked. */
export type AppearanceOverrides = Partial<Pick<Settings, (typeof appearanceSettingNames)[number]>>;

/** The theme to apply. */
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

/** Returns the named theme, or the fallback; null while its file is loading. */
export function findTheme(list: ThemeList, id: string): { id: string; form: ThemeForm } | null {
  const form = Object.hasOwn(list.forms, id) ? list.forms[id] : undefined;
  if (form) return { id, form };
  if (Object.hasOwn(list.files, id)) return null;
  if (id === FALLBACK_THEME_ID) return { id, form: fallbackForm };
  return findTheme(list, FALLBACK_THEME_ID);
}

/** True if the page's own styles already are this theme. */
export const needsNoPaint = (wanted: WantedTheme): boolean =>
  'form' in wanted && !wanted.overrides && isFallback(wanted.form);

/** True if they are this theme once the page is marked as light. */
export const needsOnlyScheme = (wanted: WantedTheme): boolean =>
  'form' in wanted && !wanted.overrides && isLight(wanted.form);
