/** What people were last heard to listen to, and when the server was asked about it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scrobble } from '@/domain/scrobble';
import { swept } from './entities';

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
    /** Something on the page shows what this person listens to. */
    scrobbleOpened(_state, _action: PayloadAction<OfUser>) {
      // The saga asks, and asks again in time.
    },
    scrobbleClosed(_state, _action: PayloadAction<OfUser>) {
      // The saga stops once nothing shows it any more.
    },
    scrobbleReceived(state, { payload }: PayloadAction<OfUser & Heard>) {
      const { userId, scrobble, askedAt } = payload;
      state[userId] = { scrobble, askedAt };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(swept, (state, { payload }) => {
      for (const userId of payload.userIds) Reflect.deleteProperty(state, userId);
    });
  },
});

export const { scrobbleOpened, scrobbleClosed, scrobbleReceived } = slice.actions;
export default slice.reducer;
