/**
 * The rows of the list of notifications, and their available actions. An unchanged row stays the
 * same object, so that a change costs only the changed rows, even with thousands loaded.
 */
import { createSelector } from '@reduxjs/toolkit';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import {
  causesOf,
  notificationTypes,
  type Notification,
} from '@/domain/notifications/notification';
import {
  asFollowers,
  isAboutNewStatus,
  isUpTo,
  lowestUnseen,
  seenUpTo,
} from '@/domain/notifications/notificationList';
import { rowsOf, shownRows, type NotificationRow } from '@/domain/notifications/notificationRows';
import type { Relationship } from '@/domain/people/relationship';
import { noNotifications } from '@/slices/notifications/notifications';
import type { RootState } from '@/slices/root';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import {
  selectFollowRequestCount,
  selectQuietPeople,
  selectUnreadAnnouncements,
  selectUnreadChats,
} from '@/selectors/session/navigation';
import { selectSilent } from '@/selectors/realtime/realtime';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';

const selectOwn = (state: RootState) => state.notifications ?? noNotifications;
const selectVisibility = (state: RootState) => selectSetting(state, 'notificationVisibility');
const selectRelationships = (state: RootState) => state.relationships;

/**
 * All loaded notifications, newest first, including filtered ones. An approved person shows as a
 * follower before the server has agreed.
 */
export const selectHeldNotifications = createSelector(
  [
    (state: RootState) => selectOwn(state).notifications,
    (state: RootState) => state.followRequests?.answering,
  ],
  (entries, answering = {}) => asFollowers(entries, (userId) => answering[userId] === 'approved'),
);

export const selectNotification = (state: RootState, id: string): Notification | undefined =>
  selectHeldNotifications(state).find((entry) => entry.id === id);

/** Those of the types that the reader wants, and not only by people whom they want none of. */
const selectWanted = createSelector(
  [selectHeldNotifications, selectVisibility, selectRelationships, selectQuietPeople],
  (entries, wanted, relationships, quiet) =>
    entries.filter((entry) => {
      const { visibility } = notificationTypes[entry.type];
      if (visibility !== null && wanted[visibility] === false) return false;
      return causesOf(entry).some(
        (userId) => relationships[userId]?.blocking !== true && !quiet.includes(userId),
      );
    }),
);

/** The current relationship overrides the one that came with the notification. */
export const isMuted = (
  entry: Notification,
  relationships: Readonly<Record<string, Relationship>>,
): boolean => causesOf(entry).every((userId) => relationships[userId]?.muting ?? entry.muted);

/** All rows that could be shown, newest first. */
const selectRows = createSelector(
  [
    selectWanted,
    (state: RootState) => selectSetting(state, 'notificationGrouping'),
    selectRelationships,
  ],
  (entries, grouping, relationships) =>
    rowsOf(entries, {
      grouping,
      // A muted person's status is folded by its own card.
      isMuted: (entry) => !isAboutNewStatus(entry) && isMuted(entry, relationships),
    }),
);

/** The rows to show: all unread ones, and as many read ones as were revealed. */
export const selectNotificationRows = createSelector(
  [
    selectRows,
    (state: RootState) => selectOwn(state).seenShown,
    (state: RootState) => selectSetting(state, 'unseenAtTop'),
  ],
  shownRows,
);

/** The number of loaded rows that are not shown yet. */
export const selectHiddenRowCount = (state: RootState): number =>
  selectRows(state).length - selectNotificationRows(state).length;

/** True once a page has come, so that an empty list means that there are none. */
export const selectNotificationsLoaded = (state: RootState): boolean => selectOwn(state).loaded;

/** True if everything is shown: there is nothing older, here or on the server. */
export const selectNotificationsEnded = (state: RootState): boolean =>
  selectOwn(state).atEnd && selectHiddenRowCount(state) === 0;

/** True if the server marks each notification as read; other servers keep one read position. */
export const selectReadsEach = (state: RootState): boolean =>
  isPleromaFamily(selectInstance(state));

/** The cursor for older notifications; null if none are known. */
export const selectOlderNotificationsCursor = (state: RootState): string | null =>
  selectOwn(state).olderCursor ?? selectHeldNotifications(state).at(-1)?.id ?? null;

