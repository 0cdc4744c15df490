/** For whom a draft is, and whether that is what its writer has in mind. */
import { createSelector } from '@reduxjs/toolkit';
import { concernKey, concernsOf, weightOf, type Concern } from '@/domain/audience';
import { kindOfDraft, type DraftTarget } from '@/domain/draft';
import type { Scope } from '@/domain/scopes';
import { offeredScopes } from '@/domain/scopeOffer';
import { mayQuote } from '@/domain/statusActions';
import type { RootState } from '@/slices/root';
import { selectCan } from './capabilities';
import { selectComposer, selectDraftKind } from './composer';
import { selectInstance, selectSetting } from './config';
import { selectAnswered, selectAnsweredName, selectBeginning, selectDraft } from './drafts';
import { selectCurrentUser } from './session';
import { selectActor } from './statusActions';

export const selectOfferedScopes = createSelector(
  [
    (state: RootState, target: DraftTarget) => selectDraft(state, target).visibility,
    (state: RootState, target: DraftTarget) => selectBeginning(state, target).visibility,
    (state: RootState) => selectCurrentUser(state)?.source.privacy ?? 'public',
    (state: RootState) => selectSetting(state, 'minimalScopesMode'),
    (state: RootState) => selectCan(state, 'localOnlyPosts'),
    (state: RootState, target: DraftTarget) => selectAnswered(state, target)?.visibility ?? null,
    (state: RootState, target: DraftTarget) => selectDraftKind(state, target) === 'quote',
  ],
  (current, original, own, minimal, withLocal, parent, quoting): Scope[] =>
    offeredScopes({ current, original, own, minimal, withLocal, parent, quoting }),
);

/** Whether a reply may become a quote. */
export function selectMayQuote(state: RootState, target: DraftTarget): boolean {
  const status = kindOfDraft(target) === 'reply' ? selectAnswered(state, target) : undefined;
  const actor = selectActor(state);
  return status !== undefined && actor.canQuote && mayQuote(status, actor);
}

const none: Concern[] = [];

const selectConcerns = createSelector(
  [
    (_state: RootState, target: DraftTarget) => kindOfDraft(target),
    selectDraft,
    selectAnswered,
    selectAnsweredName,
    selectCurrentUser,
    (state: RootState) => selectInstance(state).server,
    (state: RootState) => selectInstance(state).family,
    (state: RootState) => selectSetting(state, 'missingDescriptions'),
  ],
  (kind, draft, parent, parentAuthor, user, server, family, missingDescriptions): Concern[] => {
    if (!user) return none;
    const concerns = concernsOf({
      draft,
      parent: parent ?? null,
      parentAuthor,
      own: user.screenName,
      locked: user.locked,
      server,
      addsAnswered: family !== 'mastodon',
      missingDescriptions,
    });
    // Whom a post is for cannot be changed any more.
    return kind === 'edit' ? concerns.filter((each) => each.kind === 'undescribed') : concerns;
  },
);

/** What the writer is to be asked before it is sent. */
export const selectQuestions = createSelector([selectConcerns], (concerns) =>
  concerns.filter(({ kind }) => weightOf[kind] === 'ask'),
);

/** Those of them that stand on the page since the last press on "Post". */
export const selectAskedQuestions = createSelector(
  [selectQuestions, (state: RootState, target: DraftTarget) => selectComposer(state, target).asked],
  (questions, asked = []) => questions.filter((each) => asked.includes(concernKey(each))),
);

/** What the writer should know about the scope that is chosen; null when there is nothing. */
export const selectScopeNote = createSelector(
  [selectConcerns, (state: RootState) => selectSetting(state, 'hideScopeNotice')],
  (concerns, hidden) =>
    hidden ? null : (concerns.find(({ kind }) => weightOf[kind] === 'note') ?? null),
);
