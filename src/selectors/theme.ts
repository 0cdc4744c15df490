/** Which theme the page should have, and which ones there are to choose from. */
import { createSelector } from '@reduxjs/toolkit';
import { findTheme, resolveThemeChoice } from '@/domain/theme/choice';
import { fallbackTheme } from '@/domain/theme/palette';
import { computeTheme, type ComputedTheme } from '@/domain/theme/computeTheme';
import { isEqual } from '@/lib/isEqual';
import type { RootState } from '@/slices/root';

/** The preset by its name, or the theme of the reader's own. */
export const selectThemeChoice = createSelector(
  [
    (state: RootState) => state.config.chosen.customTheme,
    (state: RootState) => state.config.chosen.customThemeSource,
    (state: RootState) => state.config.chosen.theme ?? null,
    (state: RootState) => state.config.instanceDefaults.theme ?? null,
    (state: RootState) => state.theme.system,
    (state: RootState) => state.startup.safe,
  ],
  (customTheme, customThemeSource, chosen, instance, system, safe) =>
    resolveThemeChoice(
      safe
        ? { customTheme: null, customThemeSource: null, chosen: null, instance, system }
        : { customTheme, customThemeSource, chosen, instance, system },
    ),
);

/** What the page should be painted with; null while the file that holds it is on its way. */
export const selectThemeSource = createSelector(
  [selectThemeChoice, (state: RootState) => state.theme],
  (choice, list) =>
    'custom' in choice ? choice.custom : (findTheme(list, choice.preset)?.source ?? null),
);

/** The file that must be fetched before the page can be painted. */
export const selectWantedThemeFile = createSelector(
  [selectThemeChoice, (state: RootState) => state.theme],
  (choice, list) => {
    if ('custom' in choice || findTheme(list, choice.preset)) return null;
    const id = [choice.preset, fallbackTheme.id].find((name) => Object.hasOwn(list.files, name));
    return id ?? null;
  },
);

/** Null where the page is right as it comes: under the fallback, whose values are in its styles. */
export const selectPaint = createSelector([selectThemeSource], (source): ComputedTheme | null =>
  source && !isEqual(source, fallbackTheme.source) ? computeTheme(source) : null,
);

/** The colour of the bar at the top, for what surrounds the page. */
export const selectBarColour = (state: RootState): string =>
  selectPaint(state)?.variables['--surface-bar'] ?? fallbackTheme.source.colors.fg ?? '';

/** The themes that can be chosen by name, in the instance's order; the fallback always is. */
export const selectThemeOptions = createSelector(
  [(state: RootState) => state.theme.order, (state: RootState) => state.theme.themes],
  (order, themes) => {
    const known = order.flatMap((id) => themes[id] ?? []);
    const all = known.some(({ id }) => id === fallbackTheme.id) ? known : [fallbackTheme, ...known];
    return all.map(({ id, name }) => ({ id, name }));
  },
);
