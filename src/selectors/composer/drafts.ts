/**
 * These selectors fill in a draft until something is typed, because only typed drafts are stored.
 */
import { createSelector } from '@reduxjs/toolkit';
import { kindOfDraft, statusOfDraft, type Draft, type DraftTarget } from '@/domain/composer/draft';
import {
  draftAfterPosting,
  freshDraft,
  quoteDraft,
  replyDraft,
} from '@/domain/composer/initialDraft';
import type { Status } from '@/domain/statuses/status';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectLikelyLanguages } from '@/selectors/session/readLanguages';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';

const selectFreshDraft = createSelector(
  [
    (state: RootState) => selectCurrentUser(state)?.source,
    (state: RootState) => selectInstance(state).postFormats,
    (state: RootState) => selectCan(state, 'postLanguages'),
    (state: RootState) => selectSetting(state, 'postContentType'),
    (state: RootState) => selectSetting(state, 'sensitiveByDefault'),
    (state: RootState) => selectSetting(state, 'postLanguage'),
  ],
  (source, postFormats, takesLanguage, postContentType, sensitiveByDefault, postLanguage): Draft =>
    freshDraft({
      privacy: source?.privacy ?? null,
      sensitive: source?.sensitive ?? false,
      postFormats,
      takesLanguage,
      postContentType,
      sensitiveByDefault,
      postLanguage,
    }),
);

/** The status that a draft replies to or quotes, if it is known. */
export function selectDraftParent(state: RootState, target: DraftTarget): Status | undefined {
  const kind = kindOfDraft(target);
  const isAnswer = kind === 'reply' || kind === 'quote';
  return isAnswer ? rowIn(state.statuses.entities, statusOfDraft(target) ?? '') : undefined;
}

/** The screen name of the author of that status; null while it is unknown. */
export function selectDraftParentAuthor(state: RootState, target: DraftTarget): string | null {
  const status = selectDraftParent(state, target);
  return (status && selectUser(state, status.userId)?.screenName) ?? null;
}

/** The initial draft of the form for a target. */
export const selectInitialDraft = createSelector(
  [
    selectFreshDraft,
    (_state: RootState, target: DraftTarget) => kindOfDraft(target),
    selectDraftParent,
    selectDraftParentAuthor,
    (state: RootState) => selectCurrentUser(state)?.screenName ?? null,
    (state: RootState) => selectSetting(state, 'scopeCopy'),
    (state: RootState) => selectSetting(state, 'subjectLineBehavior'),
    selectLikelyLanguages,
    (state: RootState) => selectCan(state, 'postLanguages'),
  ],
  (
    fresh,
    kind,
    status,
    author,
    own,
    scopeCopy,
    subjectLineBehavior,
    knownLanguages,
    takesLanguage,
  ): Draft => {
    if (!status) return fresh;
    if (kind === 'quote') return quoteDraft(fresh, status);
    return replyDraft(fresh, {
      status,
      author,
      own,
      scopeCopy,
      subjectLineBehavior,
      knownLanguages,
      takesLanguage,
    });
  },
);

/** After a post was sent, only the options of its form are kept. */
export const selectDraft: (state: RootState, target: DraftTarget) => Draft = createSelector(
  [selectInitialDraft, (state: RootState, target: DraftTarget) => state.drafts[target]],
  (beginning, kept) => {
    if (!kept) return beginning;
    const isSpent = kept.changedAt === null && kept.idempotencyKey === null;
    return isSpent ? draftAfterPosting(beginning, kept) : kept;
  },
);
