/** Announcements, with pending changes applied. */
import { createSelector } from '@reduxjs/toolkit';
import { NEW_ANNOUNCEMENT, type Announcement } from '@/domain/talk/announcement';
import { emptyAnnouncement } from '@/domain/talk/announcementDraft';
import { emojiTable, splitEmoji } from '@/domain/statuses/emojiText';
import type { CustomEmoji } from '@/domain/people/user';
import { noAnnouncements, type WrittenAnnouncement } from '@/slices/talk/announcements';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCustomEmoji } from '@/selectors/composer/emoji';
import { selectCurrentUser } from '@/selectors/session/session';

const selectOwn = (state: RootState) => state.announcements ?? noAnnouncements;

/** Newest first, including pending changes. */
export const selectAnnouncements = createSelector(
  [
    (state: RootState) => selectOwn(state).announcements,
    (state: RootState) => selectOwn(state).reading,
  ],
  (announcements, reading): Announcement[] =>
    announcements
      .map((each) => (reading[each.id] ? { ...each, read: true } : each))
      .reverse()
      .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || 0),
);

export const selectAnnouncementIds = createSelector([selectAnnouncements], (announcements) =>
  announcements.map(({ id }) => id),
);

export const selectAnnouncement = (state: RootState, id: string): Announcement | undefined =>
  selectAnnouncements(state).find((each) => each.id === id);

/** True if it was marked as read and the server has not answered yet. */
export const selectIsBeingRead = (state: RootState, id: string): boolean =>
  selectOwn(state).reading[id] === true;

/** True once they were loaded. */
export const selectAnnouncementsKnown = (state: RootState): boolean => selectOwn(state).known;

/** True if the reader may create, change and delete them, and the server supports it. */
export const selectMayManageAnnouncements = (state: RootState): boolean =>
  selectCurrentUser(state)?.privileges.includes('announcements_manage_announcements') === true &&
  selectCan(state, 'administration') &&
  !selectOwn(state).unmanageable;

const nothingWritten: WrittenAnnouncement = { draft: emptyAnnouncement, error: null };

/** The draft of an announcement; null if it is not being edited. The new one always has a draft. */
export const selectWrittenAnnouncement = (
  state: RootState,
  id: string,
): WrittenAnnouncement | null =>
  selectOwn(state).written[id] ?? (id === NEW_ANNOUNCEMENT ? nothingWritten : null);

const selectInstanceTable = createSelector([selectCustomEmoji], emojiTable);

/**
 * Many servers do not list the custom emoji of an announcement, so the instance's emoji that its
 * text names are used.
 */
export const selectAnnouncementEmoji = createSelector(
  [selectAnnouncement, selectInstanceTable],
  (announcement, table): readonly CustomEmoji[] => {
    if (!announcement) return [];
    const named = splitEmoji(announcement.html, table).filter((part) => typeof part !== 'string');
    return [...named, ...announcement.emoji];
  },
);
