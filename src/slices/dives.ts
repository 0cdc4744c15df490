/**
 * Where the reader dived to in conversations: for each entry of the history that shows one, so that
 * coming back and a reload lead to the same part of it, and for those that stand under a card.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { underCard, type Dives } from '@/domain/dives';
import { joinSlices } from './lateSlices';
import { threadFolded } from './threads';

export const MOST_DIVES = 100;

/** Where the conversation stands: an entry of the history, or a card. */
interface Where {
  where: string;
}

const slice = createSlice({
  name: 'dives',
  initialState: {} as Dives,
  reducers: {
    /** What this tab knew before the page was loaded anew. */
    divesRestored: (_state, { payload }: PayloadAction<Dives>) => payload,
    /** Only what is under a status, from now on. */
    threadDived(state, { payload: { where, nodeId } }: PayloadAction<Where & { nodeId: string }>) {
      const before = state[where] ?? [];
      return noted(state, where, [...before.filter((id) => id !== nodeId), nodeId]);
    },
    /** Back to where the last dive began. */
    threadSurfaced: (state, { payload: { where } }: PayloadAction<Where>) =>
      noted(state, where, (state[where] ?? []).slice(0, -1)),
  },
  extraReducers: (builder) => {
    builder.addCase(threadFolded, (state, { payload: { statusId } }) =>
      noted(state, underCard(statusId), []),
    );
  },
});

/** The one that was touched last stands last; where nobody dives any more, nothing is kept. */
function noted(state: Dives, where: string, path: readonly string[]): Dives {
  const others = Object.entries(state).filter(([name]) => name !== where);
  if (path.length === 0) return Object.fromEntries(others);
  return Object.fromEntries([...others.slice(1 - MOST_DIVES), [where, path]]);
}

joinSlices('dives', slice.reducer);

export const { divesRestored, threadDived, threadSurfaced } = slice.actions;
export default slice.reducer;
