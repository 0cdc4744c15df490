/** The reader's role towards a status, as the rules of `domain/statuses/statusCommands` need it. */
import { createSelector } from '@reduxjs/toolkit';
import type { Privilege } from '@/domain/session/privileges';
import type { Actor } from '@/domain/statuses/statusCommands';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUser } from '@/selectors/session/session';

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
