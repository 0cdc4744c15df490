/**
 * Whether what happens here is being noted, and what the reader wants of it. The recorder itself
 * stands outside of the store and notes none of these actions.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

/** `stopped`: noting has ended, and what was noted is not yet saved or thrown away. */
export type RecordingMode = 'off' | 'recording' | 'stopped' | 'ring';

export interface RecordingState {
  mode: RecordingMode;
  /** Milliseconds since 1970; of the ring, since when it holds everything. */
  since: number | null;
  /** For how long by now. */
  seconds: number;
  /** How many entries there are, and about how many characters they take. */
  entries: number;
  size: number;
  /** Whether this browser keeps the last five minutes; from the next load on, that is. */
  ringBufferEnabled: boolean;
  /** A file is being made, or could not be. */
  making: 'idle' | 'working' | 'failed';
  /** A bug report as it would be saved; null while there is none to look at. */
  report: { name: string; text: string } | null;
}

export const notRecording: RecordingState = {
  mode: 'off',
  since: null,
  seconds: 0,
  entries: 0,
  size: 0,
  ringBufferEnabled: false,
  making: 'idle',
  report: null,
};

const slice = createSlice({
  name: 'recording',
  initialState: notRecording,
  reducers: {
    /** What this page began with. */
    recorderFound: (
      state,
      {
        payload,
      }: PayloadAction<{ mode: RecordingMode; since: number | null; ringBufferEnabled: boolean }>,
    ) => ({ ...state, ...payload }),
    /** Told each second, as its sign shows the time. */
    recordingGrown: (
      state,
      {
        payload,
      }: PayloadAction<{ entries: number; size: number; since: number | null; seconds: number }>,
    ) => ({ ...state, ...payload }),
    /** Marks the tab and loads the page anew: everything from its first moment on is noted. */
    recordingRequested() {
      // The saga does it.
    },
    /** No more is noted; the flow waits to be saved or discarded. */
    recordingStopped(state) {
      if (state.mode === 'recording') state.mode = 'stopped';
    },
    recordingDiscarded: ({ ringBufferEnabled }) => ({ ...notRecording, ringBufferEnabled }),
    /** Whether the last five minutes are to be kept, from the next load on. */
    ringBufferToggled(state, { payload }: PayloadAction<{ wanted: boolean }>) {
      state.ringBufferEnabled = payload.wanted;
    },
    /** A flow file, for the reader to save. Texts and names stay only where the reader says so. */
    flowFileRequested(state, _action: PayloadAction<{ keepTexts: boolean }>) {
      state.making = 'working';
    },
    flowFileSaved(state) {
      state.making = 'idle';
    },
    /** Asks for a report to look at; `diagnostics` is what the page says of itself. */
    bugReportRequested(
      state,
      _action: PayloadAction<{ keepTexts: boolean; diagnostics: Record<string, unknown> }>,
    ) {
      state.making = 'working';
      state.report = null;
    },
    bugReportMade(state, { payload }: PayloadAction<{ name: string; text: string }>) {
      state.making = 'idle';
      state.report = payload;
    },
    /** The reader looked at it and wants the file. */
    bugReportSaveRequested() {
      // The saga does it.
    },
    bugReportClosed(state) {
      state.report = null;
    },
    makingFailed(state) {
      state.making = 'failed';
    },
  },
});

addDeferredSlice('recording', slice.reducer);

export const {
  recorderFound,
  recordingGrown,
  recordingRequested,
  recordingStopped,
  recordingDiscarded,
  ringBufferToggled,
  flowFileRequested,
  flowFileSaved,
  bugReportRequested,
  bugReportMade,
  bugReportSaveRequested,
  bugReportClosed,
  makingFailed,
} = slice.actions;
