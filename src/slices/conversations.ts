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

const slice = createSlice({
  name: 'conversations',
  initialState: {} as Record<string, Conversation>,
  reducers: {
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
  },
});

export const { conversationReceived } = slice.actions;
export default slice.reducer;
