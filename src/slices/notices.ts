/** The short messages on screen. Sagas raise them and take them away; a press dismisses them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '@/domain/notice';

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeRaised(state, { payload }: PayloadAction<Notice>) {
      // The same news twice is one notice, shown afresh.
      const known = state.findIndex(({ id }) => id === payload.id);
      if (known >= 0) state[known] = payload;
      else state.push(payload);
    },
    noticeDismissed(state, { payload }: PayloadAction<{ id: string }>) {
      return state.filter(({ id }) => id !== payload.id);
    },
  },
});

export const { noticeRaised, noticeDismissed } = slice.actions;
export default slice.reducer;
