/** Deleted drafts that can be restored while the list of drafts is open. */
import { createSlice } from '@reduxjs/toolkit';
import type { Draft, DraftTarget } from '@/domain/composer/draft';
import { dialogClosed } from '@/slices/engine/dialogs';
import { discardUndone, draftDiscarded } from './drafts';
import { slices } from '@/slices/root';

export const noneDiscarded: Record<DraftTarget, Draft> = {};

const slice = createSlice({
  name: 'discardedDrafts',
  initialState: noneDiscarded,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(draftDiscarded, (state, { payload }) => {
      state[payload.target] = payload.draft;
    });
    builder.addCase(discardUndone, (state, { payload }) => {
      Reflect.deleteProperty(state, payload.target);
    });
    builder.addCase(dialogClosed, (state, { payload }) =>
      payload.kind === 'drafts' ? noneDiscarded : state,
    );
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    discardedDrafts: Record<DraftTarget, Draft>;
  }
}

slices.inject(slice);
