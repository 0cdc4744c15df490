import { createSelector } from '@reduxjs/toolkit';
import { applyReactionWishes } from '@/domain/reaction';
import { applyWish, type Mark } from '@/domain/status';
import type { RootState } from '@/slices/root';

export const selectStatusTable = (state: RootState) => state.statuses.entities;

const selectWish = (state: RootState, statusId: string) => state.statuses.wishes[statusId];

export const selectWanted = (state: RootState, statusId: string, mark: Mark): boolean | undefined =>
  selectWish(state, statusId)?.[mark];

const selectReactionWishes = (state: RootState, statusId: string) => state.reactions[statusId];

export const selectReactionWanted = (
  state: RootState,
  statusId: string,
  name: string,
): boolean | undefined => selectReactionWishes(state, statusId)?.[name]?.wanted;

/** A status as the reader should see it, unconfirmed presses included. */
export const selectStatus = createSelector(
  [
    (state: RootState, statusId: string) => selectStatusTable(state)[statusId],
    selectWish,
    selectReactionWishes,
  ],
  (status, wish, reactionWishes) =>
    status && applyReactionWishes(applyWish(status, wish), reactionWishes),
);
