/**
 * How far the reader has seen the visited threads, so that new replies can be marked. Persisted for
 * the last ones.
 */
import { createSlice } from '@reduxjs/toolkit';
import { isNewer } from '@/domain/engine/ids';
import { threadLeft, threadVisited, type ThreadVisit } from './threadViews';

/** The newest seen status, by thread. */
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
