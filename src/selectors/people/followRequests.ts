/** Who asks to follow the reader, as the reader should see it while answers are on their way. */
import { createSelector } from '@reduxjs/toolkit';
import { noFollowRequests, type FollowRequestAnswer } from '@/slices/people/followRequests';
import type { RootState } from '@/slices/root';

const selectOwn = (state: RootState) => state.followRequests ?? noFollowRequests;

/** Who still waits; who was approved is gone at once. */
export const selectFollowRequestIds = createSelector(
  [selectOwn],
  ({ userIds, olderIds, answering }) =>
    [...new Set([...userIds, ...olderIds])].filter((userId) => answering[userId] !== 'approved'),
);

/** Whether the server has more of them than are known here. */
export const selectMoreFollowRequests = (state: RootState): boolean =>
  selectOwn(state).next !== null;

/** Whether the server ever said who. */
export const selectFollowRequestsKnown = (state: RootState): boolean => selectOwn(state).known;

/** What the reader answered and the server has not settled; null where nothing is on its way. */
export const selectFollowRequestAnswer = (
  state: RootState,
  userId: string,
): FollowRequestAnswer | null => selectOwn(state).answering[userId] ?? null;

/** The notifications that tell of this request, answered or not. */
export const selectFollowRequestNotifications = (state: RootState, userId: string): string[] =>
  (state.notifications?.notifications ?? [])
    .filter((entry) => entry.type === 'follow_request' && entry.userId === userId)
    .map(({ id }) => id);
