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
    /** The socket brought a message, or news of one that was read. */
    chatUpdated(state, { payload }: PayloadAction<{ chat: Chat; entities: EntityBundle }>) {
      const others = state.chats.filter(({ id }) => id !== payload.chat.id);
      state.chats = [payload.chat, ...others].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
    },
  },
});

export const { chatsReceived, chatUpdated } = slice.actions;
export default slice.reducer;
