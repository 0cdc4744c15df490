/** The draft of the theme editor, and values derived from it. */
import { createSelector } from '@reduxjs/toolkit';
import { computeColours } from '@/domain/settings/theme/computeColours';
import { poorPairs } from '@/domain/settings/theme/contrastPairs';
import { readName, type ThemeDraft } from '@/domain/settings/theme/themeDraft';
import { isTable } from '@/domain/settings/theme/themeForms';
import { fallbackTheme, readTheme } from '@/domain/settings/theme/themePalette';
import { readKeptTheme } from '@/domain/settings/theme/files/themeFile';
import { closedThemeEditor } from '@/slices/settings/themeEditor';
import type { RootState } from '@/slices/root';
import { selectWantedTheme } from './theme';

export const selectThemeEditor = (state: RootState) => state.themeEditor ?? closedThemeEditor;

const nothing: ThemeDraft = { name: '', source: fallbackTheme.source };

export const selectDraft = (state: RootState): ThemeDraft =>
  selectThemeEditor(state).draft ?? nothing;

export const selectDraftSource = (state: RootState) => selectDraft(state).source;

export const selectDraftColours = createSelector([selectDraftSource], computeColours);

export const selectPoorPairs = createSelector([selectDraftColours], poorPairs);

/** The theme of the page as an editable draft. */
export const selectThemeInUse = createSelector([selectWantedTheme], (wanted): ThemeDraft => {
  if (!wanted) return { name: '', source: fallbackTheme.source };
  if ('own' in wanted) {
    const { source, snapshot } = wanted.own;
    return {
      name: readName((isTable(source) ? source : isTable(snapshot) ? snapshot : {}).name),
      source: readKeptTheme(source, snapshot) ?? fallbackTheme.source,
    };
  }
  const { name, source } = readTheme(wanted.id, wanted.form) ?? fallbackTheme;
  return { name, source };
});
