/**
 * Views read statuses here, because the reader's pending changes lie over the rows of the
 * server.
 */
import { createSelector } from '@reduxjs/toolkit';
import { applyPendingReactions } from '@/domain/statuses/reaction';
import { applyPendingToggles, type StatusToggle } from '@/domain/statuses/status';
import type { RootState } from '@/slices/root';

export const selectStatusTable = (state: RootState) => state.statuses.entities;

const selectPendingToggles = (state: RootState, statusId: string) =>
  state.statuses.pendingToggles[statusId];

export const selectPendingToggle = (
  state: RootState,
  statusId: string,
  toggle: StatusToggle,
): boolean | undefined => selectPendingToggles(state, statusId)?.[toggle];

const selectPendingReactions = (state: RootState, statusId: string) => state.reactions[statusId];

export const selectPendingReaction = (
  state: RootState,
  statusId: string,
  name: string,
): boolean | undefined => selectPendingReactions(state, statusId)?.[name]?.wanted;

/** A status with the reader's pending toggles and reactions applied. */
export const selectStatus = createSelector(
  [
    (state: RootState, statusId: string) => selectStatusTable(state)[statusId],
    selectPendingToggles,
    selectPendingReactions,
  ],
  (status, pendingToggles, pendingReactions) =>
    status && applyPendingReactions(applyPendingToggles(status, pendingToggles), pendingReactions),
);
