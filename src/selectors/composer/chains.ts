/** The posts of a draft: one, or several that answer one another. */
import { partAt, type DraftPart, type DraftTarget } from '@/domain/composer/draft';
import type { RootState } from '@/slices/root';
import { selectDraft } from './drafts';

export const selectPartCount = (state: RootState, target: DraftTarget): number =>
  selectDraft(state, target).parts.length + 1;

/** The post that the buttons of the form are about. */
export const selectCurrentPart = (state: RootState, target: DraftTarget): number =>
  Math.min(state.composers?.[target]?.part ?? 0, selectPartCount(state, target) - 1);

export const selectPart = (state: RootState, target: DraftTarget, at: number): DraftPart =>
  partAt(selectDraft(state, target), at);
