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
    /** The page shows a person's scrobble in one more place. */
    scrobbleOpened(_state, _action: PayloadAction<OfUser>) {
      // The saga fetches, and refreshes until nothing shows it any more.
    },
    scrobbleClosed(_state, _action: PayloadAction<OfUser>) {
      // The saga counts.
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

export const { scrobbleOpened, scrobbleClosed, scrobbleReceived } = slice.actions;
export default slice.reducer;
