/** The short messages on screen. Sagas raise them and take them away; a press dismisses them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '@/domain/engine/notice';
import { userTokenReceived } from '@/slices/session/session';

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeShown(state, { payload }: PayloadAction<Notice>) {
      // The same news twice is one notice, shown afresh.
      const known = state.findIndex(({ id }) => id === payload.id);
      if (known >= 0) state[known] = payload;
      else state.push(payload);
    },
    noticeDismissed(state, { payload }: PayloadAction<{ id: string }>) {
      return state.filter(({ id }) => id !== payload.id);
    },
  },
  extraReducers: (builder) => {
    // With a new login, what was the matter before is past; the program itself may still want a hand.
    builder.addCase(userTokenReceived, (state) => state.filter(({ remedy }) => remedy));
  },
});

export const { noticeShown, noticeDismissed } = slice.actions;
export default slice.reducer;
