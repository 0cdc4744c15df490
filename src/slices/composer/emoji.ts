/** The instance's custom emoji and sticker packs. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';
import type { StickerPack } from '@/domain/session/instance';

const slice = createSlice({
  name: 'emoji',
  initialState: { custom: [] as InstanceEmoji[], stickers: [] as StickerPack[] },
  reducers: {
    /** Something that shows the custom emoji is shown. */
    instanceEmojiRequested() {
      // The saga asks.
    },
    customEmojiReceived(state, { payload }: PayloadAction<{ emoji: InstanceEmoji[] }>) {
      state.custom = payload.emoji;
    },
    stickersReceived(state, { payload }: PayloadAction<{ packs: StickerPack[] }>) {
      state.stickers = payload.packs;
    },
  },
});

export const { customEmojiReceived, instanceEmojiRequested, stickersReceived } = slice.actions;
export default slice.reducer;
