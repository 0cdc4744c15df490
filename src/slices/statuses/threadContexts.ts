/** What was written before and after a status, by ids, for the last statuses that were looked at. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';

export interface ThreadContext {
  /** Oldest first. */
  ancestorIds: readonly string[];
  descendantIds: readonly string[];
}

/** As many as a reader goes back to; more are fetched anew. */
const KEPT = 20;

interface Found {
  statusId: string;
  ids: readonly string[];
  entities: EntityBundle;
}

const slice = createSlice({
  name: 'threadContexts',
  initialState: {} as Record<string, ThreadContext>,
  reducers: {
    /** It is about to be opened: what it needs may already come. */
    threadPrefetchRequested(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga fetches.
    },
    threadContextReceived(
      state,
      { payload }: PayloadAction<{ statusId: string; entities: EntityBundle } & ThreadContext>,
    ) {
      const { statusId, ancestorIds, descendantIds } = payload;
      const others = Object.entries(state).filter(([id]) => id !== statusId);
      return Object.fromEntries([
        ...others.slice(1 - KEPT),
        [statusId, { ancestorIds, descendantIds }],
      ]);
    },
    /** What else of it was found, looking for the replies of one of its statuses. */
    missingRepliesReceived: (state, { payload }: PayloadAction<Found & { nodeId: string }>) =>
      add(state, payload),
    /** The same, looking for what one of them answers. */
    missingParentReceived: (state, { payload }: PayloadAction<Found & { replyId: string }>) =>
      add(state, payload),
  },
});

function add(state: Record<string, ThreadContext>, { statusId, ids }: Found): void {
  const context = state[statusId];
  if (!context) return;
  const { ancestorIds, descendantIds } = context;
  const known = new Set([statusId, ...ancestorIds, ...descendantIds]);
  context.descendantIds = [...descendantIds, ...ids.filter((id) => !known.has(id))];
}

export const {
  threadPrefetchRequested,
  threadContextReceived,
  missingRepliesReceived,
  missingParentReceived,
} = slice.actions;
export default slice.reducer;
