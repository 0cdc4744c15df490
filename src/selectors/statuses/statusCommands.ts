/** The reader's role towards a status, as the rules of `domain/statuses/statusCommands` need it. */
import { createSelector } from '@reduxjs/toolkit';
import type { Privilege } from '@/domain/session/privileges';
import type { Actor } from '@/domain/statuses/statusCommands';
import type { Status } from '@/domain/statuses/status';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectStatusRow } from './statuses';
import { selectTranslationOffered } from '@/selectors/session/translating';
import { selectCurrentUser } from '@/selectors/session/session';

const nothing: readonly Privilege[] = [];

export const selectActor = createSelector(
  [
    selectCurrentUser,
    (state: RootState) => selectCan(state, 'editing'),
    (state: RootState) => selectCan(state, 'quotes'),
    (state: RootState) => selectCan(state, 'quotePolicies'),
    (state: RootState) => selectCan(state, 'quoteLists'),
    selectTranslationOffered,
  ],
  (user, canEdit, canQuote, canRuleQuotes, canListQuotes, canTranslate): Actor => ({
    ownId: user?.id ?? null,
    privileges: user?.privileges ?? nothing,
    canEdit,
    canQuote,
    canRuleQuotes,
    canListQuotes,
    canTranslate,
  }),
);

/** True if a status shows a post of the reader as its quote. */
export function selectQuotesReader(
  state: RootState,
  { quoteId, quoteState }: Pick<Status, 'quoteId' | 'quoteState'>,
): boolean {
  if (quoteId === null || quoteState !== 'shown') return false;
  const ownId = selectCurrentUser(state)?.id;
  return ownId !== undefined && selectStatusRow(state, quoteId)?.userId === ownId;
}
