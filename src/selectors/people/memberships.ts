/** On which lists somebody is, as the reader should see it while presses are on their way. */
import type { RootState } from '@/slices/root';
import { selectPendingListMember } from './lists';

/** Whether the server ever said it. */
export const selectMembershipsKnown = (state: RootState, userId: string): boolean =>
  state.memberships?.[userId] !== undefined;

export const selectIsMember = (state: RootState, userId: string, listId: string): boolean =>
  selectPendingListMember(state, listId, userId) ??
  state.memberships?.[userId]?.includes(listId) ??
  false;
