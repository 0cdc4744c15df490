/** The emoji of Unicode and their names; they come when somebody wants one. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmojiGroup, EmojiNames } from '@/domain/composer/emoji/emojiGroups';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface UnicodeEmojiState {
  groups: readonly EmojiGroup[];
  /** In the language of the interface, and in English. */
  names: EmojiNames;
}

export const noUnicodeEmoji: UnicodeEmojiState = { groups: [], names: {} };

const slice = createSlice({
  name: 'unicodeEmoji',
  initialState: noUnicodeEmoji,
  reducers: {
    /** Somebody is about to pick or to name an emoji. */
    unicodeEmojiRequested(_state) {
      // The saga loads them.
    },
    unicodeEmojiLoaded(_state, { payload }: PayloadAction<UnicodeEmojiState>) {
      return payload;
    },
  },
});

addDeferredSlice('unicodeEmoji', slice.reducer);

export const { unicodeEmojiRequested, unicodeEmojiLoaded } = slice.actions;
