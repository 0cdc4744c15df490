/** The table of people. */
import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { User } from '@/domain/user';
import { carriesEntities, changedOnly } from './entities';

export const userTable = createEntityAdapter<User>();

const slice = createSlice({
  name: 'users',
  initialState: userTable.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(carriesEntities, (state, { payload }) => {
      userTable.setMany(state, changedOnly(state.entities, payload.entities.users));
    });
  },
});

export default slice.reducer;
