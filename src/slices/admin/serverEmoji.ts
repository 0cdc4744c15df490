/** The custom emoji of GoToSocial while its staff works on them. Nothing of it is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewServerEmoji, ServerEmoji } from '@/domain/admin/server/serverEmoji';
import { slices } from '@/slices/root';

export interface ServerEmojiState {
  /** Null until they are loaded. */
  emoji: ServerEmoji[] | null;
}

export const noServerEmoji: ServerEmojiState = { emoji: null };

const slice = createSlice({
  name: 'moderation',
  reducerPath: 'serverEmoji',
  initialState: noServerEmoji,
  reducers: {
    serverEmojiOpened() {
      // The saga fetches.
    },
    serverEmojiClosed() {
      // The saga stops asking.
    },
    serverEmojiReceived(state, { payload }: PayloadAction<{ emoji: ServerEmoji[] }>) {
      state.emoji = payload.emoji;
    },
    serverEmojiAddRequested(_state, _action: PayloadAction<{ wanted: NewServerEmoji }>) {
      // The saga asks the server.
    },
    serverEmojiRemoveRequested(_state, _action: PayloadAction<{ id: string }>) {
      // The saga asks the server.
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    serverEmoji: ServerEmojiState;
  }
}

slices.inject(slice);

export const {
  serverEmojiOpened,
  serverEmojiClosed,
  serverEmojiReceived,
  serverEmojiAddRequested,
  serverEmojiRemoveRequested,
} = slice.actions;
