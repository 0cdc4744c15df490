/** Templates, which are kept beside the drafts. */
import { createSelector } from '@reduxjs/toolkit';
import type { Draft } from '@/domain/composer/draft';
import { isTemplate, nameOfTemplate } from '@/domain/composer/drafts/templates';
import type { RootState } from '@/slices/root';
import { selectUnsentCount } from './unsentDrafts';

export interface Template {
  name: string;
  draft: Draft;
}

/** By name. */
export const selectTemplates = createSelector(
  [(state: RootState) => state.drafts],
  (drafts): Template[] =>
    Object.entries(drafts)
      .filter(([target]) => isTemplate(target))
      .map(([target, draft]) => ({ name: nameOfTemplate(target), draft }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
);

/** True if the list of drafts shows something. */
export const selectDraftsOffered = (state: RootState): boolean =>
  selectUnsentCount(state) > 0 || selectTemplates(state).length > 0;
