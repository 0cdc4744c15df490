/** The account's lists, with pending changes applied. */
import { createSelector } from '@reduxjs/toolkit';
import type { UserList } from '@/domain/people/list';
import { noLists } from '@/slices/people/lists';
import type { RootState } from '@/slices/root';

const selectOwn = (state: RootState) => state.lists ?? noLists;

export const selectListsNewestFirst = (state: RootState): readonly UserList[] =>
  selectOwn(state).lists;

/** True once the lists were loaded. */
export const selectListsKnown = (state: RootState): boolean => selectOwn(state).known;

export const selectList = (state: RootState, listId: string): UserList | undefined =>
  selectOwn(state).lists.find(({ id }) => id === listId);

const noPendingMembers: Readonly<Record<string, boolean>> = {};

const selectPendingMembers = (state: RootState, listId: string) =>
  selectOwn(state).pendingMembers[listId] ?? noPendingMembers;

/** The pending membership; undefined if there is none. */
export const selectPendingListMember = (
  state: RootState,
  listId: string,
  userId: string,
): boolean | undefined => selectPendingMembers(state, listId)[userId];

/** The members, including pending changes; null until they are loaded. */
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
