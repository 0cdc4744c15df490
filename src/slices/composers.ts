/**
 * What the writer did to a composer beside typing, per target: looking at a preview, choosing an
 * emoji, pressing "Post" when it could not be. None of it outlasts a reload.
 */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftTarget } from '@/domain/draft';
import type { Obstacle } from '@/domain/obstacle';
import { draftNoted, postConfirmed, postRequested } from './drafts';

export interface ComposerView {
  pickerOpen?: boolean;
  /** Why the last press on "Post" did nothing. */
  hindrance?: Obstacle | null;
  /** What the server said to the last try, once the writer has put it away. */
  dismissed?: string | null;
}

/** The reader pressed "Post": it is sent unless something stands in the way. */
export const postAsked = createAction<{ target: DraftTarget }>('composers/postAsked');

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
  },
  extraReducers: (builder) => {
    builder.addCase(draftNoted, (state, { payload }) => {
      const view = state[payload.target];
      if (view?.hindrance) view.hindrance = null;
    });
    builder.addCase(postRequested, (state, { payload }) => {
      const view = state[payload.target];
      if (view) Object.assign(view, { hindrance: null, dismissed: null });
    });
    builder.addCase(postConfirmed, (state, { payload }) => {
      Reflect.deleteProperty(state, payload.target);
    });
  },
});

export const { composerChanged } = slice.actions;
export default slice.reducer;
