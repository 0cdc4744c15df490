/**
 * Up to where the reader has seen the conversations they looked at, so that what came since can be
 * marked. Kept beyond a reload, for the last ones.
 */
import { createSlice } from '@reduxjs/toolkit';
import { isNewer } from '@/domain/ids';
import { threadLeft, threadVisited, type Visit } from './threads';

/** The newest status seen, by conversation. */
export type Visits = Record<string, string>;

export const MOST_VISITS = 300;

const slice = createSlice({
  name: 'visits',
  initialState: {} as Visits,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(threadVisited, (state, { payload }) => noted(state, payload))
      .addCase(threadLeft, (state, { payload }) => noted(state, payload));
  },
});

function noted(state: Visits, { talkId, newestId }: Visit): Visits {
  const before = state[talkId];
  const seen = before !== undefined && isNewer(before, newestId) ? before : newestId;
  const others = Object.entries(state).filter(([id]) => id !== talkId);
  return Object.fromEntries([...others.slice(1 - MOST_VISITS), [talkId, seen]]);
}

export default slice.reducer;
