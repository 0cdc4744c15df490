/**
 * Capabilities that turned out to be missing although the server did not say so; kept for a day.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  rememberOutcome,
  stillMissing,
  type Capability,
  type MissingUntil,
} from '@/domain/session/capabilities';

interface CapabilitiesState {
  missing: MissingUntil;
}

const initialState: CapabilitiesState = { missing: {} };

const slice = createSlice({
  name: 'capabilities',
  initialState,
  reducers: {
    /** A call that not every server has was answered, with this HTTP status. */
    capabilityProbed(
      state,
      { payload }: PayloadAction<{ capability: Capability; httpStatus: number; now: number }>,
    ) {
      const { capability, httpStatus, now } = payload;
      state.missing = rememberOutcome(state.missing, capability, httpStatus, now);
    },
    /** Forgets entries that are old enough. */
    capabilitiesReviewed(state, { payload }: PayloadAction<{ now: number }>) {
      state.missing = stillMissing(state.missing, payload.now);
    },
  },
});

export const { capabilityProbed, capabilitiesReviewed } = slice.actions;
export default slice.reducer;
