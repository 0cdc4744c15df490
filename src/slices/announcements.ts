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
    /** A new one, or one that was changed. The socket does not know what was read. */
    announcementReceived(state, { payload }: PayloadAction<{ announcement: Announcement }>) {
      const { announcement } = payload;
      const place = state.announcements.findIndex(({ id }) => id === announcement.id);
      const known = state.announcements[place];
      if (!known) state.announcements.push(announcement);
      else state.announcements[place] = { ...announcement, read: known.read || announcement.read };
    },
    announcementDeleted(state, { payload }: PayloadAction<{ announcementId: string }>) {
      state.announcements = state.announcements.filter(({ id }) => id !== payload.announcementId);
    },
  },
});

export const { announcementsReceived, announcementReceived, announcementDeleted } = slice.actions;
export default slice.reducer;
