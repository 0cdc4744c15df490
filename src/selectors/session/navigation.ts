/** The navigation of this reader: entries, pins, lists and their badges. */
import { createSelector } from '@reduxjs/toolkit';
import { mayModerateAtAll } from '@/domain/admin/staff';
import { unreadOf } from '@/domain/talk/chat';
import type { UserList } from '@/domain/people/list';
import {
  isEntryShown,
  isNavigationName,
  MAX_PINS,
  navigationEntry,
  navigationNames,
  pinnedListId,
  type NavigationFacts,
  type NavigationName,
  type Pin,
} from '@/domain/session/navigation';
import { notificationTypes } from '@/domain/notifications/notification';
import type { RootState } from '@/slices/root';
import { selectCan, selectCapabilities } from './capabilities';
import { selectInstance, selectSetting } from './config';
import { selectCurrentUser, selectSignedIn } from './session';

const noLists: readonly UserList[] = [];

/** Those of the last screen until the server has listed them, so that no row appears late. */
const selectUnsortedLists = ({ lists, startup }: RootState): readonly UserList[] =>
  lists?.known ? lists.lists : (startup.remembered?.lists ?? lists?.lists ?? noLists);

/** Sorted by name. */
export const selectLists = createSelector([selectUnsortedLists], (lists) =>
  [...lists].sort((a, b) => a.title.localeCompare(b.title)),
);

export const selectNavigationFacts = createSelector(
  [selectCurrentUser, selectInstance, selectCapabilities],
  (user, instance, can): NavigationFacts => ({
    signedIn: user !== null,
    instancePrivate: instance.private,
    federating: instance.federating,
    chatsSupported: can.chats,
    directTimelineSupported: can.directTimeline || can.conversations,
    announcementsSupported: can.announcements,
    locked: user?.locked ?? false,
    interactionPoliciesSupported: can.replyPolicies,
    moderates: user !== null && mayModerateAtAll(user, instance),
  }),
);

/** The entries of a group that this reader may see, in order. */
export const selectEntries = createSelector(
  [selectNavigationFacts, (_state: RootState, group: 'timelines' | 'root') => group],
  (facts, group) =>
    navigationNames.filter(
      (name) => navigationEntry(name).group === group && isEntryShown(name, facts),
    ),
);

/** Visitors of a private instance have nothing to search. */
export const selectMaySearch = (state: RootState): boolean =>
  selectSignedIn(state) || !selectInstance(state).private;

export const selectMayRegister = (state: RootState): boolean =>
  !selectSignedIn(state) && selectInstance(state).registrationOpen;

export const selectSuggestionsOffered = (state: RootState): boolean =>
  selectSignedIn(state) && selectCan(state, 'suggestions');

export const selectMayAdminister = (state: RootState): boolean =>
  selectCurrentUser(state)?.role === 'admin' && selectCan(state, 'administration');

/** All pins, including those that cannot be shown now. */
export const selectPins = (state: RootState): readonly Pin[] =>
  state.preferences.values.collections.pinnedNavItems;

export type PinnedEntry =
  | { pin: Pin; kind: 'entry'; name: NavigationName }
  | { pin: Pin; kind: 'list'; list: UserList };

/** Those of the pins that exist for a reader. */
export const pinnedEntries = (
  pins: readonly Pin[],
  facts: NavigationFacts,
  lists: readonly UserList[],
): PinnedEntry[] =>
  pins.flatMap((pin): PinnedEntry[] => {
    if (isNavigationName(pin)) {
      return isEntryShown(pin, facts) ? [{ pin, kind: 'entry', name: pin }] : [];
    }
    const list = lists.find(({ id }) => id === pinnedListId(pin));
    return list ? [{ pin, kind: 'list', list }] : [];
  });

/** The pins that exist for this reader, in order. */
export const selectPinnedEntries = createSelector(
  [selectPins, selectNavigationFacts, selectLists],
  (pins, facts, lists): PinnedEntry[] => (facts.signedIn ? pinnedEntries(pins, facts, lists) : []),
);

/** As many of them as the desktop panel has room for. */
export const selectPanelPins = createSelector([selectPinnedEntries], (entries) =>
  entries.slice(0, MAX_PINS),
);

