/** The short notices on screen. Sagas show and remove them; a press dismisses them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notice } from '@/domain/engine/notice';
import { userTokenReceived } from '@/slices/session/session';

const slice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeShown(state, { payload }: PayloadAction<Notice>) {
      // A notice with the same id replaces the old one.
      const known = state.findIndex(({ id }) => id === payload.id);
      if (known >= 0) state[known] = payload;
      else state.push(payload);
    },
    /** The saga that showed the notice takes back what it told of. */
    noticeUndone(state, { payload }: PayloadAction<{ id: string }>) {
      return state.filter(({ id }) => id !== payload.id);
    },
    noticeHeld(state, { payload: { id, held } }: PayloadAction<{ id: string; held: boolean }>) {
      const notice = state.find((each) => each.id === id);
      if (notice) notice.held = held;
    },
    noticeDismissed(state, { payload }: PayloadAction<{ id: string }>) {
      return state.filter(({ id }) => id !== payload.id);
    },
  },
  extraReducers: (builder) => {
    // A new login makes old notices obsolete, except those with a remedy for the client itself.
    builder.addCase(userTokenReceived, (state) => state.filter(({ remedy }) => remedy));
  },
});

export const { noticeShown, noticeUndone, noticeHeld, noticeDismissed } = slice.actions;
export default slice.reducer;
