/** The table of people. */
import { createEntityAdapter, createSlice, original } from '@reduxjs/toolkit';
import type { User } from '@/domain/people/user';
import { carriesEntities, entitiesEvicted, withRows } from '@/slices/engine/entities';

export const userTable = createEntityAdapter<User>();

const slice = createSlice({
  name: 'users',
  initialState: userTable.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      userTable.removeMany(state, payload.userIds);
    });
    builder.addMatcher(carriesEntities, (state, { payload }) =>
      withRows(original(state) ?? state, payload.entities.users),
    );
  },
});

export default slice.reducer;
