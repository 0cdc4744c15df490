/** Since when the shown content is outdated. A deferred slice, registered on first use. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

export interface OfflineState {
  /** Null while the server is reachable. */
  since: number | null;
}

const slice = createSlice({
  name: 'offline',
  initialState: { since: null } as OfflineState,
  reducers: {
    /** The page shows a snapshot of this time. */
    offlineSnapshotShown: (_state, { payload }: PayloadAction<{ at: number }>) => ({
      since: payload.at,
    }),
    connectionLost: (_state, { payload }: PayloadAction<{ at: number }>) => ({ since: payload.at }),
    connectionRestored: () => ({ since: null }),
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    offline: OfflineState;
  }
}

slices.inject(slice);

export const { offlineSnapshotShown, connectionLost, connectionRestored } = slice.actions;
