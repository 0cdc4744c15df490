/**
 * These selectors combine a composer with its draft, uploads and settings, because they decide
 * together if it can be sent.
 */
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { numberOf } from '@/domain/composer/chain/chain';
import {
  kindOfDraft,
  partsOf,
  type DraftKind,
  type DraftPart,
  type DraftTarget,
} from '@/domain/composer/draft';
import { validateDraft, type DraftError } from '@/domain/composer/draftValidation';
import type { JobFailure } from '@/domain/composer/outbox';
import { charactersLeft, LINK_LENGTH, type Counting } from '@/domain/composer/textLength';
import type { ComposerView } from '@/slices/composer/composers';
import type { RootState } from '@/slices/root';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectCurrentPart, selectPart } from './chains';
import { selectDraft } from './drafts';
import { selectSending } from './outbox';
import { selectReadOnly } from './tabDrafts';
import { selectUserToken } from '@/selectors/session/session';
import { selectHasMissingFiles, selectUploading } from './uploads';

const untouched: ComposerView = {};

export const selectComposer = (state: RootState, target: DraftTarget): ComposerView =>
  state.composers?.[target] ?? untouched;

/** The failure of the last try, until the writer dismisses it. */
export function selectFailure(state: RootState, target: DraftTarget): JobFailure | null {
  const { failure } = selectSending(state, target);
  return failure === selectComposer(state, target).dismissed ? null : failure;
}

/** The server's way of counting characters. */
export const selectCounting = createSelector(
  [selectInstance],
  ({ textlimit, family }): Counting => ({
    limit: textlimit,
    linkLength: family === 'mastodon' ? LINK_LENGTH : null,
  }),
);

/** A key in one post of a chain does not count the others again. */
const leftOf = weakMapMemoize(({ text, subject }: DraftPart, number: string, counting: Counting) =>
  charactersLeft({ text: text + number, subject }, counting),
);

const selectLeft = createSelector(
  [selectDraft, selectCounting],
  (draft, counting): (number | null)[] =>
    partsOf(draft).map((part, at) => leftOf(part, numberOf(draft, at), counting)),
);

/** Null where there is no limit. */
export const selectCharactersLeft = (
  state: RootState,
  target: DraftTarget,
  part = 0,
): number | null => selectLeft(state, target)[part] ?? null;

/** The kind that the draft has now: a reply may turn into a quote. */
export function selectDraftKind(state: RootState, target: DraftTarget): DraftKind {
  const kind = kindOfDraft(target);
  return kind === 'reply' && selectDraft(state, target).quoting ? 'quote' : kind;
}

/** True if there is text to preview. */
export function selectHasWords(state: RootState, target: DraftTarget): boolean {
  const { text, subject } = selectPart(state, target, selectCurrentPart(state, target));
  return text.trim() !== '' || subject.trim() !== '';
}

/** The error that prevents posting. */
export const selectDraftError = createSelector(
  [
    selectDraft,
    selectLeft,
    selectReadOnly,
    (state: RootState) => selectUserToken(state) !== null,
    (state: RootState, target: DraftTarget) => selectComposer(state, target).pickerOpen ?? false,
    selectUploading,
    selectHasMissingFiles,
    (state: RootState) => selectSetting(state, 'missingDescriptions'),
  ],
  (
    draft,
    left,
    busy,
    signedIn,
    picking,
    uploading,
    fileMissing,
    missingDescriptions,
  ): DraftError | null =>
    validateDraft({
      draft,
      left,
      busy,
      signedIn,
      picking,
      uploading,
      fileMissing,
      insistsOnDescriptions: missingDescriptions === 'insist',
    }),
);
