/** How this browser's reader uses emoji. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { freshEmojiUse, MOST_RECENT, type EmojiUse } from '@/domain/emojiUse';
import { joinSlices } from './lateSlices';

const lastFirst = (texts: readonly string[]) => [...new Set(texts)].slice(0, MOST_RECENT);

const slice = createSlice({
  name: 'emojiUse',
  initialState: freshEmojiUse,
  reducers: {
    emojiUseRestored(state, { payload }: PayloadAction<EmojiUse>) {
      // What was picked before it came was picked later.
      return { ...payload, recent: lastFirst([...state.recent, ...payload.recent]) };
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

joinSlices('emojiUse', slice.reducer);

export const { emojiUseRestored, emojiPicked, skinToneChosen, pickerStayingChosen } = slice.actions;
