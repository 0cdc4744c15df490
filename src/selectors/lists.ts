/** The account's lists as the reader should see them while presses are on their way. */
import { createSelector } from '@reduxjs/toolkit';
import type { UserList } from '@/domain/list';
import { noLists } from '@/slices/lists';
import type { RootState } from '@/slices/root';

const selectOwn = (state: RootState) => state.lists ?? noLists;

/** The newest first. */
export const selectListsNewestFirst = (state: RootState): readonly UserList[] =>
  selectOwn(state).lists;

/** Whether the server ever said which there are. */
export const selectListsKnown = (state: RootState): boolean => selectOwn(state).known;

export const selectList = (state: RootState, listId: string): UserList | undefined =>
  selectOwn(state).lists.find(({ id }) => id === listId);

const nothingWished: Readonly<Record<string, boolean>> = {};

const selectWishes = (state: RootState, listId: string) =>
  selectOwn(state).wishes[listId] ?? nothingWished;

/** What was pressed and is not settled; undefined where nothing is on its way. */
export const selectMemberWish = (
  state: RootState,
  listId: string,
  userId: string,
): boolean | undefined => selectWishes(state, listId)[userId];

/** Who is on it, presses included; null until the server said. */
export const selectMembers = createSelector(
  [
    (state: RootState, listId: string) => selectList(state, listId)?.accountIds ?? null,
    selectWishes,
  ],
  (accountIds, wishes) => {
    if (accountIds === null) return null;
    const added = Object.keys(wishes).filter((id) => wishes[id] && !accountIds.includes(id));
    return [...accountIds.filter((id) => wishes[id] !== false), ...added];
  },
);
