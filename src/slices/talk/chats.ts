/**
 * The reader's chats, the one with the newest message first. The server's unread counts stay
 * unchanged; the position read in this browser is stored separately.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { newestChatFirst, unreadOf, type Chat, type SeenEnd } from '@/domain/talk/chat';
import type { EntityBundle } from '@/domain/engine/entities';

interface Chats {
  chats: Chat[];
  entities: EntityBundle;
}

const initialState = {
  chats: [] as Chat[],
  /** True once they were loaded; until then the count in the account is used. */
  known: false,
  /** By chat: its last message when the reader opened it or read it to the end. */
  seen: {} as Record<string, SeenEnd>,
};

const slice = createSlice({
  name: 'chats',
  initialState,
  reducers: {
    /** The list is on screen, or a refresh was requested. */
    chatsRequested(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    /** All chats. */
    chatsReceived(state, { payload }: PayloadAction<Chats>) {
      state.chats = payload.chats.toSorted(newestChatFirst);
      state.known = true;
    },
    /** The newest chats. */
    chatNewsReceived(state, { payload }: PayloadAction<Chats>) {
      merge(state, payload.chats);
    },
    /** A message from the socket, or an answer about one chat. */
    chatUpdated(state, { payload }: PayloadAction<{ chat: Chat; entities: EntityBundle }>) {
      merge(state, [payload.chat]);
    },
    /** The chat with this person is on screen: it is fetched, with its messages. */
    chatOpened(_state, _action: PayloadAction<{ userId: string }>) {
      // The saga fetches.
    },
    /** The chat is known and shown with the messages loaded so far. */
    chatEntered(state, { payload }: PayloadAction<{ chatId: string }>) {
      const chat = state.chats.find(({ id }) => id === payload.chatId);
      if (!chat?.lastMessage || unreadOf(chat, state.seen) === 0) return;
      state.seen[chat.id] = { messageId: chat.lastMessage.id, reported: false };
    },
    chatLeft(state, { payload }: PayloadAction<{ userId: string }>) {
      // As everywhere, messages whose reading was not reported to the server are unread.
      const chat = state.chats.find(({ userId }) => userId === payload.userId);
      if (chat && !state.seen[chat.id]?.reported) Reflect.deleteProperty(state.seen, chat.id);
    },
    /** The reader has seen the end of the chat for long enough. */
    chatRead(state, { payload }: PayloadAction<{ chatId: string; messageId: string }>) {
      const { chatId, messageId } = payload;
      state.seen[chatId] = { messageId, reported: true };
    },
    /** Read in another tab, and reported to the server. */
    chatReadElsewhere(state, { payload }: PayloadAction<{ chatId: string; messageId: string }>) {
      const { chatId, messageId } = payload;
      state.seen[chatId] = { messageId, reported: true };
    },
    chatReadRefused(state, { payload }: PayloadAction<{ chatId: string }>) {
      Reflect.deleteProperty(state.seen, payload.chatId);
    },
  },
});

function merge(state: typeof initialState, news: readonly Chat[]): void {
  const ids = new Set(news.map(({ id }) => id));
  const others = state.chats.filter(({ id }) => !ids.has(id));
  state.chats = [...news, ...others].sort(newestChatFirst);
}

export const {
  chatsRequested,
  chatsReceived,
  chatNewsReceived,
  chatUpdated,
  chatOpened,
  chatEntered,
  chatLeft,
  chatRead,
  chatReadElsewhere,
  chatReadRefused,
} = slice.actions;
export default slice.reducer;
