/**
 * Which polls are on screen, by their status and on how many cards. The polls themselves are parts
 * of the rows of their statuses.
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
      // The saga asks the server; a vote cannot be taken back, so nothing is shown before it answers.
    },
    /** Replaces the poll on its status. */
    pollReceived(_state, _action: PayloadAction<OfStatus & { poll: Poll }>) {
      // The table of statuses keeps it.
    },
    /** A poll on screen could not be asked for afresh; it is tried again. */
    pollRefreshFailed(_state, _action: PayloadAction<OfStatus & { reason: string }>) {
      // What is shown stays.
    },
  },
});

export const { pollShown, pollHidden, voteRequested, pollReceived, pollRefreshFailed } =
  slice.actions;
export default slice.reducer;
