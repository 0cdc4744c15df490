/** Who the reader is to the statuses they look at: what the rules of `domain/statusActions` ask. */
import { createSelector } from '@reduxjs/toolkit';
import type { Privilege } from '@/domain/privileges';
import type { Actor } from '@/domain/statusActions';
import type { RootState } from '@/slices/root';
import { selectCan } from './capabilities';
import { selectCurrentUser } from './session';

const nothing: readonly Privilege[] = [];

export const selectActor = createSelector(
  [
    selectCurrentUser,
    (state: RootState) => selectCan(state, 'editing'),
    (state: RootState) => selectCan(state, 'quotes'),
  ],
  (user, canEdit, canQuote): Actor => ({
    ownId: user?.id ?? null,
    privileges: user?.privileges ?? nothing,
    canEdit,
    canQuote,
  }),
);
