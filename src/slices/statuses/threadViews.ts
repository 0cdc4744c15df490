/**
 * The view state of threads: unfolded under a card, and replies shown or hidden. By the status that
 * a thread was opened for; only the last ones are kept. The focus is in `threadFocus.ts`.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { missingParentRequest, missingRepliesRequest } from '@/domain/statuses/status';
import { missingParentReceived, missingRepliesReceived } from './threadContexts';

export interface ThreadViewState {
  /** Unfolded under its card in a list. */
  unfolded: boolean;
  /** Statuses whose replies the reader showed (true) or hid. */
  displays: Readonly<Record<string, boolean>>;
  /** The newest status at the last visit; null on the first. */
  since: string | null;
  /** Completed lookups of missing posts, by the keys of their requests. */
  lookedUp: Readonly<Record<string, true>>;
}

export interface ThreadVisit {
  /** Identifies the thread, whatever status it was opened for. */
  threadId: string;
  /** The newest known status of the thread. */
  newestId: string;
}

const untouched: ThreadViewState = {
  unfolded: false,
  displays: {},
  since: null,
  lookedUp: {},
};

/** As many as there are contexts. */
const KEPT = 20;

interface OfStatus {
  statusId: string;
}

type Threads = Record<string, ThreadViewState>;

const slice = createSlice({
  name: 'threadViews',
  initialState: {} as Threads,
  reducers: {
    /** Unfolds the thread under its card. The saga fetches it. */
    threadUnfolded: (state, { payload }: PayloadAction<OfStatus>) =>
      touched(state, payload.statusId, { unfolded: true }),
    /** Forgets its view state. */
    threadFolded(state, { payload }: PayloadAction<OfStatus>) {
      Reflect.deleteProperty(state, payload.statusId);
    },
    /** The thread is shown as loaded from the server; `since` is the end of the last visit. */
    threadVisited: (
      state,
      { payload }: PayloadAction<OfStatus & ThreadVisit & { since: string | null }>,
    ) => touched(state, payload.statusId, { since: payload.since }),
    /** The visit is over; everything that came during it counts as seen. */
    threadLeft(_state, _action: PayloadAction<OfStatus & ThreadVisit>) {
      // `threadVisits.ts` stores the visit.
    },
    /** Shows or hides the replies of these statuses. */
    threadNodesToggled(
      state,
      { payload }: PayloadAction<OfStatus & { displays: Record<string, boolean> }>,
    ) {
      const { statusId, displays } = payload;
      const before = state[statusId]?.displays ?? {};
      return touched(state, statusId, { displays: { ...before, ...displays } });
    },
    /** Fetches missing replies to a status of the thread. */
    missingRepliesRequested(_state, _action: PayloadAction<OfStatus & { nodeId: string }>) {
      // The saga fetches.
    },
    /** Fetches the missing parent of a status of the thread. */
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

/** Moves the changed entry to the end; the oldest ones are dropped. */
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
