/** The reactions to an announcement, with the reader's pending ones. */
import { createSelector } from '@reduxjs/toolkit';
import { withPendingReactions, type PendingReactions } from '@/domain/statuses/reaction';
import type { Reaction } from '@/domain/statuses/status';
import type { RootState } from '@/slices/root';
import { selectAnnouncement } from './announcements';

export const selectPendingAnnouncementReactions = (
  state: RootState,
  announcementId: string,
): PendingReactions | undefined => state.announcementReactions?.[announcementId];

const none: Reaction[] = [];

export const selectAnnouncementReactions = createSelector(
  [
    (state: RootState, announcementId: string) =>
      selectAnnouncement(state, announcementId)?.reactions ?? none,
    selectPendingAnnouncementReactions,
  ],
  (reactions, pending) => (pending ? withPendingReactions(reactions, pending) : reactions),
);
