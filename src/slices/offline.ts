/** Since when what is seen is not of this moment. Joins when its code is first needed. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { joinSlices } from './lateSlices';

export interface OfflineState {
  /** Null while there is a line to the server. */
  since: number | null;
}

const slice = createSlice({
  name: 'offline',
  initialState: { since: null } as OfflineState,
  reducers: {
    /** The page shows what was seen then. */
    lastSeenShown: (_state, { payload }: PayloadAction<{ at: number }>) => ({ since: payload.at }),
    lineLost: (_state, { payload }: PayloadAction<{ at: number }>) => ({ since: payload.at }),
    lineFound: () => ({ since: null }),
  },
});

joinSlices('offline', slice.reducer);

export const { lastSeenShown, lineLost, lineFound } = slice.actions;
