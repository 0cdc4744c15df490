/** The progress of the startup, and its failures. */
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { RememberedFacts } from '@/domain/session/offlineSnapshot';
import { currentUserReceived, loggedOut, userTokenCleared, userTokenReceived } from './session';

/** `met`: the current user and the instance are known, so dependent work may begin. */
type StartPhase = 'starting' | 'met' | 'ready' | 'failed';

interface StartupState {
  phase: StartPhase;
  /** The text for the start-up error page; null without an error. */
  reason: string | null;
  /** The instance gave no answer: the page shows what it can and retries. */
  serverUnreachable: boolean;
  /**
   * There is something to draw: the startup has ended, or the last screen is there in the reader's
   * language.
   */
  drawable: boolean;
  /** Decides how many rows there are until the server has said so; null without a last screen. */
  remembered: RememberedFacts | null;
  /** The page is visible, so that notices can be read. */
  shown: boolean;
  /** A token was stored, and the server has not said yet whose it is. */
  sessionPending: boolean;
  /** Started without stored state, custom theme and service worker. */
  safe: boolean;
}

const initialState: StartupState = {
  phase: 'starting',
  reason: null,
  serverUnreachable: false,
  drawable: false,
  remembered: null,
  shown: false,
  sessionPending: false,
  safe: false,
};

/** The instance is known as far as possible: data for later screens may be fetched. */
export const instanceDetailsRequested = createAction('startup/instanceDetailsRequested');

const changesAccount = isAnyOf(userTokenReceived, userTokenCleared, loggedOut);

/** Actions after which the user is known, or which start a new login. */
const isVerdict = isAnyOf(currentUserReceived, changesAccount);

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
    /** The startup could not find out who is signed in; the check is repeated. */
    sessionMarkedPending(state) {
      state.sessionPending = true;
    },
    pageShown(state) {
      state.shown = true;
    },
    lastScreenRemembered(state, { payload }: PayloadAction<RememberedFacts>) {
      state.remembered = payload;
    },
    lastScreenReady(state) {
      state.drawable = true;
    },
    startSucceeded(state) {
      state.phase = 'ready';
      state.drawable = true;
    },
    startFailed(state, { payload }: PayloadAction<{ reason: string }>) {
      state.phase = 'failed';
      state.drawable = true;
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
    builder.addMatcher(changesAccount, (state) => {
      state.remembered = null;
    });
  },
});

export const {
  startBegan,
  instanceLoaded,
  sessionMarkedPending,
  pageShown,
  lastScreenRemembered,
  lastScreenReady,
  startSucceeded,
  startFailed,
  serverReachabilityChanged,
} = slice.actions;
export default slice.reducer;
