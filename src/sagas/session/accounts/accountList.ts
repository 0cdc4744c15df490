/** Reads and writes the list of accounts, for the store of this tab and for the other tabs. */
import type { Accounts, ListChange } from '@/sagas/engine/context';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectAccounts } from '@/selectors/session/accounts';
import { accountsFound } from '@/slices/session/accounts';

export function* accountStorage(): SagaGenerator<Accounts> {
  return yield* call((yield* getContext('services')).accounts);
}

/** Changes what is stored now. False where the browser stores nothing. */
export function* changeList(change: ListChange): SagaGenerator<boolean> {
  const accounts = yield* accountStorage();
  const list = yield* call(accounts.changeList, change);
  if (list === null) return false;
  const { slot } = yield* select(selectAccounts);
  yield* put(accountsFound({ slot, list }));
  return true;
}
