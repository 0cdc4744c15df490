/** Whether the browser lets us tell the reader outside of the page, and whether pushes are on. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { joinSlices } from './lateSlices';
import { loggedOut } from './session';

export interface ToldState {
  /** Null until the browser was asked. */
  permission: 'default' | 'denied' | 'granted' | null;
  /** The server has a subscription of this browser. */
  pushed: boolean;
}

export const nothingTold: ToldState = { permission: null, pushed: false };

const slice = createSlice({
  name: 'told',
  initialState: nothingTold,
  reducers: {
    /** A press: the browser may show its question. */
    permissionRequested() {
      // The saga asks.
    },
    permissionLearned(state, { payload }: PayloadAction<NonNullable<ToldState['permission']>>) {
      state.permission = payload;
    },
    pushSubscribed(state) {
      state.pushed = true;
    },
    pushUnsubscribed(state) {
      state.pushed = false;
    },
    /** What was told of was pressed, here or in the worker's keeping. */
    toldPressed(_state, _action: PayloadAction<{ ids: readonly string[]; path: string }>) {
      // The saga leads there.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (state) => {
      state.pushed = false;
    });
  },
});

joinSlices('told', slice.reducer);

export const {
  permissionRequested,
  permissionLearned,
  pushSubscribed,
  pushUnsubscribed,
  toldPressed,
} = slice.actions;
