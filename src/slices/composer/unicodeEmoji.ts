/** The Unicode emoji and their names, loaded on first use. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmojiGroup, EmojiNames } from '@/domain/composer/emoji/emojiGroups';
import { slices } from '@/slices/root';

export interface UnicodeEmojiState {
  groups: readonly EmojiGroup[];
  /** The names in the interface language, and in English. */
  names: EmojiNames;
}

export const noUnicodeEmoji: UnicodeEmojiState = { groups: [], names: {} };

const slice = createSlice({
  name: 'unicodeEmoji',
  initialState: noUnicodeEmoji,
  reducers: {
    /** The reader is about to pick or type an emoji. */
    unicodeEmojiRequested(_state) {
      // The saga loads them.
    },
    unicodeEmojiLoaded(_state, { payload }: PayloadAction<UnicodeEmojiState>) {
      return payload;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    unicodeEmoji: UnicodeEmojiState;
  }
}

slices.inject(slice);

export const { unicodeEmojiRequested, unicodeEmojiLoaded } = slice.actions;
