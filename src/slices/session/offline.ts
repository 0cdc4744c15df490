/** Since when what is seen is not of this moment. Joins when its code is first needed. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export interface OfflineState {
  /** Null while there is a line to the server. */
  since: number | null;
}

const slice = createSlice({
  name: 'offline',
  initialState: { since: null } as OfflineState,
  reducers: {
    /** The page shows what was seen then. */
    offlineSnapshotShown: (_state, { payload }: PayloadAction<{ at: number }>) => ({
      since: payload.at,
    }),
    connectionLost: (_state, { payload }: PayloadAction<{ at: number }>) => ({ since: payload.at }),
    connectionRestored: () => ({ since: null }),
  },
});

addDeferredSlice('offline', slice.reducer);

export const { offlineSnapshotShown, connectionLost, connectionRestored } = slice.actions;
