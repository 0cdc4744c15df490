/** Follow requests, with the reader's pending answers applied. */
import { createSelector } from '@reduxjs/toolkit';
import { noFollowRequests, type FollowRequestAnswer } from '@/slices/people/followRequests';
import type { RootState } from '@/slices/root';

const selectOwn = (state: RootState) => state.followRequests ?? noFollowRequests;

/** People who still wait; approved ones are removed at once. */
export const selectFollowRequestIds = createSelector(
  [selectOwn],
  ({ userIds, olderIds, answering }) =>
    [...new Set([...userIds, ...olderIds])].filter((userId) => answering[userId] !== 'approved'),
);

/** True if the server has more requests than are loaded. */
export const selectMoreFollowRequests = (state: RootState): boolean =>
  selectOwn(state).next !== null;

/** True once the requests were loaded. */
export const selectFollowRequestsKnown = (state: RootState): boolean => selectOwn(state).known;

/** The answer that the server has not confirmed; null if there is none. */
export const selectFollowRequestAnswer = (
  state: RootState,
  userId: string,
): FollowRequestAnswer | null => selectOwn(state).answering[userId] ?? null;

/** The notifications about this request, answered or not. */
export const selectFollowRequestNotifications = (state: RootState, userId: string): string[] =>
  (state.notifications?.notifications ?? [])
    .filter((entry) => entry.type === 'follow_request' && entry.userId === userId)
    .map(({ id }) => id);
