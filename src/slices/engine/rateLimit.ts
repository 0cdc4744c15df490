/** What the server said about being asked too much. Owned by `sagas/engine/rateLimit.ts`. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface RateLimitState {
  /** When all that was put off goes out again, in milliseconds since 1970; null if nothing was. */
  limitedUntil: number | null;
}

const initialState: RateLimitState = { limitedUntil: null };

const slice = createSlice({
  name: 'rateLimit',
  initialState,
  reducers: {
    /** The server refused a call (429): its kind of calls rests until this moment. */
    rateLimited(state, { payload }: PayloadAction<{ until: number }>) {
      state.limitedUntil = Math.max(state.limitedUntil ?? 0, payload.until);
    },
    rateLimitEnded(state) {
      state.limitedUntil = null;
    },
  },
});

export const { rateLimited, rateLimitEnded } = slice.actions;
export default slice.reducer;
