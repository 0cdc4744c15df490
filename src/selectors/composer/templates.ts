/** Templates, which are kept beside the drafts. */
import { createSelector } from '@reduxjs/toolkit';
import { isWorthKeeping, type Draft } from '@/domain/composer/draft';
import { isOwnTemplate, nameOfTemplate } from '@/domain/composer/drafts/templates';
import type { RootState } from '@/slices/root';
import { selectDraft } from './drafts';
import { selectUnsentCount } from './unsentDrafts';

export interface Template {
  name: string;
  draft: Draft;
}

const isSame = (one: readonly Template[], other: readonly Template[]): boolean =>
  one.length === other.length &&
  one.every(({ name, draft }, at) => name === other[at]?.name && draft === other[at]?.draft);

/** By name. They stay the same while drafts change. */
export const selectTemplates = createSelector(
  [(state: RootState) => state.drafts],
  (drafts): Template[] =>
    Object.entries(drafts)
      .filter(([target]) => isOwnTemplate(target))
      .map(([target, draft]) => ({ name: nameOfTemplate(target), draft }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  { memoizeOptions: { resultEqualityCheck: isSame } },
);

/** True if there is more than the command that is being typed. */
export const selectMayBeTemplate = createSelector([selectDraft], (draft) =>
  isWorthKeeping({ ...draft, text: draft.text.replace(/(?<!\S)\/\S*/u, '') }),
);

/** True if the list of drafts shows something. */
export const selectDraftsOffered = (state: RootState): boolean =>
  selectUnsentCount(state) > 0 || selectTemplates(state).length > 0;
