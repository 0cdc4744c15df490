/**
 * Requests in flight, and failed ones. The one place for "busy" and "failed": no other slice has a
 * loading flag. A key contains everything that distinguishes two requests: `lists`, `status AqC`,
 * `timeline friends older`.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface RequestState {
  busy: boolean;
  /**
   * The server's words or a short technical reason; null without a failure. It stays during a
   * retry, so that the error message does not flicker.
   */
  reason: string | null;
  /** Null when no answer came at all. */
  httpStatus: number | null;
}

const slice = createSlice({
  name: 'requests',
  initialState: {} as Record<string, RequestState>,
  reducers: {
    requestStarted(state, { payload }: PayloadAction<{ key: string }>) {
      const { reason = null, httpStatus = null } = state[payload.key] ?? {};
      state[payload.key] = { busy: true, reason, httpStatus };
    },
    requestEnded(state, { payload }: PayloadAction<{ key: string }>) {
      Reflect.deleteProperty(state, payload.key);
    },
    requestFailed(
      state,
      { payload }: PayloadAction<{ key: string; reason: string; httpStatus: number | null }>,
    ) {
      const { key, reason, httpStatus } = payload;
      state[key] = { busy: false, reason, httpStatus };
    },
  },
});

export const { requestStarted, requestEnded, requestFailed } = slice.actions;
export default slice.reducer;
