/** The server's current rate limit. Owned by `sagas/engine/rateLimit.ts`. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface RateLimitState {
  /**
   * The time when delayed calls go out again, in milliseconds since 1970; null if there are none.
   */
  limitedUntil: number | null;
}

const initialState: RateLimitState = { limitedUntil: null };

const slice = createSlice({
  name: 'rateLimit',
  initialState,
  reducers: {
    /** The server refused a call (429): calls of its kind pause until this time. */
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
