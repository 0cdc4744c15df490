/** Whether the browser lets us tell the reader outside of the page, and whether pushes are on. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';
import { loggedOut } from '@/slices/session/session';

export interface DesktopNotificationsState {
  /** Null until the browser was asked. */
  permission: 'default' | 'denied' | 'granted' | null;
  /** The server has a subscription of this browser. */
  pushed: boolean;
}

export const noDesktopNotifications: DesktopNotificationsState = {
  permission: null,
  pushed: false,
};

const slice = createSlice({
  name: 'desktopNotifications',
  initialState: noDesktopNotifications,
  reducers: {
    /** A press: the browser may show its question. */
    permissionRequested() {
      // The saga asks.
    },
    permissionLearned(
      state,
      { payload }: PayloadAction<NonNullable<DesktopNotificationsState['permission']>>,
    ) {
      state.permission = payload;
    },
    pushSubscribed(state) {
      state.pushed = true;
    },
    pushUnsubscribed(state) {
      state.pushed = false;
    },
    /** What was told of was pressed, here or in the worker's keeping. */
    desktopNotificationClicked(
      _state,
      _action: PayloadAction<{ ids: readonly string[]; path: string }>,
    ) {
      // The saga leads there.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (state) => {
      state.pushed = false;
    });
  },
});

addDeferredSlice('desktopNotifications', slice.reducer);

export const {
  permissionRequested,
  permissionLearned,
  pushSubscribed,
  pushUnsubscribed,
  desktopNotificationClicked,
} = slice.actions;
