/**
 * The posts at which threads are re-rooted: per history entry, so that going back and a reload
 * restore them, and per card with an unfolded thread.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { inlineThreadKey, type ThreadFocusPaths } from '@/domain/statuses/threads/threadFocus';
import { slices } from '@/slices/root';
import { threadFolded } from './threadViews';

export const MAX_THREAD_FOCUSES = 100;

/** The place of a thread: a history entry or a card. */
interface Where {
  where: string;
}

const slice = createSlice({
  name: 'threadFocus',
  initialState: {} as ThreadFocusPaths,
  reducers: {
    /** Restores what this tab stored before a reload. */
    threadFocusRestored: (_state, { payload }: PayloadAction<ThreadFocusPaths>) => payload,
    /** Shows only the replies below a status from now on. */
    threadFocused(
      state,
      { payload: { where, nodeId } }: PayloadAction<Where & { nodeId: string }>,
    ) {
      const before = state[where] ?? [];
      return withFocusPath(state, where, [...before.filter((id) => id !== nodeId), nodeId]);
    },
    /** Returns to the previous focus. */
    threadUnfocused: (state, { payload: { where } }: PayloadAction<Where>) =>
      withFocusPath(state, where, (state[where] ?? []).slice(0, -1)),
  },
  extraReducers: (builder) => {
    builder.addCase(threadFolded, (state, { payload: { statusId } }) =>
      withFocusPath(state, inlineThreadKey(statusId), []),
    );
  },
});

/** Moves the changed entry to the end; removes an entry without focus. */
function withFocusPath(
  state: ThreadFocusPaths,
  where: string,
  path: readonly string[],
): ThreadFocusPaths {
  const others = Object.entries(state).filter(([name]) => name !== where);
  if (path.length === 0) return Object.fromEntries(others);
  return Object.fromEntries([...others.slice(1 - MAX_THREAD_FOCUSES), [where, path]]);
}

declare module '@/slices/root' {
  interface DeferredSlices {
    threadFocus: ThreadFocusPaths;
  }
}

slices.inject(slice);

export const { threadFocusRestored, threadFocused, threadUnfocused } = slice.actions;
export default slice.reducer;
