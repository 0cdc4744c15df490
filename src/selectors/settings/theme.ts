/** The theme that the page should have. */
import { createSelector } from '@reduxjs/toolkit';
import type { SettingName, Settings } from '@/domain/settings/settings';
import {
  findTheme,
  LIGHT_THEME_ID,
  appearanceSettingNames,
  needsNoPaint,
  resolveThemeChoice,
  type AppearanceOverrides,
  type WantedTheme,
} from '@/domain/settings/theme/themeChoice';
import type { Paint } from '@/domain/settings/theme/themeEngine';
import { FALLBACK_BAR, FALLBACK_THEME_ID, LIGHT_BAR } from '@/domain/settings/theme/themeForms';
import type { ThemeList } from '@/domain/settings/theme/themeList';
import type { RootState } from '@/slices/root';

export const selectThemeList = createSelector(
  [
    (state: RootState) => state.theme.order,
    (state: RootState) => state.theme.forms,
    (state: RootState) => state.theme.files,
  ],
  (order, forms, files): ThemeList => ({ order, forms, files }),
);

/** The reader's choice, overridden by a preview. */
const selectChosen = createSelector(
  [(state: RootState) => state.config.chosen, (state: RootState) => state.theme.previewed],
  (chosen, tried): Partial<Settings> => ({ ...chosen, ...tried }),
);

const chosen =
  <Name extends SettingName>(name: Name) =>
  (state: RootState) =>
    selectChosen(state)[name];

const selectSafe = (state: RootState) => state.startup.safe;

/** The preset that the reader chose, if any. */
function selectChosenPreset(state: RootState): string | null {
  const { theme = null, themeMode, lightTheme, darkTheme } = selectChosen(state);
  if (themeMode !== 'system') return theme;
  return state.theme.system === 'light'
    ? (lightTheme ?? LIGHT_THEME_ID)
    : (darkTheme ?? FALLBACK_THEME_ID);
}

/** A preset by its name, or the reader's own theme. */
export const selectThemeChoice = createSelector(
  [
    chosen('customThemeSource'),
    chosen('customTheme'),
    (state: RootState) => (selectChosen(state).themeMode ?? 'auto') === 'auto',
    selectChosenPreset,
    (state: RootState) => state.config.instanceDefaults.theme ?? null,
    (state: RootState) => state.theme.system,
    selectSafe,
  ],
  (source, snapshot, ownFirst, preset, instance, system, safe) =>
    resolveThemeChoice({
      own: safe || !ownFirst ? null : { source, snapshot },
      chosen: safe ? null : preset,
      instance,
      system,
    }),
);

/** Null if the reader overrides nothing of the theme. */
const selectAppearanceOverrides = createSelector(
  appearanceSettingNames.map(
    (name) =>
      (state: RootState): unknown =>
        selectSafe(state) ? undefined : selectChosen(state)[name],
  ),
  (...values): AppearanceOverrides | null =>
    values.every((value) => value === undefined)
      ? null
      : Object.fromEntries(appearanceSettingNames.map((name, place) => [name, values[place]])),
);

/** The theme that the page should be painted with; null while its file is being loaded. */
export const selectWantedTheme = createSelector(
  [selectThemeChoice, selectThemeList, selectAppearanceOverrides],
  (choice, list, overrides): WantedTheme | null => {
    const theme = 'own' in choice ? choice : findTheme(list, choice.preset);
    return theme && { ...theme, overrides };
  },
);

/** The file that must be loaded before the page can be painted. */
export const selectWantedThemeFile = createSelector(
  [selectThemeChoice, selectThemeList],
  (choice, list) => {
    if ('own' in choice || findTheme(list, choice.preset)) return null;
    const id = [choice.preset, FALLBACK_THEME_ID].find((name) => Object.hasOwn(list.files, name));
    return id ?? null;
  },
);

/** True while the look of the last visit stays, as what is wanted is not known yet. */
function selectIsRemembered(state: RootState): boolean {
  if (state.theme.paint?.of !== null) return false;
  if (state.startup.phase !== 'ready') return true;
  const choice = selectThemeChoice(state);
  const needsList = 'preset' in choice && choice.preset !== FALLBACK_THEME_ID;
  return needsList && state.theme.order.length === 0;
}

/** True if the page does not have the wanted theme yet and can be painted now. */
export function selectPaintIsDue(state: RootState): boolean {
  if (selectIsRemembered(state)) return false;
  const wanted = selectWantedTheme(state);
  if (!wanted) return selectWantedThemeFile(state) !== null;
  const { paint } = state.theme;
  return needsNoPaint(wanted) ? paint !== null : paint?.of !== wanted;
}

export const selectPaint = (state: RootState): Paint | null => state.theme.paint?.values ?? null;

/** The colour of the top bar, for the browser's own frame. */
export function selectBarColour(state: RootState): string {
  const paint = selectPaint(state);
  return (
    paint?.variables['--surface-bar'] ?? (paint?.scheme === 'light' ? LIGHT_BAR : FALLBACK_BAR)
  );
}
