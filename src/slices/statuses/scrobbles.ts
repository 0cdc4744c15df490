/** What people were last heard to listen to, and when the server was asked about it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scrobble } from '@/domain/statuses/scrobble';
import { entitiesEvicted } from '@/slices/engine/entities';

interface Heard {
  /** Null when there was none. */
  scrobble: Scrobble | null;
  /** Milliseconds since 1970. */
  askedAt: number;
}

interface OfUser {
  userId: string;
}

const slice = createSlice({
  name: 'scrobbles',
  initialState: {} as Record<string, Heard>,
  reducers: {
    /**
     * Of whom something on the page shows it from now on, and of whom something no longer does; the
     * same person may be shown in several places.
     */
    scrobblesShown(_state, _action: PayloadAction<{ opened: string[]; closed: string[] }>) {
      // The saga asks, and asks again in time, until nothing shows it any more.
    },
    scrobbleReceived(state, { payload }: PayloadAction<OfUser & Heard>) {
      const { userId, scrobble, askedAt } = payload;
      state[userId] = { scrobble, askedAt };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      for (const userId of payload.userIds) Reflect.deleteProperty(state, userId);
    });
  },
});

export const { scrobblesShown, scrobbleReceived } = slice.actions;
export default slice.reducer;
