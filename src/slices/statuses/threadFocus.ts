/**
 * Where the reader dived to in conversations: for each entry of the history that shows one, so that
 * coming back and a reload lead to the same part of it, and for those that stand under a card.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { inlineThreadKey, type ThreadFocusPaths } from '@/domain/statuses/threadFocus';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';
import { threadFolded } from './threadViews';

export const MAX_THREAD_FOCUSES = 100;

/** Where the conversation stands: an entry of the history, or a card. */
interface Where {
  where: string;
}

const slice = createSlice({
  name: 'threadFocus',
  initialState: {} as ThreadFocusPaths,
  reducers: {
    /** What this tab knew before the page was loaded anew. */
    threadFocusRestored: (_state, { payload }: PayloadAction<ThreadFocusPaths>) => payload,
    /** Only what is under a status, from now on. */
    threadFocused(
      state,
      { payload: { where, nodeId } }: PayloadAction<Where & { nodeId: string }>,
    ) {
      const before = state[where] ?? [];
      return withFocusPath(state, where, [...before.filter((id) => id !== nodeId), nodeId]);
    },
    /** Back to where the last dive began. */
    threadUnfocused: (state, { payload: { where } }: PayloadAction<Where>) =>
      withFocusPath(state, where, (state[where] ?? []).slice(0, -1)),
  },
  extraReducers: (builder) => {
    builder.addCase(threadFolded, (state, { payload: { statusId } }) =>
      withFocusPath(state, inlineThreadKey(statusId), []),
    );
  },
});

/** The one that was touched last stands last; where nobody dives any more, nothing is kept. */
function withFocusPath(
  state: ThreadFocusPaths,
  where: string,
  path: readonly string[],
): ThreadFocusPaths {
  const others = Object.entries(state).filter(([name]) => name !== where);
  if (path.length === 0) return Object.fromEntries(others);
  return Object.fromEntries([...others.slice(1 - MAX_THREAD_FOCUSES), [where, path]]);
}

addDeferredSlice('threadFocus', slice.reducer);

export const { threadFocusRestored, threadFocused, threadUnfocused } = slice.actions;
export default slice.reducer;
