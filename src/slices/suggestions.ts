/** People the server suggests to follow. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';

const slice = createSlice({
  name: 'suggestions',
  initialState: { userIds: [] as string[] },
  reducers: {
    suggestionsRequested(_state) {
      // The saga fetches.
    },
    suggestionsReceived(
      state,
      { payload }: PayloadAction<{ userIds: string[]; entities: EntityBundle }>,
    ) {
      state.userIds = payload.userIds;
    },
  },
});

export const { suggestionsRequested, suggestionsReceived } = slice.actions;
export default slice.reducer;
