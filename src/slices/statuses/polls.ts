/**
 * The polls on screen, by status, each with the number of cards that show it. The polls themselves
 * are part of the status rows.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Poll } from '@/domain/statuses/status';

interface OfStatus {
  statusId: string;
}

const slice = createSlice({
  name: 'polls',
  initialState: {} as Record<string, number>,
  reducers: {
    pollShown(state, { payload: { statusId } }: PayloadAction<OfStatus>) {
      state[statusId] = (state[statusId] ?? 0) + 1;
    },
    pollHidden(state, { payload: { statusId } }: PayloadAction<OfStatus>) {
      const left = (state[statusId] ?? 0) - 1;
      if (left > 0) state[statusId] = left;
      else Reflect.deleteProperty(state, statusId);
    },
    voteRequested(_state, _action: PayloadAction<OfStatus & { choices: readonly number[] }>) {
      // The saga sends the vote. As it cannot be undone, nothing shows before the server answers.
    },
    /** Replaces the poll of its status. */
    pollReceived(_state, _action: PayloadAction<OfStatus & { poll: Poll }>) {
      // The table of statuses stores it.
    },
    /** A poll on screen could not be refreshed; it is retried. */
    pollRefreshFailed(_state, _action: PayloadAction<OfStatus & { reason: string }>) {
      // The shown poll stays.
    },
  },
});

export const { pollShown, pollHidden, voteRequested, pollReceived, pollRefreshFailed } =
  slice.actions;
export default slice.reducer;
