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

/** The languages in which a post needs no sign of its language. */
export const selectReadLanguages = (state: RootState): readonly string[] => {
  const read = selectSetting(state, 'readLanguages');
  return read.length > 0 ? read : selectLikelyLanguages(state);
};