export const selectNewestNotificationId = (state: RootState): string | null =>
  selectHeldNotifications(state)[0]?.id ?? null;

/**
 * The oldest unread id, from which on the read state may have changed; null unless both read and
 * unread ones are loaded.
 */
export const selectLowestUnseen = (state: RootState): string | null =>
  lowestUnseen(selectHeldNotifications(state));

export const selectSeenUpTo = (state: RootState): string | null =>
  seenUpTo(selectHeldNotifications(state));

/** Groups and muted rows are folded until the reader unfolds them. */
export const selectRowUnfolded = (state: RootState, id: string): boolean =>
  Object.hasOwn(selectOwn(state).unfolded, id);

export const selectAnythingUnseen = (state: RootState): boolean =>
  selectHeldNotifications(state).some(({ seen }) => !seen);

/** True if it was read, here or elsewhere, or dismissed. */
export function selectSeenOrDismissed(state: RootState, id: string): boolean {
  const { dismissed, readUpTo } = selectOwn(state);
  return (
    selectNotification(state, id)?.seen ?? (Object.hasOwn(dismissed, id) || isUpTo(id, readUpTo))
  );
}

/** Unread notifications about this status, which was addressed to the reader. */
export const selectUnseenAbout = (state: RootState, statusId: string): string[] =>
  selectHeldNotifications(state)
    .filter((entry) => !entry.seen && isAboutNewStatus(entry) && entry.statusId === statusId)
    .map(({ id }) => id);

/** Unread notifications about messages in this chat. */
export const selectUnseenOfChat = (state: RootState, chatId: string): string[] =>
  selectHeldNotifications(state)
    .filter(({ seen, chatMessage }) => !seen && chatMessage?.chatId === chatId)
    .map(({ id }) => id);

/**
 * True if a desktop notification may be shown: not in the first seconds, not for read, hidden or
 * muted ones, and not for mentions that a mute of words, people or threads removes.
 */
export function selectWorthNotifying(state: RootState, entry: Notification): boolean {
  const { visibility } = notificationTypes[entry.type];
  if (selectSilent(state) || entry.seen) return false;
  if (visibility !== null) {
    if (selectVisibility(state)[visibility] === false) return false;
    if (!selectSetting(state, 'notificationNative')[visibility]) return false;
  }
  const isQuiet = selectQuietPeople(state).includes(entry.userId);
  const isBlocked = state.relationships[entry.userId]?.blocking === true;
  if (isQuiet || isBlocked || isMuted(entry, state.relationships)) return false;
  const told = isAboutNewStatus(entry) ? entry.statusId : null;
  return told === null || selectFilteringDecision(state, told, 'notifications').show === 'full';
}

/** The number of unread requests to react to a post that have no answer. */
const selectOpenRequestCount = (state: RootState): number =>
  selectOwn(state).notifications.filter(
    ({ id, type, seen }) =>
      type === 'pending' && !seen && state.interactionRequests?.answered[id] === undefined,
  ).length;

export interface ExtraNotifications {
  chats: number;
  announcements: number;
  followRequests: number;
  interactionRequests: number;
}

/** The counts in the block above the list; 0 for those that the settings turn off. */
export const selectExtraNotifications = createSelector(
  [
    (state: RootState) => shownExtra(state, 'showChatsInExtraNotifications', selectUnreadChats),
    (state: RootState) =>
      shownExtra(state, 'showAnnouncementsInExtraNotifications', selectUnreadAnnouncements),
    (state: RootState) =>
      shownExtra(state, 'showFollowRequestsInExtraNotifications', selectFollowRequestCount),
    (state: RootState) =>
      shownExtra(state, 'showFollowRequestsInExtraNotifications', selectOpenRequestCount),
  ],
  (chats, announcements, followRequests, interactionRequests): ExtraNotifications => ({
    chats,
    announcements,
    followRequests,
    interactionRequests,
  }),
);

function shownExtra(
  state: RootState,
  setting:
    | 'showChatsInExtraNotifications'
    | 'showAnnouncementsInExtraNotifications'
    | 'showFollowRequestsInExtraNotifications',
  count: (state: RootState) => number,
): number {
  const wanted = selectSetting(state, 'showExtraNotifications') && selectSetting(state, setting);
  return wanted && selectCurrentUser(state) ? count(state) : 0;
}

export type { NotificationRow };
