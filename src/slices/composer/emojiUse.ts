/** The reader's recent emoji and picker settings in this browser. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { freshEmojiUse, MOST_RECENT, type EmojiUse } from '@/domain/composer/emoji/emojiUse';
import { slices } from '@/slices/root';

const lastFirst = (texts: readonly string[]) => [...new Set(texts)].slice(0, MOST_RECENT);

export interface EmojiUseState extends EmojiUse {
  /** True once the stored state was read. */
  restored: boolean;
}

const initialState: EmojiUseState = { ...freshEmojiUse, restored: false };

const slice = createSlice({
  name: 'emojiUse',
  initialState,
  reducers: {
    emojiUseRestored(state, { payload }: PayloadAction<EmojiUse>) {
      // Emoji that were picked before the stored state was read are newer than those in it.
      const recent = lastFirst([...state.recent, ...payload.recent]);
      return { ...payload, recent, restored: true };
    },
    emojiPicked(state, { payload: { replacement } }: PayloadAction<{ replacement: string }>) {
      state.recent = lastFirst([replacement, ...state.recent]);
    },
    skinToneChosen(state, { payload }: PayloadAction<{ skinTone: number }>) {
      state.skinTone = payload.skinTone;
    },
    pickerStayingChosen(state, { payload }: PayloadAction<{ keepsOpen: boolean }>) {
      state.keepsOpen = payload.keepsOpen;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    emojiUse: EmojiUseState;
  }
}

slices.inject(slice);

export const { emojiUseRestored, emojiPicked, skinToneChosen, pickerStayingChosen } = slice.actions;