export const selectNavigationCollapsed = (state: RootState): boolean =>
  state.preferences.values.simple.collapseNav;

/** The number of chats with unread messages, not of messages, as its label says. */
export const selectUnreadChats = (state: RootState): number =>
  state.chats.known
    ? state.chats.chats.filter((chat) => unreadOf(chat, state.chats.seen) > 0).length
    : (selectCurrentUser(state)?.unreadChatCount ?? state.startup.remembered?.unreadChats ?? 0);

/** Announcements that were marked as read count as read before the server has agreed. */
export function selectUnreadAnnouncements(state: RootState): number {
  const { announcements = [], known, reading = {} } = state.announcements ?? {};
  if (!selectSignedIn(state)) return 0;
  if (!known && announcements.length === 0)
    return state.startup.remembered?.unreadAnnouncements ?? 0;
  return announcements.filter(({ id, read, inactive }) => !read && !inactive && !reading[id])
    .length;
}

/** Approved people are not counted any more, before the server has agreed. */
export function selectFollowRequestCount(state: RootState): number {
  const { known, userIds = [], olderIds = [], answering } = state.followRequests ?? {};
  const approved = (userId: string) => answering?.[userId] === 'approved';
  if (known) {
    return [...new Set([...userIds, ...olderIds])].filter((userId) => !approved(userId)).length;
  }
  const count = selectCurrentUser(state)?.followRequestCount ?? 0;
  return Math.max(0, count - Object.keys(answering ?? {}).filter(approved).length);
}

export const selectQuietPeople = (state: RootState): readonly string[] =>
  selectSetting(state, 'quietPeople');

/**
 * Unread notifications of the types that the reader wants, by people who are not muted; depending
 * on the settings, only those that require an action.
 */
const selectUnseen = createSelector(
  [
    (state: RootState) => state.notifications?.notifications,
    (state: RootState) => selectSetting(state, 'notificationVisibility'),
    (state: RootState) => selectSetting(state, 'ignoreInactionableSeen'),
    (state: RootState) => state.relationships,
    selectQuietPeople,
  ],
  (entries = [], wanted, onlyOpen, relationships, quiet) =>
    entries.filter(({ seen, muted, type, userId }) => {
      const { visibility, seenByClick } = notificationTypes[type];
      if (seen || (onlyOpen && seenByClick) || quiet.includes(userId)) return false;
      if (visibility !== null && wanted[visibility] === false) return false;
      const standing = relationships[userId];
      return !(standing ? standing.muting || standing.blocking : muted);
    }),
);

export const selectUnseenNotifications = (state: RootState): number => selectUnseen(state).length;

/** The badge of an entry; 0 shows none. */
export function selectBadge(state: RootState, name: NavigationName): number {
  switch (navigationEntry(name).badge) {
    case 'chats':
      return selectUnreadChats(state);
    case 'announcements':
      return selectUnreadAnnouncements(state);
    case 'followRequests':
      return selectFollowRequestCount(state);
    case undefined:
      return 0;
  }
}

/** True in quiet hours, unless the count is wanted all the same. */
const selectUncounted = (state: RootState): boolean =>
  state.desktopNotifications?.quiet === true && !selectSetting(state, 'quietHoursCount');

/** The number in the window's title. Messages are counted through the chats only. */
export const selectUnreadTotal = (state: RootState): number =>
  selectSignedIn(state) && !selectUncounted(state)
    ? selectUnseen(state).filter(({ type }) => type !== 'pleroma:chat_mention').length +
      selectUnreadChats(state) +
      selectUnreadAnnouncements(state)
    : 0;

/** True if the channel was joined, so there is something to show. */
export const selectShoutJoined = (state: RootState): boolean =>
  selectSignedIn(state) && state.shout?.joined === true;

/** Phones have only the page; and the shoutbox does not float over its own page. */
export const selectShoutFloats = (state: RootState): boolean =>
  selectShoutJoined(state) &&
  !selectSetting(state, 'hideShoutbox') &&
  state.interface.layout !== 'mobile' &&
  state.interface.route.name !== 'shout-panel';
