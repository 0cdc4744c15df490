/** The threads that are shown, and for which the server looks for more replies, or has found some. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefreshHint, ThreadRefresh } from '@/domain/statuses/threads/asyncRefresh';
import { slices } from '@/slices/root';

type State = Record<string, ThreadRefresh>;

interface OfThread {
  statusId: string;
}

const slice = createSlice({
  name: 'threadRefreshes',
  initialState: {} as State,
  reducers: {
    threadRefreshStarted(
      state,
      { payload: { statusId } }: PayloadAction<OfThread & { hint: RefreshHint }>,
    ) {
      state[statusId] = { found: null };
    },
    /** Without any, there is nothing to show. */
    threadRefreshEnded(
      state,
      { payload: { statusId, found } }: PayloadAction<OfThread & { found: number }>,
    ) {
      if (found > 0) state[statusId] = { found };
      else Reflect.deleteProperty(state, statusId);
    },
    /** The reader wants to see what was found. */
    threadRefreshWanted(_state, _action: PayloadAction<OfThread>) {
      // The saga fetches the thread again.
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    threadRefreshes: State;
  }
}

slices.inject(slice);

export const { threadRefreshStarted, threadRefreshEnded, threadRefreshWanted } = slice.actions;
