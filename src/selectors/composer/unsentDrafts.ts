/** Unsent posts that would be missed. Chats show their own drafts. */
import { createSelector } from '@reduxjs/toolkit';
import { unsentRows } from '@/domain/talk/chatOrder';
import { isPostDraft, isWorthKeeping, type Draft, type DraftTarget } from '@/domain/composer/draft';
import type { RootState } from '@/slices/root';

export interface UnsentDraft {
  target: DraftTarget;
  draft: Draft;
}

/** Last changed first. */
export const selectUnsentDrafts = createSelector(
  [(state: RootState) => state.drafts],
  (drafts): UnsentDraft[] =>
    Object.entries(drafts)
      .filter(
        ([target, draft]) =>
          isPostDraft(target) && draft.changedAt !== null && isWorthKeeping(draft),
      )
      .map(([target, draft]) => ({ target, draft }))
      .toSorted((one, other) => (other.draft.changedAt ?? 0) - (one.draft.changedAt ?? 0)),
);

export const selectUnsentCount = (state: RootState): number => selectUnsentDrafts(state).length;

/** Counts them together with templates, and with unsent and failed chat messages. */
export function selectUnsentWork(state: RootState): number {
  const { drafts, chatMessages } = state;
  const others = Object.keys(drafts).filter((target) => {
    const draft = drafts[target];
    return !isPostDraft(target) && draft !== undefined && isWorthKeeping(draft);
  });
  const onTheirWay = Object.values(chatMessages?.threads ?? {}).flatMap(unsentRows);
  return selectUnsentCount(state) + others.length + onTheirWay.length;
}
