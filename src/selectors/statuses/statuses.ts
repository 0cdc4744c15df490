/**
 * Views read statuses here, because the reader's pending changes lie over the rows of the
 * server.
 */
import { createSelector } from '@reduxjs/toolkit';
import { applyPendingReactions } from '@/domain/statuses/reaction';
import { applyPendingToggles, type StatusToggle } from '@/domain/statuses/status';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';

export const selectStatusTable = (state: RootState) => state.statuses.entities;

/** The row of the server, without the reader's pending changes. */
export const selectStatusRow = (state: RootState, statusId: string) =>
  rowIn(state.statuses.entities, statusId);

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
  [selectStatusRow, selectPendingToggles, selectPendingReactions],
  (status, pendingToggles, pendingReactions) =>
    status && applyPendingReactions(applyPendingToggles(status, pendingToggles), pendingReactions),
);
