/**
 * What others did, one list for each tab of the page about it. These are notifications, asked for
 * by their types; what the list of notifications holds of them is another matter.
 */
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import type { InteractionTab } from '@/domain/interactionTabs';
import type { Notification } from '@/domain/notification';
import { mergeNotifications } from '@/domain/notificationList';
import { joinSlices } from './lateSlices';
import { dismissedElsewhere, notificationDismissed } from './notifications';

export interface Happenings {
  /** Newest first. */
  entries: readonly Notification[];
  /** Where older ones go on. */
  cursor: string | null;
  atEnd: boolean;
}

export type HappeningsState = Partial<Record<InteractionTab, Happenings>>;

export const noHappenings: HappeningsState = {};

interface Page {
  tab: InteractionTab;
  notifications: readonly Notification[];
  cursor: string | null;
  atEnd: boolean;
  entities: EntityBundle;
}

const slice = createSlice({
  name: 'happenings',
  initialState: noHappenings as Record<string, Happenings>,
  reducers: {
    happeningsOpened(_state, _action: PayloadAction<{ tab: InteractionTab }>) {
      // The saga asks.
    },
    happeningsClosed(_state, _action: PayloadAction<{ tab: InteractionTab }>) {
      // The saga gives up what it still tries.
    },
    /** The first page. One that reaches what is known is laid over it; else the list begins anew. */
    happeningsReceived(state, { payload }: PayloadAction<Page>) {
      const { tab, notifications, cursor, atEnd } = payload;
      const known = state[tab];
      const meets = known?.entries.some(({ id }) => notifications.some((each) => each.id === id));
      state[tab] =
        known && meets
          ? { ...known, entries: mergeNotifications(known.entries, notifications) }
          : { entries: [...notifications], cursor, atEnd };
    },
    olderHappeningsRequested(_state, _action: PayloadAction<{ tab: InteractionTab }>) {
      // The saga asks.
    },
    olderHappeningsReceived(state, { payload }: PayloadAction<Page>) {
      const { tab, notifications, cursor, atEnd } = payload;
      const known = state[tab]?.entries ?? [];
      state[tab] = { entries: mergeNotifications(known, notifications), cursor, atEnd };
    },
  },
  extraReducers: (builder) => {
    // What is taken away there is gone here.
    builder.addMatcher(isAnyOf(notificationDismissed, dismissedElsewhere), (state, { payload }) => {
      for (const known of Object.values(state)) {
        known.entries = known.entries.filter(({ id }) => id !== payload.id);
      }
    });
  },
});

joinSlices('happenings', slice.reducer);

export const {
  happeningsOpened,
  happeningsClosed,
  happeningsReceived,
  olderHappeningsRequested,
  olderHappeningsReceived,
} = slice.actions;
