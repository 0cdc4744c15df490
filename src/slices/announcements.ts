/** What staff tell everybody, and whether this server has such a thing at all. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Announcement } from '@/domain/announcement';

const slice = createSlice({
  name: 'announcements',
  initialState: { announcements: [] as Announcement[], supported: true },
  reducers: {
    announcementsReceived(_state, { payload }: PayloadAction<{ announcements: Announcement[] }>) {
      return { announcements: payload.announcements, supported: true };
    },
    /** The server does not know the call: its entries go, and nobody asks again. */
    announcementsUnsupported() {
      return { announcements: [], supported: false };
    },
  },
});

export const { announcementsReceived, announcementsUnsupported } = slice.actions;
export default slice.reducer;
