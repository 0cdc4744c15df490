/** People who ask to follow a locked account. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';

const slice = createSlice({
  name: 'followRequests',
  initialState: {
    userIds: [] as string[],
    /** Whether the server ever said who; until then the account's own count stands. */
    known: false,
  },
  reducers: {
    followRequestsReceived(
      state,
      { payload }: PayloadAction<{ userIds: string[]; entities: EntityBundle }>,
    ) {
      state.userIds = payload.userIds;
      state.known = true;
    },
  },
});

export const { followRequestsReceived } = slice.actions;
export default slice.reducer;
