/** The state of the streaming socket and of the page it serves. Owned by `sagas/streaming`. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { loggedOut } from '@/slices/session/session';

/** The numbers of the socket's states, here and nowhere else. */
export const socketStates = {
  joined: 1,
  closed: 2,
  error: 3,
  disabled: 4,
  starting: 5,
  startingInitial: 6,
} as const;

export type SocketState = (typeof socketStates)[keyof typeof socketStates];

interface RealtimeState {
  socket: SocketState;
  /** How often the socket was joined: tells one line from the next. */
  joins: number;
  /** Failed tries since the socket was last open. */
  failedConnects: number;
  /** The timelines that come by the socket beside home, each with how many were taken up to it. */
  streams: Record<TimelineKey, number>;
  taken: number;
  pageVisible: boolean;
  pageFocused: boolean;
  online: boolean;
  /** No desktop pop-ups yet: the first seconds only bring what happened before. */
  silent: boolean;
}

const initialState: RealtimeState = {
  socket: socketStates.disabled,
  joins: 0,
  failedConnects: 0,
  streams: {},
  taken: 0,
  pageVisible: true,
  pageFocused: true,
  online: true,
  silent: true,
};

const slice = createSlice({
  name: 'realtime',
  initialState,
  reducers: {
    socketStarting(state, { payload }: PayloadAction<{ initial: boolean }>) {
      // After a login there is much to catch up with, and none of it is news.
      if (payload.initial) state.silent = true;
      // While it is being mended, it counts as broken.
      if (state.socket === socketStates.error) return;
      state.socket = payload.initial ? socketStates.startingInitial : socketStates.starting;
    },
    socketJoined(state) {
      state.socket = socketStates.joined;
      state.streams = {};
      state.joins += 1;
      state.failedConnects = 0;
    },
    /** The line broke; it will be opened again. */
    socketBroke(state, _action: PayloadAction<{ code: number }>) {
      state.socket = socketStates.error;
      state.failedConnects += 1;
    },
    /** The server said goodbye. */
    socketClosed(state) {
      state.socket = socketStates.closed;
      state.failedConnects = 0;
    },
    /** Streaming is not wanted any more. */
    socketDisabled(state) {
      state.socket = socketStates.disabled;
      state.failedConnects = 0;
    },
    /** Streaming could not even be tried. */
    streamingFailed(state, _action: PayloadAction<{ reason: string }>) {
      state.socket = socketStates.disabled;
      state.failedConnects = 0;
    },
    /** What the server said of the stream that it was last asked for. */
    streamSubscriptionAnswered(_state, _action: PayloadAction<{ taken: boolean }>) {
      // For the saga that asked.
    },
    /** The socket brings this timeline from here on. */
    streamSubscribed(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      state.taken += 1;
      state.streams[payload.key] = state.taken;
    },
    streamUnsubscribed(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      Reflect.deleteProperty(state.streams, payload.key);
    },
    /** The server keeps refusing the socket, which it does when it no longer takes the token. */
    tokenDoubted() {
      // The saga of the session asks who we are.
    },
    /** The server was asked about the token, and takes it. */
    tokenProved() {
      // Who doubted it has to look for another reason.
    },
    /** The socket brought something that no list of ours has a place for. */
    frameReceived(_state, _action: PayloadAction<{ event: string; payload: unknown }>) {
      // For sagas whose noun it is.
    },
    silenceLifted(state) {
      state.silent = false;
    },
    pageVisibilityChanged(state, { payload }: PayloadAction<boolean>) {
      state.pageVisible = payload;
    },
    pageFocusChanged(state, { payload }: PayloadAction<boolean>) {
      state.pageFocused = payload;
    },
    onlineChanged(state, { payload }: PayloadAction<boolean>) {
      state.online = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (state) => ({
      ...initialState,
      pageVisible: state.pageVisible,
      pageFocused: state.pageFocused,
      online: state.online,
    }));
  },
});

export const {
  socketStarting,
  socketJoined,
  socketBroke,
  socketClosed,
  socketDisabled,
  streamingFailed,
  streamSubscriptionAnswered,
  streamSubscribed,
  streamUnsubscribed,
  tokenDoubted,
  tokenProved,
  frameReceived,
  silenceLifted,
  pageVisibilityChanged,
  pageFocusChanged,
  onlineChanged,
} = slice.actions;
export default slice.reducer;
