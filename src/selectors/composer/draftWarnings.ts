/** Warnings about the audience of a draft, in case its writer has another one in mind. */
import { createSelector } from '@reduxjs/toolkit';
import {
  warningKey,
  draftWarningsOf,
  severityOf,
  type DraftWarning,
} from '@/domain/composer/draftWarnings';
import { filesOf, kindOfDraft, partsOf, type DraftTarget } from '@/domain/composer/draft';
import type { Visibility } from '@/domain/statuses/status';
import { offeredVisibilities } from '@/domain/composer/options/offeredVisibilities';
import { mayQuote } from '@/domain/statuses/statusCommands';
import type { RootState } from '@/slices/root';
import { selectAudienceLists } from './audience';
import { selectCan } from '@/selectors/session/capabilities';
import { selectComposer, selectDraftKind } from './composers';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import {
  selectDraftParent,
  selectDraftParentAuthor,
  selectInitialDraft,
  selectDraft,
} from './drafts';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectActor } from '@/selectors/statuses/statusCommands';

export const selectOfferedVisibilities = createSelector(
  [
    (state: RootState, target: DraftTarget) => selectDraft(state, target).visibility,
    (state: RootState, target: DraftTarget) => selectInitialDraft(state, target).visibility,
    (state: RootState) => selectCurrentUser(state)?.source.privacy ?? 'public',
    (state: RootState) => selectSetting(state, 'minimalScopesMode'),
    (state: RootState) => selectCan(state, 'localOnlyPosts'),
    (state: RootState) => selectAudienceLists(state).length > 0,
    (state: RootState, target: DraftTarget) => selectDraftParent(state, target)?.visibility ?? null,
    (state: RootState, target: DraftTarget) => selectDraftKind(state, target) === 'quote',
  ],
  (current, original, own, minimal, withLocal, withLists, parent, quoting): Visibility[] =>
    offeredVisibilities({
      current,
      original,
      own,
      minimal,
      withLocal,
      withLists,
      parent,
      quoting,
    }),
);

/** True if a reply may become a quote. */
export function selectMayQuote(state: RootState, target: DraftTarget): boolean {
  const status = kindOfDraft(target) === 'reply' ? selectDraftParent(state, target) : undefined;
  const actor = selectActor(state);
  return status !== undefined && actor.canQuote && mayQuote(status, actor);
}

const none: DraftWarning[] = [];

const selectDraftWarnings = createSelector(
  [
    (_state: RootState, target: DraftTarget) => kindOfDraft(target),
    selectDraft,
    selectDraftParent,
    selectDraftParentAuthor,
    selectCurrentUser,
    (state: RootState) => selectInstance(state).server,
    (state: RootState) => selectInstance(state).family,
    (state: RootState) => selectSetting(state, 'missingDescriptions'),
  ],
  (
    kind,
    draft,
    parent,
    parentAuthor,
    user,
    server,
    family,
    missingDescriptions,
  ): DraftWarning[] => {
    if (!user) return none;
    const warnings = partsOf(draft).flatMap(({ text }, at) =>
      draftWarningsOf({
        draft: { ...draft, text, files: at === 0 ? filesOf(draft) : [] },
        parent: parent ?? null,
        parentAuthor,
        own: user.screenName,
        locked: user.locked,
        server,
        // The others of a chain answer the writer.
        addsParentAuthor: family !== 'mastodon' && at + draft.sentParts.length === 0,
        missingDescriptions,
      }),
    );
    // The audience of a post cannot be changed by an edit.
    return kind === 'edit'
      ? warnings.filter((each) => each.kind === 'undescribed')
      : unique(warnings);
  },
);

/** The posts of a chain often have the same. */
const unique = (warnings: readonly DraftWarning[]): DraftWarning[] => [
  ...new Map(warnings.map((each) => [warningKey(each), each])).values(),
];

/** Warnings that the writer has to confirm before sending. */
export const selectWarningsToConfirm = createSelector([selectDraftWarnings], (warnings) =>
  warnings.filter(({ kind }) => severityOf[kind] === 'ask'),
);

/** Those of them that are shown since the last press on "Post". */
export const selectShownWarnings = createSelector(
  [
    selectWarningsToConfirm,
    (state: RootState, target: DraftTarget) => selectComposer(state, target).shownWarnings,
  ],
  (warnings, shownKeys = []) => warnings.filter((each) => shownKeys.includes(warningKey(each))),
);

/** The hint about the chosen visibility; null if there is none. */
export const selectVisibilityHint = createSelector(
  [selectDraftWarnings, (state: RootState) => selectSetting(state, 'hideScopeNotice')],
  (warnings, hidden) =>
    hidden ? null : (warnings.find(({ kind }) => severityOf[kind] === 'note') ?? null),
);
