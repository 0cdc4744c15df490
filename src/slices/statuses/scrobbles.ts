/** The last known scrobble (music that a person listens to), and when the server was asked. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scrobble } from '@/domain/statuses/scrobble';
import { entitiesEvicted } from '@/slices/engine/entities';

interface Heard {
  /** Null if there was none. */
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
     * People whose scrobbles the page shows from now on, and people whose it no longer does; one
     * person may be shown in several places.
     */
    scrobblesShown(_state, _action: PayloadAction<{ opened: string[]; closed: string[] }>) {
      // The saga fetches, and refreshes until nothing shows it any more.
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
