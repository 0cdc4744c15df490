/** What was written before and after a status, by ids, for the last statuses that were looked at. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';

export interface Conversation {
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
  name: 'conversations',
  initialState: {} as Record<string, Conversation>,
  reducers: {
    /** It is about to be opened: what it needs may already come. */
    conversationExpected(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga fetches.
    },
    conversationReceived(
      state,
      { payload }: PayloadAction<{ statusId: string; entities: EntityBundle } & Conversation>,
    ) {
      const { statusId, ancestorIds, descendantIds } = payload;
      const others = Object.entries(state).filter(([id]) => id !== statusId);
      return Object.fromEntries([
        ...others.slice(1 - KEPT),
        [statusId, { ancestorIds, descendantIds }],
      ]);
    },
    /** What else of it was found, looking for the replies of one of its statuses. */
    repliesFound: (state, { payload }: PayloadAction<Found & { nodeId: string }>) =>
      add(state, payload),
    /** The same, looking for what one of them answers. */
    parentFound: (state, { payload }: PayloadAction<Found & { replyId: string }>) =>
      add(state, payload),
  },
});

function add(state: Record<string, Conversation>, { statusId, ids }: Found): void {
  const conversation = state[statusId];
  if (!conversation) return;
  const { ancestorIds, descendantIds } = conversation;
  const known = new Set([statusId, ...ancestorIds, ...descendantIds]);
  conversation.descendantIds = [...descendantIds, ...ids.filter((id) => !known.has(id))];
}

export const { conversationExpected, conversationReceived, repliesFound, parentFound } =
  slice.actions;
export default slice.reducer;
