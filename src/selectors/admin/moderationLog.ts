/** Components read the log of moderation here, because its slice is deferred. */
import { createSelector } from '@reduxjs/toolkit';
import { mayOpen } from '@/domain/admin/staff';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { noModerationLog } from '@/slices/admin/moderationLog';
import type { RootState } from '@/slices/root';

export const selectMayReadLog = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance) => user !== null && mayOpen('log', user, instance),
);

export const selectModerationLog = (state: RootState) => state.moderationLog ?? noModerationLog;
