/** How this browser's reader uses emoji. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { freshEmojiUse, MOST_RECENT, type EmojiUse } from '@/domain/composer/emoji/emojiUse';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

const lastFirst = (texts: readonly string[]) => [...new Set(texts)].slice(0, MOST_RECENT);

export interface EmojiUseState extends EmojiUse {
  /** What this browser kept was read. */
  restored: boolean;
}

const initialState: EmojiUseState = { ...freshEmojiUse, restored: false };

const slice = createSlice({
  name: 'emojiUse',
  initialState,
  reducers: {
    emojiUseRestored(state, { payload }: PayloadAction<EmojiUse>) {
      // What was picked before it came was picked later.
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

addDeferredSlice('emojiUse', slice.reducer);

export const { emojiUseRestored, emojiPicked, skinToneChosen, pickerStayingChosen } = slice.actions;
