/** The colours of the accounts of this browser, apart from the first load. */
import { createSelector } from '@reduxjs/toolkit';
import { accountHues } from '@/domain/session/accountHues';
import { selectKeptAccounts } from './accounts';

/** The hue of each account's colour, by slot. */
export const selectAccountHues = createSelector([selectKeptAccounts], accountHues);
