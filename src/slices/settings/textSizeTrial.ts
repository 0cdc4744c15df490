/** A size of text that the reader tries on: it holds until they keep it, and else not for long. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface TextSizeTrialState {
  /** Null while nothing is tried. */
  textSize: string | null;
}

export const noTextSizeTrial: TextSizeTrialState = { textSize: null };

const slice = createSlice({
  name: 'textSizeTrial',
  initialState: noTextSizeTrial,
  reducers: {
    textSizeTried: (_state, { payload }: PayloadAction<{ textSize: string }>) => payload,
    textSizeKept: () => noTextSizeTrial,
    /** By the reader, or as nobody said a word. */
    textSizeReverted: () => noTextSizeTrial,
  },
});

addDeferredSlice('textSizeTrial', slice.reducer);

export const { textSizeTried, textSizeKept, textSizeReverted } = slice.actions;
