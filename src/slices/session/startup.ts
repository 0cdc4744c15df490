/** How far starting has come, and what went wrong on the way. */
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { currentUserReceived, loggedOut, userTokenCleared, userTokenReceived } from './session';

/** `met`: who is signed in and what the instance is are known; what builds on that may begin. */
export type StartPhase = 'starting' | 'met' | 'ready' | 'failed';

interface StartupState {
  phase: StartPhase;
  /** In words for the start-up error page; null while all is well. */
  reason: string | null;
  /** The instance itself gave no answer: the page shows what it can and tries again. */
  serverUnreachable: boolean;
  /** There is a page to read notices on. */
  shown: boolean;
  /** A token was kept, and the server has not said yet whose it is. */
  sessionPending: boolean;
  /** Began without stored state, custom theme and service worker. */
  safe: boolean;
}

const initialState: StartupState = {
  phase: 'starting',
  reason: null,
  serverUnreachable: false,
  shown: false,
  sessionPending: false,
  safe: false,
};

/** The instance has been met, so far as it can be: what it has beside the first screen may come. */
export const instanceDetailsRequested = createAction('startup/instanceDetailsRequested');

/** From here on it is known, or somebody signs in anew. */
const isVerdict = isAnyOf(currentUserReceived, userTokenReceived, userTokenCleared, loggedOut);

const slice = createSlice({
  name: 'startup',
  initialState,
  reducers: {
    startBegan(state, { payload }: PayloadAction<{ safe: boolean }>) {
      state.phase = 'starting';
      state.reason = null;
      state.safe = payload.safe;
    },
    instanceLoaded(state) {
      state.phase = 'met';
    },
    /** Starting did not find out who is signed in; it is asked on. */
    sessionMarkedPending(state) {
      state.sessionPending = true;
    },
    pageShown(state) {
      state.shown = true;
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
  extraReducers: (builder) => {
    builder.addMatcher(isVerdict, (state) => {
      state.sessionPending = false;
    });
  },
});

export const {
  startBegan,
  instanceLoaded,
  sessionMarkedPending,
  pageShown,
  startSucceeded,
  startFailed,
  serverReachabilityChanged,
} = slice.actions;
export default slice.reducer;
