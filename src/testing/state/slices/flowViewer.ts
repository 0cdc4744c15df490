/**
 * The open flow file: its actions, and the state after the selected one. The saga holds all the
 * other states.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FlowRefusal } from '@/testing/format/readFlowFile';
import type { Difference } from '@/testing/format/stateDiff';
import { slices } from '@/slices/root';

export interface FlowRow {
  type: string;
  /** Milliseconds since the flow began. */
  at: number;
  /** The dispatcher: the page (mostly the reader), or a saga. */
  by: 'page' | 'saga';
}

export interface OpenFlow {
  name: string;
  client: string;
  server: string;
  /** The start, in milliseconds since 1970. */
  clock: number;
  rows: readonly FlowRow[];
  /** The replay differs from this action on: later states may be wrong. */
  divergedAt: number | null;
}

export interface ShownStep {
  /** The number of the action, from 0; -1 before the first. */
  at: number;
  /** The full application state at that moment, typed by the component that renders it. */
  state: object;
  differences: readonly Difference[];
  /** Counts all changes; only a few are listed. */
  changes: number;
}

export interface FlowViewerState {
  phase: 'none' | 'reading' | 'refused' | 'open';
  refusal: FlowRefusal | null;
  flow: OpenFlow | null;
  shown: ShownStep | null;
  playing: boolean;
}

export const emptyFlowViewer: FlowViewerState = {
  phase: 'none',
  refusal: null,
  flow: null,
  shown: null,
  playing: false,
};

const slice = createSlice({
  // Excluded from recordings by its prefix: they would contain other recordings.
  name: 'recording/view',
  initialState: emptyFlowViewer,
  reducers: {
    /** The reader picked or dropped a file; null if it could not be read. */
    flowPicked: (
      _state,
      _action: PayloadAction<{ name: string; text: string | null }>,
    ): FlowViewerState => ({ ...emptyFlowViewer, phase: 'reading' }),
    flowRefused: (
      _state,
      { payload }: PayloadAction<{ refusal: FlowRefusal }>,
    ): FlowViewerState => ({
      ...emptyFlowViewer,
      phase: 'refused',
      refusal: payload.refusal,
    }),
    flowOpened: (_state, { payload }: PayloadAction<{ flow: OpenFlow }>): FlowViewerState => ({
      ...emptyFlowViewer,
      phase: 'open',
      flow: payload.flow,
    }),
    flowClosed: () => emptyFlowViewer,
    /** Goes to the action of this number; a manual step stops playing. */
    stepRequested: (state, _action: PayloadAction<{ at: number }>) => ({
      ...state,
      playing: false,
    }),
    // Bypasses Immer: states are large, and never changed.
    stepShown: (state, { payload }: PayloadAction<{ step: ShownStep }>) => ({
      ...state,
      shown: payload.step,
    }),
    playToggled: (state) => ({ ...state, playing: !state.playing }),
    /** The end was reached. */
    playEnded: (state) => ({ ...state, playing: false }),
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    flowViewer: FlowViewerState;
  }
}

slices.inject({ reducerPath: 'flowViewer', reducer: slice.reducer });

export const {
  flowPicked,
  flowRefused,
  flowOpened,
  flowClosed,
  stepRequested,
  stepShown,
  playToggled,
  playEnded,
} = slice.actions;
