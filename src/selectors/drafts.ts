import { createSelector } from '@reduxjs/toolkit';
import {
  emptyDraft,
  kindOfDraft,
  replyDraft,
  statusOfDraft,
  type Draft,
  type DraftTarget,
} from '@/domain/draft';
import type { RootState } from '@/slices/root';
import { selectSetting } from './config';
import { selectCurrentUser } from './session';
import { selectUser } from './users';

const selectFreshDraft = createSelector(
  [(state: RootState) => selectCurrentUser(state)?.source.privacy],
  (privacy): Draft => (privacy ? { ...emptyDraft, visibility: privacy } : emptyDraft),
);

const selectAnswered = (state: RootState, target: DraftTarget) =>
  kindOfDraft(target) === 'reply'
    ? state.statuses.entities[statusOfDraft(target) ?? '']
    : undefined;

const selectFreshReply = createSelector(
  [
    selectFreshDraft,
    selectAnswered,
    (state: RootState, target: DraftTarget) => {
      const status = selectAnswered(state, target);
      return status && selectUser(state, status.userId)?.screenName;
    },
    (state: RootState) => selectCurrentUser(state)?.screenName,
    (state: RootState) => selectSetting(state, 'scopeCopy'),
  ],
  (fresh, status, author, own, scopeCopy) =>
    status
      ? replyDraft(fresh, { status, author: author ?? null, own: own ?? null, scopeCopy })
      : fresh,
);

/**
 * What is typed for a target. When nothing is: for a reply the names of those whom it is for, else
 * an empty draft in the account's own scope.
 */
export const selectDraft = (state: RootState, target: DraftTarget): Draft =>
  state.drafts[target] ?? selectFreshReply(state, target);
