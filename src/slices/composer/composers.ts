/**
 * The state of each composer apart from its draft, per target: the picker, the preview, the errors
 * of the last press on "Post". It is not persisted.
 */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftPoll, DraftTarget } from '@/domain/composer/draft';
import type { DraftError } from '@/domain/composer/draftValidation';
import type { JobFailure } from '@/domain/composer/outbox';
import type { Status } from '@/domain/statuses/status';
import { draftSaved, postConfirmed, postRequested } from './drafts';
import { slices } from '@/slices/root';

export interface ComposerView {
  /** The post of a chain in which the focus was last, from 0. */
  part?: number;
  /** The place in its text to which the focus is to go; null once it is there. */
  caret?: number | null;
  /** Its subject is to get the focus. */
  subject?: boolean;
  pickerOpen?: boolean;
  previewing?: boolean;
  /** The preview that the server rendered; null if none is shown. */
  preview?: Status | null;
  /** The poll that was removed, for undo. */
  removedPoll?: DraftPoll | null;
  /** The error that blocked the last press on "Post". */
  blockingError?: DraftError | null;
  /** Keys of the warnings that it showed: the next press on "Post" ignores them. */
  shownWarnings?: string[];
  /** The writer does not want to hear that the text is in another language than chosen. */
  languageSettled?: boolean;
  /** The failure of the last try, once the writer has dismissed it. */
  dismissed?: JobFailure | null;
}

/** The reader pressed "Post": the draft is sent unless an error blocks it. */
export const submitRequested = createAction<{ target: DraftTarget }>('composers/submitRequested');

/** The reader begins to write: what pickers and suggestions show is loaded. */
export const composerUsed = createAction('composers/composerUsed');

/** How the posts of a draft are arranged anew. */
export type Arrangement =
  /** An empty post after this one. */
  | { kind: 'add' }
  /** The text behind the selection becomes the next post. */
  | { kind: 'divide'; start: number; end: number }
  /** The text becomes as many posts as it needs. */
  | { kind: 'split' }
  /** One post of this and the one before. */
  | { kind: 'join' }
  | { kind: 'move'; to: number };

export const partsArranged = createAction<{
  target: DraftTarget;
  part: number;
  arrangement: Arrangement;
}>('composers/partsArranged');

const slice = createSlice({
  name: 'composers',
  initialState: {} as Record<DraftTarget, ComposerView>,
  reducers: {
    composerChanged(
      state,
      { payload }: PayloadAction<{ target: DraftTarget; changes: ComposerView }>,
    ) {
      const { target, changes } = payload;
      state[target] = { ...state[target], ...changes };
    },
    previewToggled(
      state,
      { payload: { target, shown } }: PayloadAction<{ target: DraftTarget; shown: boolean }>,
    ) {
      state[target] = { ...state[target], previewing: shown, preview: null };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(draftSaved, (state, { payload }) => {
      const view = state[payload.target];
      if (view?.blockingError) view.blockingError = null;
      if (view?.shownWarnings) view.shownWarnings = [];
    });
    builder.addCase(postRequested, (state, { payload }) => {
      const view = state[payload.target];
      if (view) Object.assign(view, { blockingError: null, dismissed: null, shownWarnings: [] });
    });
    builder.addCase(postConfirmed, (state, { payload }) => {
      Reflect.deleteProperty(state, payload.target);
    });
  },
});

export const { composerChanged, previewToggled } = slice.actions;

declare module '@/slices/root' {
  interface DeferredSlices {
    composers: Record<DraftTarget, ComposerView>;
  }
}

slices.inject(slice);
