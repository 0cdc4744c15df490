/**
 * What the reader did to conversations: which are unfolded under a card, which replies they showed
 * and hid. By the status that a conversation was opened for, for the last ones. Where they dived to is
 * in `dives.ts`.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { soughtParentRequest, soughtRepliesRequest } from '@/domain/status';
import { parentFound, repliesFound } from './conversations';

export interface ThreadState {
  /** Stands under its card in a list. */
  unfolded: boolean;
  /** Whose replies they showed (true) and hid. */
  displays: Readonly<Record<string, boolean>>;
  /** The newest that was there on the last visit; null on the first. */
  since: string | null;
  /** What was looked for and has had its answer, by the keys of these requests. */
  sought: Readonly<Record<string, true>>;
}

export interface Visit {
  /** The conversation, whatever status it was opened for. */
  talkId: string;
  /** The newest of it that is known. */
  newestId: string;
}

const untouched: ThreadState = {
  unfolded: false,
  displays: {},
  since: null,
  sought: {},
};

/** As many as conversations are kept. */
const KEPT = 20;

interface OfStatus {
  statusId: string;
}

type Threads = Record<string, ThreadState>;

const slice = createSlice({
  name: 'threads',
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
      { payload }: PayloadAction<OfStatus & Visit & { since: string | null }>,
    ) => touched(state, payload.statusId, { since: payload.since }),
    /** The visit is over; what came in its course was seen. */
    threadLeft(_state, _action: PayloadAction<OfStatus & Visit>) {
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
    repliesSought(_state, _action: PayloadAction<OfStatus & { nodeId: string }>) {
      // The saga fetches.
    },
    /** Asks the server for what one of the thread answers. */
    parentSought(_state, _action: PayloadAction<OfStatus & { replyId: string }>) {
      // The saga fetches.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(repliesFound, (state, { payload: { statusId, nodeId } }) =>
      answered(state, statusId, soughtRepliesRequest(nodeId)),
    );
    builder.addCase(parentFound, (state, { payload: { statusId, replyId } }) =>
      answered(state, statusId, soughtParentRequest(replyId)),
    );
  },
});

const answered = (state: Threads, statusId: string, request: string): Threads =>
  touched(state, statusId, { sought: { ...state[statusId]?.sought, [request]: true } });

/** The one that was touched last stands last; those before them are forgotten some day. */
function touched(state: Threads, statusId: string, changes: Partial<ThreadState>): Threads {
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
  repliesSought,
  parentSought,
} = slice.actions;
export default slice.reducer;
