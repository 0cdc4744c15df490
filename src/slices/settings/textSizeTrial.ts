/** A text size that the reader tries; it reverts after a while unless confirmed. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

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

declare module '@/slices/root' {
  interface DeferredSlices {
    textSizeTrial: TextSizeTrialState;
  }
}

slices.inject(slice);

export const { textSizeTried, textSizeKept, textSizeReverted } = slice.actions;
