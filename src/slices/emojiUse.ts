/** How this browser's reader uses emoji: which they picked last, and how the picker should be. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { joinSlices } from './lateSlices';

export interface EmojiUse {
  /** What was put into texts for them (`Emoji.replacement`), the last first. */
  recent: readonly string[];
  /** 0 for none, then from the lightest to the darkest. */
  skinTone: number;
  /** The picker stays when one was picked. */
  keepsOpen: boolean;
}

export const MOST_RECENT = 27;

export const freshEmojiUse: EmojiUse = { recent: [], skinTone: 0, keepsOpen: false };

const slice = createSlice({
  name: 'emojiUse',
  initialState: freshEmojiUse,
  reducers: {
    emojiUseRestored(_state, { payload }: PayloadAction<EmojiUse>) {
      return payload;
    },
    emojiPicked(state, { payload: { replacement } }: PayloadAction<{ replacement: string }>) {
      const others = state.recent.filter((each) => each !== replacement);
      state.recent = [replacement, ...others].slice(0, MOST_RECENT);
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
