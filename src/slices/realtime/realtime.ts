/** The state of the streaming socket and of the page. Owned by `sagas/realtime`. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { loggedOut } from '@/slices/session/session';

/** The states of the socket by number, defined only here. */
export const socketStates = {
  joined: 1,
  closed: 2,
  error: 3,
  disabled: 4,
  starting: 5,
  startingInitial: 6,
} as const;

/**
 * Another tab is about to hold the socket, or this one: nothing is polled until it stands. No state
 * of the table, which others know.
 */
export const HANDED_OVER = 0;

type SocketState = (typeof socketStates)[keyof typeof socketStates] | typeof HANDED_OVER;

interface RealtimeState {
  socket: SocketState;
  /** How often the socket was joined; distinguishes one connection from the next. */
  joins: number;
  /** Failed tries since the socket was last open. */
  failedConnects: number;
  /**
   * The timelines that are streamed beside home, each with the number of subscriptions up to it.
   */
  streams: Record<TimelineKey, number>;
  taken: number;
  pageVisible: boolean;
  pageFocused: boolean;
  online: boolean;
  /** No desktop notifications yet: the first seconds only bring what happened before. */
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
      // During a reconnect the socket still counts as broken.
      if (state.socket === socketStates.error) return;
      state.socket = payload.initial ? socketStates.startingInitial : socketStates.starting;
    },
    /**
     * `resumed`: only what was missed between two tabs has to be asked for. `told`: the tab that
     * leads asks, and tells this one.
     */
    socketJoined(state, _action: PayloadAction<{ resumed: boolean; told?: boolean } | undefined>) {
      state.socket = socketStates.joined;
      state.streams = {};
      state.joins += 1;
      state.failedConnects = 0;
    },
    socketHandedOver(state) {
      state.socket = HANDED_OVER;
    },
    /** The connection broke; it will be opened again. */
    socketBroke(state, _action: PayloadAction<{ code: number }>) {
      state.socket = socketStates.error;
      state.failedConnects += 1;
    },
    /** The server closed the connection properly. */
    socketClosed(state) {
      state.socket = socketStates.closed;
      state.failedConnects = 0;
    },
    /** Streaming was turned off. */
    socketDisabled(state) {
      state.socket = socketStates.disabled;
      state.failedConnects = 0;
    },
    /** Streaming could not even be tried. */
    streamingFailed(state, _action: PayloadAction<{ reason: string }>) {
      state.socket = socketStates.disabled;
      state.failedConnects = 0;
    },
    /** The server's answer to the last subscription. */
    streamSubscriptionAnswered(_state, _action: PayloadAction<{ taken: boolean }>) {
      // Read by the saga that subscribed.
    },
    /** The socket delivers this timeline from now on. */
    streamSubscribed(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      state.taken += 1;
      state.streams[payload.key] = state.taken;
    },
    streamUnsubscribed(state, { payload }: PayloadAction<{ key: TimelineKey }>) {
      Reflect.deleteProperty(state.streams, payload.key);
    },
    /** The server keeps refusing the socket, as it does for a dead token. */
    tokenDoubted() {
      // The session's saga checks the credentials.
    },
    /** The server was asked and accepts the token. */
    tokenProved() {
      // The saga that doubted it has to look for another reason.
    },
    /** A frame that belongs to no list of this client. */
    frameReceived(_state, _action: PayloadAction<{ event: string; payload: unknown }>) {
      // Read by the sagas of its area.
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
  socketHandedOver,
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
