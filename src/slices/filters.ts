/** The account's filters as the server keeps them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Filter } from '@/domain/filter';

const slice = createSlice({
  name: 'filters',
  initialState: { filters: [] as Filter[] },
  reducers: {
    /** They were changed, here or on another device; the server does not say how. */
    filtersChanged() {
      // The saga fetches them.
    },
    filtersReceived(_state, { payload }: PayloadAction<{ filters: Filter[] }>) {
      return { filters: payload.filters };
    },
  },
});

export const { filtersChanged, filtersReceived } = slice.actions;
export default slice.reducer;
