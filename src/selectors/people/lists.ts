/** The account's lists as the reader should see them while presses are on their way. */
import { createSelector } from '@reduxjs/toolkit';
import type { UserList } from '@/domain/people/list';
import { noLists } from '@/slices/people/lists';
import type { RootState } from '@/slices/root';

const selectOwn = (state: RootState) => state.lists ?? noLists;

/** The newest first. */
export const selectListsNewestFirst = (state: RootState): readonly UserList[] =>
  selectOwn(state).lists;

/** Whether the server ever said which there are. */
export const selectListsKnown = (state: RootState): boolean => selectOwn(state).known;

export const selectList = (state: RootState, listId: string): UserList | undefined =>
  selectOwn(state).lists.find(({ id }) => id === listId);

const noPendingMembers: Readonly<Record<string, boolean>> = {};

const selectPendingMembers = (state: RootState, listId: string) =>
  selectOwn(state).pendingMembers[listId] ?? noPendingMembers;

/** What was pressed and is not settled; undefined where nothing is on its way. */
export const selectPendingListMember = (
  state: RootState,
  listId: string,
  userId: string,
): boolean | undefined => selectPendingMembers(state, listId)[userId];

/** Who is on it, presses included; null until the server said. */
export const selectMembers = createSelector(
  [
    (state: RootState, listId: string) => selectList(state, listId)?.accountIds ?? null,
    selectPendingMembers,
  ],
  (accountIds, pending) => {
    if (accountIds === null) return null;
    const added = Object.keys(pending).filter((id) => pending[id] && !accountIds.includes(id));
    return [...accountIds.filter((id) => pending[id] !== false), ...added];
  },
);
