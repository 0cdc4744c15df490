/** The languages that the reader knows: as they say, or else as the interface and their posts show. */
import { createSelector } from '@reduxjs/toolkit';
import { primaryLanguage } from '@/lib/text/languageNames';
import type { RootState } from '@/slices/root';
import { selectSetting } from './config';

/** The languages that come first in lists, the likeliest first. */
export const selectLikelyLanguages = createSelector(
  [
    (state: RootState) => selectSetting(state, 'recentLanguages'),
    (state: RootState) => selectSetting(state, 'postLanguage'),
    (state: RootState) => selectSetting(state, 'readLanguages'),
    (state: RootState) => state.language.code,
  ],
  (recent, last, read, own): string[] => [
    ...new Set([...recent, ...(last === null ? [] : [last]), ...read, primaryLanguage(own)]),
  ],
);

const none: readonly string[] = [];

/** As the reader says, or else the likely ones and those of the browser. */
export const selectReadLanguages = createSelector(
  [
    (state: RootState) => selectSetting(state, 'readLanguages'),
    selectLikelyLanguages,
    (state: RootState) => state.language.preferred ?? none,
  ],
  (read, likely, preferred): readonly string[] =>
    read.length > 0 ? read : [...new Set([...likely, ...preferred.map(primaryLanguage)])],
);
