/**
 * The state of the recorder and the reader's requests to it. The recorder itself is outside of the
 * store and ignores all these actions.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

/** `stopped`: recording has ended, and the flow is not yet saved or discarded. */
export type RecordingMode = 'off' | 'recording' | 'stopped' | 'ring';

export interface RecordingState {
  mode: RecordingMode;
  /** Milliseconds since 1970; for the ring buffer, the time from which it is complete. */
  since: number | null;
  /** The duration so far. */
  seconds: number;
  /** The number of events, and their approximate size in characters. */
  entries: number;
  size: number;
  /** True if this browser keeps the last five minutes, from the next load on. */
  ringBufferEnabled: boolean;
  /** The progress of making a file. */
  making: 'idle' | 'working' | 'failed';
  /** The bug report for review; null if there is none. */
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
    /** The mode of this page at start-up. */
    recorderFound: (
      state,
      {
        payload,
      }: PayloadAction<{ mode: RecordingMode; since: number | null; ringBufferEnabled: boolean }>,
    ) => ({ ...state, ...payload }),
    /** Dispatched each second, as the indicator shows the time. */
    recordingGrown: (
      state,
      {
        payload,
      }: PayloadAction<{ entries: number; size: number; since: number | null; seconds: number }>,
    ) => ({ ...state, ...payload }),
    /** Flags the tab and reloads the page: everything from its first moment on is recorded. */
    recordingRequested() {
      // Handled by the saga.
    },
    /** Recording stops; the flow waits to be saved or discarded. */
    recordingStopped(state) {
      if (state.mode === 'recording') state.mode = 'stopped';
    },
    recordingDiscarded: ({ ringBufferEnabled }) => ({ ...notRecording, ringBufferEnabled }),
    /** Keeps the last five minutes, or stops doing so, from the next load on. */
    ringBufferToggled(state, { payload }: PayloadAction<{ wanted: boolean }>) {
      state.ringBufferEnabled = payload.wanted;
    },
    /** The reader saves a flow file. Texts and names stay only if the reader says so. */
    flowFileRequested(state, _action: PayloadAction<{ keepTexts: boolean }>) {
      state.making = 'working';
    },
    flowFileSaved(state) {
      state.making = 'idle';
    },
    /** Requests a report for review; `browser` is what the browser calls itself. */
    bugReportRequested(state, _action: PayloadAction<{ keepTexts: boolean; browser: string }>) {
      state.making = 'working';
      state.report = null;
    },
    bugReportMade(state, { payload }: PayloadAction<{ name: string; text: string }>) {
      state.making = 'idle';
      state.report = payload;
    },
    /** The reader has reviewed the report and saves the file. */
    bugReportSaveRequested() {
      // Handled by the saga.
    },
    bugReportClosed(state) {
      state.report = null;
    },
    makingFailed(state) {
      state.making = 'failed';
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    recording: RecordingState;
  }
}

slices.inject(slice);

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
