/** The lists that a person is on, with pending changes applied. */
import type { RootState } from '@/slices/root';
import { selectPendingListMember } from './lists';

/** True once they were loaded. */
export const selectMembershipsKnown = (state: RootState, userId: string): boolean =>
  state.memberships?.[userId] !== undefined;

export const selectIsMember = (state: RootState, userId: string, listId: string): boolean =>
  selectPendingListMember(state, listId, userId) ??
  state.memberships?.[userId]?.includes(listId) ??
  false;
