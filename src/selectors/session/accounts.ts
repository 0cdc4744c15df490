/** The accounts of this browser, as its menu lists them. */
import { createSelector } from '@reduxjs/toolkit';
import type { KeptAccount } from '@/domain/session/accounts';
import type { RootState } from '@/slices/root';
import type { AccountsState } from '@/slices/session/accounts';

const none: AccountsState = { slot: '', list: [] };

export const selectAccounts = (state: RootState): AccountsState => state.accounts ?? none;

/** Those with an owner; nobody has logged in yet at the others. */
export const selectKeptAccounts = createSelector(
  [selectAccounts],
  ({ list }): readonly KeptAccount[] => list.filter(({ userId }) => userId !== ''),
);

export const selectOtherAccounts = createSelector(
  [selectAccounts, selectKeptAccounts],
  ({ slot }, kept): readonly KeptAccount[] => kept.filter((account) => account.slot !== slot),
);

/** The handle of the account of this tab; null where there is no other one. */
export function selectTabHandle(state: RootState): string | null {
  const { slot, list } = selectAccounts(state);
  const own = list.find((account) => account.slot === slot);
  return own?.userId && list.length > 1 ? `@${own.screenName}` : null;
}

/** The other accounts that are logged in. */
export const selectAccountsToActAs = createSelector(
  [selectOtherAccounts],
  (others): readonly KeptAccount[] => others.filter(({ signedIn }) => signedIn),
);

/** True if a text can be posted by somebody else, too. */
export const selectHasOtherAccounts = (state: RootState): boolean =>
  selectAccountsToActAs(state).length > 0;
