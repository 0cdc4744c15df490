/**
 * A flow file that is looked at: its actions, and the state after one of them. The states of all
 * the others stay with the saga, which makes them.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FlowRefusal } from '@/testing/format/flowFile';
import type { Difference } from '@/testing/format/stateDiff';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface FlowRow {
  type: string;
  /** Milliseconds since the flow began. */
  at: number;
  /** Who said it: the page (the reader, mostly), or a saga. */
  by: 'page' | 'saga';
}

export interface OpenFlow {
  name: string;
  client: string;
  server: string;
  /** Milliseconds since 1970, when it began. */
  clock: number;
  rows: readonly FlowRow[];
  /** It does not replay from this action on: what is shown from there on may be wrong. */
  divergedAt: number | null;
}

export interface ShownStep {
  /** The number of the action, from 0; -1 before the first. */
  at: number;
  /** The whole state of the application then; whoever shows it knows its form. */
  state: object;
  differences: readonly Difference[];
  /** Of all differences; a few are listed. */
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
  // The recorder notes nothing of this: it would hold recordings within recordings.
  name: 'recording/view',
  initialState: emptyFlowViewer,
  reducers: {
    /** The reader picked or dropped a file; null where it could not be read. */
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
    /** To the action of this number; a step by hand ends the playing. */
    stepRequested: (state, _action: PayloadAction<{ at: number }>) => ({
      ...state,
      playing: false,
    }),
    // States are not drafts: they are large, and never changed.
    stepShown: (state, { payload }: PayloadAction<{ step: ShownStep }>) => ({
      ...state,
      shown: payload.step,
    }),
    playToggled: (state) => ({ ...state, playing: !state.playing }),
    /** The end was reached. */
    playEnded: (state) => ({ ...state, playing: false }),
  },
});

addDeferredSlice('flowViewer', slice.reducer);

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
