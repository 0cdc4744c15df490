/** The browser's permission for desktop notifications, and the state of push subscriptions. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';

export interface DesktopNotificationsState {
  /** Null until the browser was asked. */
  permission: 'default' | 'denied' | 'granted' | null;
  /** True if the server has a push subscription of this browser. */
  pushed: boolean;
  /** The reader's quiet hours have begun. */
  quiet: boolean;
}

export const noDesktopNotifications: DesktopNotificationsState = {
  permission: null,
  pushed: false,
  quiet: false,
};

const slice = createSlice({
  name: 'desktopNotifications',
  initialState: noDesktopNotifications,
  reducers: {
    /** Dispatched by a press, so that the browser may ask for the permission. */
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
    quietChanged(state, { payload }: PayloadAction<{ quiet: boolean }>) {
      state.quiet = payload.quiet;
    },
    /** A desktop notification was clicked, either one of this page or one of the service worker. */
    desktopNotificationClicked(
      _state,
      _action: PayloadAction<{ ids: readonly string[]; path: string }>,
    ) {
      // The saga opens its target.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (state) => {
      state.pushed = false;
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    desktopNotifications: DesktopNotificationsState;
  }
}

slices.inject(slice);

export const {
  permissionRequested,
  permissionLearned,
  pushSubscribed,
  pushUnsubscribed,
  quietChanged,
  desktopNotificationClicked,
} = slice.actions;
