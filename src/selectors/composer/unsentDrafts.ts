/** Posts that would be missed: what was written and not sent. Chats show their own. */
import { createSelector } from '@reduxjs/toolkit';
import { unsentRows } from '@/domain/talk/chatOrder';
import { isChatDraft, isWorthKeeping, type Draft, type DraftTarget } from '@/domain/composer/draft';
import type { RootState } from '@/slices/root';

export interface UnsentDraft {
  target: DraftTarget;
  draft: Draft;
}

/** The one that was changed last comes first. */
export const selectUnsentDrafts = createSelector(
  [(state: RootState) => state.drafts],
  (drafts): UnsentDraft[] =>
    Object.entries(drafts)
      .filter(
        ([target, draft]) =>
          !isChatDraft(target) && draft.changedAt !== null && isWorthKeeping(draft),
      )
      .map(([target, draft]) => ({ target, draft }))
      .toSorted((one, other) => (other.draft.changedAt ?? 0) - (one.draft.changedAt ?? 0)),
);

export const selectUnsentCount = (state: RootState): number => selectUnsentDrafts(state).length;

/** The same with what was written in chats, sent in vain or not at all. */
export function selectUnsentWork(state: RootState): number {
  const { drafts, chatMessages } = state;
  const inChats = Object.keys(drafts).filter((target) => {
    const draft = drafts[target];
    return isChatDraft(target) && draft !== undefined && isWorthKeeping(draft);
  });
  const onTheirWay = Object.values(chatMessages?.threads ?? {}).flatMap(unsentRows);
  return selectUnsentCount(state) + inChats.length + onTheirWay.length;
}
