/** What others did, as the page about it shows it. */
import { createSelector } from '@reduxjs/toolkit';
import { shownTabs, type InteractionTab } from '@/domain/interactionTabs';
import type { Notification } from '@/domain/notification';
import { isDeed } from '@/domain/notificationList';
import { rowsOf, type NotificationRow } from '@/domain/notificationRows';
import { noHappenings, type Happenings } from '@/slices/happenings';
import type { RootState } from '@/slices/root';
import { selectCapabilities } from './capabilities';
import { selectSetting } from './config';
import { isMuted, selectHeldNotifications } from './notifications';
import { selectCurrentUser } from './session';

const nothingYet: Happenings = { entries: [], cursor: null, atEnd: false };

export const selectHappenings = (state: RootState, tab: InteractionTab): Happenings =>
  (state.happenings ?? noHappenings)[tab] ?? nothingYet;

export const selectHappeningsLoaded = (state: RootState, tab: InteractionTab): boolean =>
  (state.happenings ?? noHappenings)[tab] !== undefined;

export const selectInteractionTabs = createSelector(
  [selectCurrentUser, selectCapabilities],
  (user, can) =>
    shownTabs({
      privileges: user?.privileges ?? [],
      allowsFollowingMove: user?.allowsFollowingMove ?? true,
      can,
    }),
);

/** What the list of notifications holds of the same one is newer: there it is marked as seen. */
export const selectHappeningRows = createSelector(
  [
    (state: RootState, tab: InteractionTab) => selectHappenings(state, tab).entries,
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
      isMuted: (entry) => !isDeed(entry) && isMuted(entry, relationships),
    });
  },
);
