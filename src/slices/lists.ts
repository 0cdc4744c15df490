/** The account's lists, in the order in which they are shown. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserList } from '@/domain/list';

const slice = createSlice({
  name: 'lists',
  initialState: { lists: [] as UserList[] },
  reducers: {
    listsReceived(_state, { payload }: PayloadAction<{ lists: UserList[] }>) {
      const lists = [...payload.lists].sort((a, b) => a.title.localeCompare(b.title));
      return { lists };
    },
  },
});

export const { listsReceived } = slice.actions;
export default slice.reducer;
