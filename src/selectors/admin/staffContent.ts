/** Components read staff's posts and trends here, because their slice is deferred and missing at first. */
import { createSelector } from '@reduxjs/toolkit';
import { fitsContent } from '@/domain/admin/content/content';
import { contentOffers, type ContentOffers } from '@/domain/admin/content/contentOffers';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { isContentJobAtWork, noStaffContent } from '@/slices/admin/staffContent';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';

export const selectStaffContent = (state: RootState) => state.staffContent ?? noStaffContent;

/** Null if the reader has no right to see posts or trends as staff. */
export const selectContentOffers = createSelector(
  [selectCurrentUser, selectInstance],
  (user, instance): ContentOffers | null => (user ? contentOffers(instance, user) : null),
);

/** The loaded posts that pass the filter; null until there are any. */
export const selectShownContent = createSelector(
  [
    (state: RootState) => selectStaffContent(state).ids,
    (state: RootState) => selectStaffContent(state).filter,
    (state: RootState) => state.statuses.entities,
    (state: RootState) => state.users.entities,
  ],
  (ids, filter, statuses, users) =>
    ids &&
    ids.filter((id) => {
      const status = rowIn(statuses, id);
      const author = status && rowIn(users, status.userId);
      return status && fitsContent(status, author?.screenName ?? '', filter);
    }),
);

/** The jobs about a post or trend, in the order of the presses. */
export const selectContentJobs = createSelector(
  [
    (state: RootState) => selectStaffContent(state).jobs,
    (_state: RootState, targetId: string) => targetId,
  ],
  (jobs, targetId) => jobs.filter((job) => job.targetId === targetId),
);

/** How far the work is; null if there is none and nothing failed. */
export const selectContentWork = createSelector(
  [selectStaffContent],
  ({ jobs, done, asked, paused }) => {
    const failed = jobs.filter(({ phase }) => phase === 'failed').length;
    const waiting = jobs.filter(isContentJobAtWork).length;
    return waiting + failed === 0 ? null : { done, asked, failed, waiting, paused };
  },
);
