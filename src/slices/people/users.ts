/** The table of people. */
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/domain/people/user';
import { rowIn } from '@/lib/values/rowTable';
import {
  carriesEntities,
  entitiesEvicted,
  noRows,
  withoutRows,
  withRows,
  type EntityState,
} from '@/slices/engine/entities';

const initialState: EntityState<User> = noRows;

const slice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    /** The reader followed or unfollowed people; the server's own count comes with a later answer. */
    followingCountChanged(
      state,
      { payload: { userId, by } }: PayloadAction<{ userId: string; by: number }>,
    ) {
      const user = rowIn(state.entities, userId);
      if (user) user.followingCount = Math.max(0, user.followingCount + by);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, (state, { payload }) =>
      withoutRows(original(state) ?? state, payload.userIds),
    );
    builder.addMatcher(carriesEntities, (state, { payload }) =>
      withRows(original(state) ?? state, payload.entities.users),
    );
  },
});

export const { followingCountChanged } = slice.actions;
export default slice.reducer;
