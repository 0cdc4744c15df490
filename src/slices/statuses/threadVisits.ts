/**
 * Up to where the reader has seen the conversations they looked at, so that what came since can be
 * marked. Kept beyond a reload, for the last ones.
 */
import { createSlice } from '@reduxjs/toolkit';
import { isNewer } from '@/domain/engine/ids';
import { threadLeft, threadVisited, type ThreadVisit } from './threadViews';

/** The newest status seen, by conversation. */
export type Visits = Record<string, string>;

export const MOST_VISITS = 300;

const slice = createSlice({
  name: 'visits',
  initialState: {} as Visits,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(threadVisited, (state, { payload }) => withVisit(state, payload))
      .addCase(threadLeft, (state, { payload }) => withVisit(state, payload));
  },
});

function withVisit(state: Visits, { threadId, newestId }: ThreadVisit): Visits {
  const before = state[threadId];
  const seen = before !== undefined && isNewer(before, newestId) ? before : newestId;
  const others = Object.entries(state).filter(([id]) => id !== threadId);
  return Object.fromEntries([...others.slice(1 - MOST_VISITS), [threadId, seen]]);
}

export default slice.reducer;
