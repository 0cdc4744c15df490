/** A size of text that the reader tries on: it holds until they keep it, and else not for long. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { joinSlices } from './lateSlices';

export interface LookTrialState {
  /** Null while nothing is tried. */
  textSize: string | null;
}

export const nothingTried: LookTrialState = { textSize: null };

const slice = createSlice({
  name: 'lookTrial',
  initialState: nothingTried,
  reducers: {
    textSizeTried: (_state, { payload }: PayloadAction<{ textSize: string }>) => payload,
    textSizeKept: () => nothingTried,
    /** By the reader, or as nobody said a word. */
    textSizeRefused: () => nothingTried,
  },
});

joinSlices('lookTrial', slice.reducer);

export const { textSizeTried, textSizeKept, textSizeRefused } = slice.actions;
