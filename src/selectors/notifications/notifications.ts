/**
 * The rows of the list of notifications, and what there is to do with them. A row stays the same
 * object while the same is in it, so that thousands that are held cost only those that changed.
 */
import { createSelector } from '@reduxjs/toolkit';
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { notificationTypes, type Notification } from '@/domain/notifications/notification';
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
 * All that are held, newest first, also those that the filters hide. Who was approved shows as a
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

/** Of the types that the reader wants to see, and by nobody whom they blocked. */
const selectWanted = createSelector(
  [selectHeldNotifications, selectVisibility, selectRelationships],
  (entries, wanted, relationships) =>
    entries.filter(({ type, userId }) => {
      const { visibility } = notificationTypes[type];
      if (visibility !== null && wanted[visibility] === false) return false;
      return relationships[userId]?.blocking !== true;
    }),
);

/** How the reader stands to somebody now is newer than what came with the notification. */
export const isMuted = (
  { userId, muted }: Notification,
  relationships: Readonly<Record<string, Relationship>>,
): boolean => relationships[userId]?.muting ?? muted;

/** Every row there could be, newest first. */
const selectRows = createSelector(
  [
    selectWanted,
    (state: RootState) => selectSetting(state, 'notificationGrouping'),
    selectRelationships,
  ],
  (entries, grouping, relationships) =>
    rowsOf(entries, {
      grouping,
      // What a muted person wrote is folded by its own card.
      isMuted: (entry) => !isAboutNewStatus(entry) && isMuted(entry, relationships),
    }),
);

/** The rows to show: all that are unseen, and of the others as many as were revealed. */
export const selectNotificationRows = createSelector(
  [
    selectRows,
    (state: RootState) => selectOwn(state).seenShown,
    (state: RootState) => selectSetting(state, 'unseenAtTop'),
  ],
  shownRows,
);

/** Rows that are there and wait to be revealed. */
export const selectHiddenRowCount = (state: RootState): number =>
  selectRows(state).length - selectNotificationRows(state).length;

/** A page has come, so that an empty list says that there is nothing. */
export const selectNotificationsLoaded = (state: RootState): boolean => selectOwn(state).loaded;

/** All that there is shows: there is nothing older, here or at the server. */
export const selectNotificationsEnded = (state: RootState): boolean =>
  selectOwn(state).atEnd && selectHiddenRowCount(state) === 0;

/** Whether the server remembers of each one that it was seen; others know how far was read. */
export const selectReadsEach = (state: RootState): boolean =>
  isPleromaFamily(selectInstance(state));

/** Where older ones are asked for; null where nothing is known. */
export const selectOlderNotificationsCursor = (state: RootState): string | null =>
  selectOwn(state).olderCursor ?? selectHeldNotifications(state).at(-1)?.id ?? null;

export const selectNewestNotificationId = (state: RootState): string | null =>
  selectHeldNotifications(state)[0]?.id ?? null;

/** From where on it may have changed what was seen; null unless both kinds are known. */
export const selectLowestUnseen = (state: RootState): string | null =>
  lowestUnseen(selectHeldNotifications(state));

export const selectSeenUpTo = (state: RootState): string | null =>
  seenUpTo(selectHeldNotifications(state));

/** Groups and muted rows are folded until the reader wants them. */
export const selectRowUnfolded = (state: RootState, id: string): boolean =>
  Object.hasOwn(selectOwn(state).unfolded, id);

export const selectAnythingUnseen = (state: RootState): boolean =>
  selectHeldNotifications(state).some(({ seen }) => !seen);

/** Whether nobody needs to be told of it any more: it was seen, here or elsewhere, or taken away. */
export function selectSeenOrDismissed(state: RootState, id: string): boolean {
  const { dismissed, readUpTo } = selectOwn(state);
  return (
    selectNotification(state, id)?.seen ?? (Object.hasOwn(dismissed, id) || isUpTo(id, readUpTo))
  );
}

/** Unseen ones that tell of this status: somebody wrote it to the reader. */
export const selectUnseenAbout = (state: RootState, statusId: string): string[] =>
  selectHeldNotifications(state)
    .filter((entry) => !entry.seen && isAboutNewStatus(entry) && entry.statusId === statusId)
    .map(({ id }) => id);

/** Unseen ones that tell of messages in this chat. */
export const selectUnseenOfChat = (state: RootState, chatId: string): string[] =>
  selectHeldNotifications(state)
    .filter(({ seen, chatMessage }) => !seen && chatMessage?.chatId === chatId)
    .map(({ id }) => id);

/**
 * Whether a pop-up may tell of it: not in the first seconds, not what was seen, is hidden or muted,
 * and no mention that a mute of words, people or threads takes away.
 */
export function selectWorthNotifying(state: RootState, entry: Notification): boolean {
  const { visibility } = notificationTypes[entry.type];
  if (selectSilent(state) || entry.seen) return false;
  if (visibility !== null) {
    if (selectVisibility(state)[visibility] === false) return false;
    if (!selectSetting(state, 'notificationNative')[visibility]) return false;
  }
  if (state.relationships[entry.userId]?.blocking || isMuted(entry, state.relationships)) {
    return false;
  }
  const told = isAboutNewStatus(entry) ? entry.statusId : null;
  return told === null || selectFilteringDecision(state, told, 'notifications').show === 'full';
}

export interface ExtraNotifications {
  chats: number;
  announcements: number;
  followRequests: number;
}

/** What else waits, in a block over the list; 0 for what the settings leave out. */
export const selectExtraNotifications = createSelector(
  [
    (state: RootState) => shownExtra(state, 'showChatsInExtraNotifications', selectUnreadChats),
    (state: RootState) =>
      shownExtra(state, 'showAnnouncementsInExtraNotifications', selectUnreadAnnouncements),
    (state: RootState) =>
      shownExtra(state, 'showFollowRequestsInExtraNotifications', selectFollowRequestCount),
  ],
  (chats, announcements, followRequests): ExtraNotifications => ({
    chats,
    announcements,
    followRequests,
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
