/**
 * The accounts of this browser, if there are several. The list is stored for all tabs; this is a
 * copy. Each tab shows one account, and another one by loading the page anew, so that nothing of an
 * account is ever in the state of another.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftTarget } from '@/domain/composer/draft';
import type { KeptAccount } from '@/domain/session/accounts';
import type { Act } from '@/domain/session/pendingAct';
import { slices } from '@/slices/root';

export interface AccountsState {
  /** The slot of this tab. */
  slot: string;
  list: readonly KeptAccount[];
}

export const oneAccount: AccountsState = { slot: '', list: [] };

const slice = createSlice({
  name: 'accounts',
  initialState: oneAccount,
  reducers: {
    /** At the start, and when any tab changes the list. */
    accountsFound(_state, { payload }: PayloadAction<AccountsState>) {
      return payload;
    },
    accountAdditionRequested(_state) {
      // The saga goes to the login form of a new slot.
    },
    /** `draft` comes along, to be posted there; `act` is done there. */
    accountSwitchRequested(
      _state,
      _action: PayloadAction<{ slot: string; draft?: DraftTarget; act?: Act }>,
    ) {
      // The saga loads the page anew.
    },
    /** By its number in the menu, from 1 on. */
    accountNumberPressed(_state, _action: PayloadAction<{ number: number }>) {
      // The saga knows whose it is.
    },
    logoutOfAllRequested(_state) {
      // The saga revokes all tokens.
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    accounts: AccountsState;
  }
}

slices.inject(slice);

export const {
  accountsFound,
  accountAdditionRequested,
  accountSwitchRequested,
  accountNumberPressed,
  logoutOfAllRequested,
} = slice.actions;
