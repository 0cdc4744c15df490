/**
 * Emoji packs as administrators manage them: the local ones, and those that another server offers.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmojiPackAction, EmojiPack, EmojiPackData } from '@/domain/admin/emojiPacks';
import { slices } from '@/slices/root';

export interface EmojiPacksState {
  /** Null until they are loaded. */
  packs: Record<string, EmojiPack> | null;
  remote: { url: string; packs: EmojiPack[] } | null;
  /** The last action that succeeded, with the names that an import found. */
  done: { deed: EmojiPackAction; names: string[] } | null;
}

export const noEmojiPacks: EmojiPacksState = { packs: null, remote: null, done: null };

const slice = createSlice({
  name: 'emojiPacks',
  initialState: noEmojiPacks,
  reducers: {
    emojiPacksRequested() {
      // The saga does it.
    },
    emojiPacksReceived(state, { payload }: PayloadAction<{ packs: EmojiPack[] }>) {
      state.packs = Object.fromEntries(payload.packs.map((pack) => [pack.name, pack]));
    },
    /** Requests all files of a pack. */
    emojiPackOpened(_state, _action: PayloadAction<{ name: string }>) {
      // The saga does it.
    },
    emojiFilesReceived(
      state,
      { payload }: PayloadAction<{ name: string; files: Record<string, string> }>,
    ) {
      const pack = state.packs?.[payload.name];
      if (!pack) return;
      pack.files = payload.files;
      pack.filesCount = Object.keys(payload.files).length;
    },
    packDataReceived(
      state,
      { payload: { name, data } }: PayloadAction<{ name: string; data: EmojiPackData }>,
    ) {
      const pack = state.packs?.[name];
      if (pack) Object.assign(pack, data);
    },
    remotePacksRequested(state, _action: PayloadAction<{ url: string }>) {
      state.remote = null;
    },
    remotePacksReceived(state, { payload }: PayloadAction<{ url: string; packs: EmojiPack[] }>) {
      state.remote = payload;
    },
    emojiPackActionRequested(state, _action: PayloadAction<{ deed: EmojiPackAction }>) {
      state.done = null;
    },
    emojiPackActionDone(
      state,
      { payload }: PayloadAction<{ deed: EmojiPackAction; names: string[] }>,
    ) {
      state.done = payload;
    },
    emojiPackActionDismissed(state) {
      state.done = null;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    emojiPacks: EmojiPacksState;
  }
}

slices.inject(slice);

export const {
  emojiPacksRequested,
  emojiPacksReceived,
  emojiPackOpened,
  emojiFilesReceived,
  packDataReceived,
  remotePacksRequested,
  remotePacksReceived,
  emojiPackActionRequested,
  emojiPackActionDone,
  emojiPackActionDismissed,
} = slice.actions;
