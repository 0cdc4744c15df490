/** The reader's chats, the one with the newest message first. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Chat } from '@/domain/chat';
import type { EntityBundle } from '@/domain/entities';

const slice = createSlice({
  name: 'chats',
  initialState: {
    chats: [] as Chat[],
    /** Whether the server ever said what there is; until then the account's own count stands. */
    known: false,
  },
  reducers: {
    chatsReceived(_state, { payload }: PayloadAction<{ chats: Chat[]; entities: EntityBundle }>) {
      const chats = [...payload.chats].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
      return { chats, known: true };
    },
  },
});

export const { chatsReceived } = slice.actions;
export default slice.reducer;
