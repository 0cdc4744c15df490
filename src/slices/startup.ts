/** How far starting has come, and what went wrong on the way. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `met`: who is signed in and what the instance is are known; what builds on that may begin. */
export type StartPhase = 'starting' | 'met' | 'ready' | 'failed';

interface StartupState {
  phase: StartPhase;
  /** In words for the start-up error page; null while all is well. */
  reason: string | null;
  /** The instance itself gave no answer: the page shows what it can and tries again. */
  serverUnreachable: boolean;
  /** Began without stored state, custom theme and service worker. */
  safe: boolean;
}

const initialState: StartupState = {
  phase: 'starting',
  reason: null,
  serverUnreachable: false,
  safe: false,
};

const slice = createSlice({
  name: 'startup',
  initialState,
  reducers: {
    startBegan(state, { payload }: PayloadAction<{ safe: boolean }>) {
      state.phase = 'starting';
      state.reason = null;
      state.safe = payload.safe;
    },
    instanceMet(state) {
      state.phase = 'met';
    },
    startSucceeded(state) {
      state.phase = 'ready';
    },
    startFailed(state, { payload }: PayloadAction<{ reason: string }>) {
      state.phase = 'failed';
      state.reason = payload.reason;
    },
    serverReachabilityChanged(state, { payload }: PayloadAction<{ reachable: boolean }>) {
      state.serverUnreachable = !payload.reachable;
    },
  },
});

export const { startBegan, instanceMet, startSucceeded, startFailed, serverReachabilityChanged } =
  slice.actions;
export default slice.reducer;
