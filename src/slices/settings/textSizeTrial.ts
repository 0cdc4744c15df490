/** A text size that the reader tries; it reverts after a while unless confirmed. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface TextSizeTrialState {
  /** Null while no size is tried. */
  textSize: string | null;
}

const noTextSizeTrial: TextSizeTrialState = { textSize: null };

const slice = createSlice({
  name: 'textSizeTrial',
  initialState: noTextSizeTrial,
  reducers: {
    textSizeTried: (_state, { payload }: PayloadAction<{ textSize: string }>) => payload,
    textSizeKept: () => noTextSizeTrial,
    /** Reverted by the reader, or by the timeout. */
    textSizeReverted: () => noTextSizeTrial,
  },
});

declare module '@/slices/engine/deferredSlices' {
  interface DeferredSlices {
    textSizeTrial: TextSizeTrialState;
  }
}

addDeferredSlice('textSizeTrial', slice.reducer);

export const { textSizeTried, textSizeKept, textSizeReverted } = slice.actions;
