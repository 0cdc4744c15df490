/** The rows of the interactions page. */
import { createSelector } from '@reduxjs/toolkit';
import { shownTabs, type InteractionTab } from '@/domain/notifications/interactionTabs';
import type { Notification } from '@/domain/notifications/notification';
import { isAboutNewStatus } from '@/domain/notifications/notificationList';
import { rowsOf, type NotificationRow } from '@/domain/notifications/notificationRows';
import { noInteractionFeeds, type InteractionFeed } from '@/slices/notifications/interactionFeeds';
import type { RootState } from '@/slices/root';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectSetting } from '@/selectors/session/config';
import { isMuted, selectHeldNotifications } from './notifications';
import { selectCurrentUser } from '@/selectors/session/session';

const nothingYet: InteractionFeed = { entries: [], cursor: null, atEnd: false };

export const selectInteractionFeed = (state: RootState, tab: InteractionTab): InteractionFeed =>
  (state.interactionFeeds ?? noInteractionFeeds)[tab] ?? nothingYet;

export const selectInteractionFeedLoaded = (state: RootState, tab: InteractionTab): boolean =>
  (state.interactionFeeds ?? noInteractionFeeds)[tab] !== undefined;

export const selectInteractionTabs = createSelector(
  [selectCurrentUser, selectCapabilities],
  (user, can) =>
    shownTabs({
      privileges: user?.privileges ?? [],
      allowsFollowingMove: user?.allowsFollowingMove ?? true,
      can,
    }),
);

/** Takes an entry from the list of notifications if it is there, as its read state is newer. */
export const selectInteractionFeedRows = createSelector(
  [
    (state: RootState, tab: InteractionTab) => selectInteractionFeed(state, tab).entries,
    selectHeldNotifications,
    (state: RootState) => selectSetting(state, 'notificationGrouping'),
    (state: RootState) => state.relationships,
  ],
  (entries, held, grouping, relationships): NotificationRow[] => {
    const known = new Map<string, Notification>(held.map((entry) => [entry.id, entry]));
    const latest = entries
      .map((entry) => known.get(entry.id) ?? entry)
      .filter(({ userId }) => relationships[userId]?.blocking !== true);
    return rowsOf(latest, {
      grouping,
      isMuted: (entry) => !isAboutNewStatus(entry) && isMuted(entry, relationships),
    });
  },
);
