/**
 * What the writer did to a composer beside typing, per target: looking at a preview, choosing an
 * emoji, pressing "Post" when it could not be. None of it outlasts a reload.
 */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftPoll, DraftTarget } from '@/domain/composer/draft';
import type { DraftError } from '@/domain/composer/draftValidation';
import type { JobFailure } from '@/domain/composer/outbox';
import type { Status } from '@/domain/statuses/status';
import { draftSaved, postConfirmed, postRequested } from './drafts';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface ComposerView {
  pickerOpen?: boolean;
  previewing?: boolean;
  /** What the server made of the text; null while there is none to look at. */
  preview?: Status | null;
  /** The poll that was taken out, should it be wanted back. */
  removedPoll?: DraftPoll | null;
  /** Why the last press on "Post" did nothing. */
  blockingError?: DraftError | null;
  /** Keys of the concerns that it raised: another press on "Post" passes over them. */
  shownWarnings?: string[];
  /** Why the last try came to nothing, once the writer has put that away. */
  dismissed?: JobFailure | null;
}

/** The reader pressed "Post": it is sent unless something stands in the way. */
export const submitRequested = createAction<{ target: DraftTarget }>('composers/submitRequested');

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

addDeferredSlice('composers', slice.reducer);
