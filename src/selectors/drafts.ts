import { createSelector } from '@reduxjs/toolkit';
import { emptyDraft, type Draft, type DraftTarget } from '@/domain/draft';
import type { RootState } from '@/slices/root';
import { selectCurrentUser } from './session';

const selectFreshDraft = createSelector(
  [(state: RootState) => selectCurrentUser(state)?.source.privacy],
  (privacy): Draft => (privacy ? { ...emptyDraft, visibility: privacy } : emptyDraft),
);

/** What is typed for a target; an empty draft in the account's own scope when nothing is. */
export const selectDraft = (state: RootState, target: DraftTarget): Draft =>
  state.drafts[target] ?? selectFreshDraft(state);
