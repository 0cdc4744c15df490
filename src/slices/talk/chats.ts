/**
 * The reader's chats, the one with the newest message first. What the server counts as unread stays
 * as it was; up to which message it was seen here, stands beside it.
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
  /** Whether the server ever said what there is; until then the account's own count stands. */
  known: false,
  /** By chat: its last message when the reader opened it or read it to the end. */
  seen: {} as Record<string, SeenEnd>,
};

const slice = createSlice({
  name: 'chats',
  initialState,
  reducers: {
    /** Somebody looks at the list, or wants it to be asked for again. */
    chatsRequested(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    /** All there are. */
    chatsReceived(state, { payload }: PayloadAction<Chats>) {
      state.chats = payload.chats.toSorted(newestChatFirst);
      state.known = true;
    },
    /** The newest of them. */
    chatNewsReceived(state, { payload }: PayloadAction<Chats>) {
      merge(state, payload.chats);
    },
    /** The socket brought a message, or the server answered about one chat. */
    chatUpdated(state, { payload }: PayloadAction<{ chat: Chat; entities: EntityBundle }>) {
      merge(state, [payload.chat]);
    },
    /** Somebody looks at the chat with this person: it is asked for, and its messages. */
    chatOpened(_state, _action: PayloadAction<{ userId: string }>) {
      // The saga fetches.
    },
    /** It is known, and shown with what is held of it. */
    chatEntered(state, { payload }: PayloadAction<{ chatId: string }>) {
      const chat = state.chats.find(({ id }) => id === payload.chatId);
      if (!chat?.lastMessage || unreadOf(chat, state.seen) === 0) return;
      state.seen[chat.id] = { messageId: chat.lastMessage.id, reported: false };
    },
    chatLeft(state, { payload }: PayloadAction<{ userId: string }>) {
      // What the server was not told is unread, as everywhere else.
      const chat = state.chats.find(({ userId }) => userId === payload.userId);
      if (chat && !state.seen[chat.id]?.reported) Reflect.deleteProperty(state.seen, chat.id);
    },
    /** The reader has seen the end of it for long enough. */
    chatRead(state, { payload }: PayloadAction<{ chatId: string; messageId: string }>) {
      const { chatId, messageId } = payload;
      state.seen[chatId] = { messageId, reported: true };
    },
    /** In another tab, and the server knows. */
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
