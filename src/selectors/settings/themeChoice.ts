/** The themes to choose from, and the source of the current one. */
import { createSelector } from '@reduxjs/toolkit';
import {
  FALLBACK_THEME_ID,
  fallbackForm,
  isTable,
  nameOfForm,
  type ThemeForm,
} from '@/domain/settings/theme/themeForms';
import type { RootState } from '@/slices/root';
import { selectSetting } from '@/selectors/session/config';
import { selectThemeList } from './theme';

export interface ListedTheme {
  id: string;
  name: string;
  form: ThemeForm;
}

/** The loaded themes in the instance's order; the fallback is always included. */
export const selectThemeForms = createSelector([selectThemeList], ({ order, forms }) => {
  const listed = (id: string, form: ThemeForm): ListedTheme => ({
    id,
    name: nameOfForm(id, form),
    form,
  });
  const known = order.flatMap((id) => {
    const form = forms[id];
    return form ? [listed(id, form)] : [];
  });
  if (known.some(({ id }) => id === FALLBACK_THEME_ID)) return known;
  return [listed(FALLBACK_THEME_ID, fallbackForm), ...known];
});

/** Their names only. */
export const selectThemeOptions = createSelector([selectThemeForms], (themes) =>
  themes.map(({ id, name }) => ({ id, name })),
);

/** The source of the current theme. */
export type Decider = 'instance' | 'system' | 'preset' | 'own';

export const selectHasOwnTheme = ({ config }: RootState): boolean =>
  isTable(config.chosen.customThemeSource) || isTable(config.chosen.customTheme);

export function selectDecidesOnTheme(state: RootState): Decider {
  const mode = selectSetting(state, 'themeMode');
  if (mode === 'system') return 'system';
  if (mode === 'auto' && selectHasOwnTheme(state)) return 'own';
  return state.config.chosen.theme == null ? 'instance' : 'preset';
}
