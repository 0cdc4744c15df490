/**
 * Interactions of others, one list for each tab of the interactions page. They are notifications,
 * requested by type, and independent of the list of notifications.
 */
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { InteractionTab } from '@/domain/notifications/interactionTabs';
import type { Notification } from '@/domain/notifications/notification';
import { mergeNotifications } from '@/domain/notifications/notificationList';
import { slices } from '@/slices/root';
import { dismissedElsewhere, notificationDismissed } from './notifications';

export interface InteractionFeed {
  /** Newest first. */
  entries: readonly Notification[];
  /** The cursor of the next older page. */
  cursor: string | null;
  atEnd: boolean;
}

export type InteractionFeedsState = Partial<Record<InteractionTab, InteractionFeed>>;

export const noInteractionFeeds: InteractionFeedsState = {};

interface Page {
  tab: InteractionTab;
  notifications: readonly Notification[];
  cursor: string | null;
  atEnd: boolean;
  entities: EntityBundle;
}

const slice = createSlice({
  name: 'interactionFeeds',
  initialState: noInteractionFeeds as Record<string, InteractionFeed>,
  reducers: {
    interactionFeedOpened(_state, _action: PayloadAction<{ tab: InteractionTab }>) {
      // The saga asks.
    },
    interactionFeedClosed(_state, _action: PayloadAction<{ tab: InteractionTab }>) {
      // The saga stops retrying.
    },
    /** The first page: merged if it reaches known entries, else it replaces the list. */
    interactionFeedReceived(state, { payload }: PayloadAction<Page>) {
      const { tab, notifications, cursor, atEnd } = payload;
      const known = state[tab];
      const meets = known?.entries.some(({ id }) => notifications.some((each) => each.id === id));
      state[tab] =
        known && meets
          ? { ...known, entries: mergeNotifications(known.entries, notifications) }
          : { entries: [...notifications], cursor, atEnd };
    },
    olderInteractionsRequested(_state, _action: PayloadAction<{ tab: InteractionTab }>) {
      // The saga asks.
    },
    olderInteractionsReceived(state, { payload }: PayloadAction<Page>) {
      const { tab, notifications, cursor, atEnd } = payload;
      const known = state[tab]?.entries ?? [];
      state[tab] = { entries: mergeNotifications(known, notifications), cursor, atEnd };
    },
  },
  extraReducers: (builder) => {
    // A dismissed notification is removed here too.
    builder.addMatcher(isAnyOf(notificationDismissed, dismissedElsewhere), (state, { payload }) => {
      for (const known of Object.values(state)) {
        known.entries = known.entries.filter(({ id }) => id !== payload.id);
      }
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    interactionFeeds: InteractionFeedsState;
  }
}

slices.inject(slice);

export const {
  interactionFeedOpened,
  interactionFeedClosed,
  interactionFeedReceived,
  olderInteractionsRequested,
  olderInteractionsReceived,
} = slice.actions;
