/** Newcomers: an account that follows nobody and has no posts is offered help. */
import { createSelector } from '@reduxjs/toolkit';
import { allRows, rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectCurrentUser, selectCurrentUserId } from './session';

const selectOwnRow = (state: RootState) =>
  rowIn(state.users.entities, selectCurrentUserId(state) ?? '');

/** False until the account is known. */
export const selectHasNoPosts = (state: RootState): boolean =>
  selectOwnRow(state)?.statusCount === 0;

const selectIsNewcomer = (state: RootState): boolean =>
  selectHasNoPosts(state) && selectOwnRow(state)?.followingCount === 0;

/**
 * Until the newcomer has dismissed the offer, in any browser, or has taken the last step; and not
 * before the preferences of the account are known.
 */
export const selectFirstStepsOffered = (state: RootState): boolean =>
  selectIsNewcomer(state) &&
  state.preferences.owner === selectCurrentUser(state)?.fullName &&
  state.preferences.values.simple.hideFirstSteps !== true;

const selectOwnPostKnown = createSelector(
  [(state: RootState) => state.statuses.entities, selectCurrentUserId],
  (statuses, ownId): boolean => allRows(statuses).some(({ userId }) => userId === ownId),
);

/**
 * Until the newcomer has dismissed the advice. A post of one's own may be known before the server
 * has counted it.
 */
export const selectFirstPostHelped = (state: RootState): boolean =>
  selectHasNoPosts(state) &&
  state.preferences.values.simple.hideFirstPostHint !== true &&
  !selectOwnPostKnown(state);
