/** What staff tell everybody. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Announcement } from '@/domain/announcement';

const slice = createSlice({
  name: 'announcements',
  initialState: { announcements: [] as Announcement[] },
  reducers: {
    announcementsReceived(_state, { payload }: PayloadAction<{ announcements: Announcement[] }>) {
      return { announcements: payload.announcements };
    },
  },
});

export const { announcementsReceived } = slice.actions;
export default slice.reducer;
