/** The line that says that enough was read today, and where it stands. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReachedLimit } from '@/domain/timelines/readingDay';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { slices } from '@/slices/root';
import { timelineClosed } from './timelines';

export interface EnoughLine extends ReachedLimit {
  key: TimelineKey;
  /** The row above it. */
  below: string;
  /** The reader wants to keep reading; the line stays, as its place is in sight. */
  answered: boolean;
}

export interface ReadingLimitState {
  line: EnoughLine | null;
}

export const noReadingLimit: ReadingLimitState = { line: null };

const slice = createSlice({
  name: 'readingLimit',
  initialState: noReadingLimit,
  reducers: {
    /** Other rows of a timeline are in sight. The saga counts those that stay for a moment. */
    rowsSeen(
      _state,
      _action: PayloadAction<{
        key: TimelineKey;
        ids: readonly string[];
        /** The row that the line would go below, out of sight; null if there is no place for it. */
        below: string | null;
      }>,
    ) {
      // The saga counts.
    },
    enoughReached(state, { payload }: PayloadAction<Omit<EnoughLine, 'answered'>>) {
      state.line = { ...payload, answered: false };
    },
    readingContinued(state) {
      if (state.line) state.line.answered = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(timelineClosed, (state, { payload: { key } }) => {
      if (state.line?.key === key) state.line = null;
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    readingLimit: ReadingLimitState;
  }
}

slices.inject(slice);

export const { rowsSeen, enoughReached, readingContinued } = slice.actions;
