/** What happened to the reader, newest first. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { KEPT_SEEN_NOTIFICATIONS, KEPT_UNSEEN_NOTIFICATIONS } from '@/domain/limits';
import type { Notification } from '@/domain/notification';
import { listsShortened } from './entities';

const slice = createSlice({
  name: 'notifications',
  initialState: { notifications: [] as Notification[] },
  reducers: {
    /** Some of them, from a page or from the socket; a known one is replaced. */
    notificationsReceived(
      state,
      { payload }: PayloadAction<{ notifications: Notification[]; entities: EntityBundle }>,
    ) {
      const fresh = new Set(payload.notifications.map(({ id }) => id));
      const kept = state.notifications.filter(({ id }) => !fresh.has(id));
      state.notifications = [...payload.notifications, ...kept].sort((a, b) =>
        a.createdAt < b.createdAt ? 1 : -1,
      );
    },
  },
  extraReducers: (builder) => {
    builder.addCase(listsShortened, (state) => {
      state.notifications = state.notifications.filter(
        ({ seen }, at) => at < (seen ? KEPT_SEEN_NOTIFICATIONS : KEPT_UNSEEN_NOTIFICATIONS),
      );
    });
  },
});

export const { notificationsReceived } = slice.actions;
export default slice.reducer;
