/** The table of people. */
import { createEntityAdapter, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/domain/people/user';
import { carriesEntities, entitiesEvicted, withRows } from '@/slices/engine/entities';

export const userTable = createEntityAdapter<User>();

const slice = createSlice({
  name: 'users',
  initialState: userTable.getInitialState(),
  reducers: {
    /** The reader followed or unfollowed people; the server's own count comes with a later answer. */
    followingCountChanged(
      state,
      { payload: { userId, by } }: PayloadAction<{ userId: string; by: number }>,
    ) {
      const user = state.entities[userId];
      if (user) user.followingCount = Math.max(0, user.followingCount + by);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      userTable.removeMany(state, payload.userIds);
    });
    builder.addMatcher(carriesEntities, (state, { payload }) =>
      withRows(original(state) ?? state, payload.entities.users),
    );
  },
});

export const { followingCountChanged } = slice.actions;
export default slice.reducer;
