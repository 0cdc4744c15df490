/** The ancestors and descendants of a status, by ids, for the statuses opened last. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';

export interface ThreadContext {
  /** Oldest first. */
  ancestorIds: readonly string[];
  descendantIds: readonly string[];
}

/** The number of contexts kept, for going back; others are fetched again. */
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
    /** The thread is about to be opened, so its context is prefetched. */
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
    /** More of the thread, found by looking for missing replies. */
    missingRepliesReceived: (state, { payload }: PayloadAction<Found & { nodeId: string }>) =>
      add(state, payload),
    /** More of the thread, found by looking for a missing parent. */
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
