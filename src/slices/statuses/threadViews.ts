/**
 * What the reader did to conversations: which are unfolded under a card, which replies they showed
 * and hid. By the status that a conversation was opened for, for the last ones. Where they dived to is
 * in `dives.ts`.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { missingParentRequest, missingRepliesRequest } from '@/domain/statuses/status';
import { missingParentReceived, missingRepliesReceived } from './threadContexts';

export interface ThreadViewState {
  /** Stands under its card in a list. */
  unfolded: boolean;
  /** Whose replies they showed (true) and hid. */
  displays: Readonly<Record<string, boolean>>;
  /** The newest that was there on the last visit; null on the first. */
  since: string | null;
  /** What was looked for and has had its answer, by the keys of these requests. */
  lookedUp: Readonly<Record<string, true>>;
}

export interface ThreadVisit {
  /** The conversation, whatever status it was opened for. */
  threadId: string;
  /** The newest of it that is known. */
  newestId: string;
}

const untouched: ThreadViewState = {
  unfolded: false,
  displays: {},
  since: null,
  lookedUp: {},
};

/** As many as conversations are kept. */
const KEPT = 20;

interface OfStatus {
  statusId: string;
}

type Threads = Record<string, ThreadViewState>;

const slice = createSlice({
  name: 'threadViews',
  initialState: {} as Threads,
  reducers: {
    /** Under its card. The saga fetches it. */
    threadUnfolded: (state, { payload }: PayloadAction<OfStatus>) =>
      touched(state, payload.statusId, { unfolded: true }),
    /** Forgets what was done to it. */
    threadFolded(state, { payload }: PayloadAction<OfStatus>) {
      Reflect.deleteProperty(state, payload.statusId);
    },
    /** The reader sees it as the server has it; `since` is what the last visit saw. */
    threadVisited: (
      state,
      { payload }: PayloadAction<OfStatus & ThreadVisit & { since: string | null }>,
    ) => touched(state, payload.statusId, { since: payload.since }),
    /** The visit is over; what came in its course was seen. */
    threadLeft(_state, _action: PayloadAction<OfStatus & ThreadVisit>) {
      // The visits are noted elsewhere.
    },
    /** The replies of these are shown, or hidden. */
    threadNodesToggled(
      state,
      { payload }: PayloadAction<OfStatus & { displays: Record<string, boolean> }>,
    ) {
      const { statusId, displays } = payload;
      const before = state[statusId]?.displays ?? {};
      return touched(state, statusId, { displays: { ...before, ...displays } });
    },
    /** Asks the server for replies to a status of the thread. */
    missingRepliesRequested(_state, _action: PayloadAction<OfStatus & { nodeId: string }>) {
      // The saga fetches.
    },
    /** Asks the server for what one of the thread answers. */
    missingParentRequested(_state, _action: PayloadAction<OfStatus & { replyId: string }>) {
      // The saga fetches.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(missingRepliesReceived, (state, { payload: { statusId, nodeId } }) =>
      answered(state, statusId, missingRepliesRequest(nodeId)),
    );
    builder.addCase(missingParentReceived, (state, { payload: { statusId, replyId } }) =>
      answered(state, statusId, missingParentRequest(replyId)),
    );
  },
});

const answered = (state: Threads, statusId: string, request: string): Threads =>
  touched(state, statusId, { lookedUp: { ...state[statusId]?.lookedUp, [request]: true } });

/** The one that was touched last stands last; those before them are forgotten some day. */
function touched(state: Threads, statusId: string, changes: Partial<ThreadViewState>): Threads {
  const others = Object.entries(state).filter(([id]) => id !== statusId);
  const thread = { ...(state[statusId] ?? untouched), ...changes };
  return Object.fromEntries([...others.slice(1 - KEPT), [statusId, thread]]);
}

export const {
  threadUnfolded,
  threadFolded,
  threadVisited,
  threadLeft,
  threadNodesToggled,
  missingRepliesRequested,
  missingParentRequested,
} = slice.actions;
export default slice.reducer;
