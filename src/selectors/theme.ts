/** Which theme the page should have, and which ones there are to choose from. */
import { createSelector } from '@reduxjs/toolkit';
import {
  findTheme,
  needsNoPaint,
  resolveThemeChoice,
  type WantedTheme,
} from '@/domain/theme/choice';
import type { Paint } from '@/domain/theme/engine';
import { FALLBACK_BAR, FALLBACK_THEME_ID, fallbackForm, nameOfForm } from '@/domain/theme/forms';
import type { ThemeList } from '@/domain/theme/styles';
import type { RootState } from '@/slices/root';

const selectList = createSelector(
  [
    (state: RootState) => state.theme.order,
    (state: RootState) => state.theme.forms,
    (state: RootState) => state.theme.files,
  ],
  (order, forms, files): ThemeList => ({ order, forms, files }),
);

/** The preset by its name, or the theme of the reader's own. */
export const selectThemeChoice = createSelector(
  [
    (state: RootState) => state.config.chosen.customThemeSource,
    (state: RootState) => state.config.chosen.customTheme,
    (state: RootState) => state.config.chosen.theme ?? null,
    (state: RootState) => state.config.instanceDefaults.theme ?? null,
    (state: RootState) => state.theme.system,
    (state: RootState) => state.startup.safe,
  ],
  (source, snapshot, chosen, instance, system, safe) =>
    resolveThemeChoice(
      safe
        ? { own: null, chosen: null, instance, system }
        : { own: { source, snapshot }, chosen, instance, system },
    ),
);

/** What the page should be painted with; null while the file that holds it is on its way. */
export const selectWantedTheme = createSelector(
  [selectThemeChoice, selectList],
  (choice, list): WantedTheme | null => ('own' in choice ? choice : findTheme(list, choice.preset)),
);

/** The file that must be fetched before the page can be painted. */
export const selectWantedThemeFile = createSelector(
  [selectThemeChoice, selectList],
  (choice, list) => {
    if ('own' in choice || findTheme(list, choice.preset)) return null;
    const id = [choice.preset, FALLBACK_THEME_ID].find((name) => Object.hasOwn(list.files, name));
    return id ?? null;
  },
);

/** Whether the page does not look yet as it should, and something can be done about it. */
export function selectPaintIsDue(state: RootState): boolean {
  const wanted = selectWantedTheme(state);
  if (!wanted) return selectWantedThemeFile(state) !== null;
  const { paint } = state.theme;
  return needsNoPaint(wanted) ? paint !== null : paint?.of !== wanted;
}

export const selectPaint = (state: RootState): Paint | null => state.theme.paint?.values ?? null;

/** The colour of the bar at the top, for what surrounds the page. */
export const selectBarColour = (state: RootState): string =>
  selectPaint(state)?.variables['--surface-bar'] ?? FALLBACK_BAR;

/** The themes that can be chosen by name, in the instance's order; the fallback always is. */
export const selectThemeOptions = createSelector([selectList], ({ order, forms }) => {
  const known = order.flatMap((id) => {
    const form = forms[id];
    return form ? [{ id, name: nameOfForm(id, form) }] : [];
  });
  if (known.some(({ id }) => id === FALLBACK_THEME_ID)) return known;
  return [{ id: FALLBACK_THEME_ID, name: nameOfForm(FALLBACK_THEME_ID, fallbackForm) }, ...known];
});
