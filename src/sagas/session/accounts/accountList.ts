/** Reads and writes the list of accounts, for the store of this tab and for the other tabs. */
import type { KeptAccount } from '@/domain/session/accounts';
import type { Accounts } from '@/sagas/engine/context';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectAccounts } from '@/selectors/session/accounts';
import { accountsFound } from '@/slices/session/accounts';

export function* accountStorage(): SagaGenerator<Accounts> {
  return yield* call((yield* getContext('services')).accounts);
}

/** Changes what is stored now, which another tab may have changed before. */
export function* changeList(
  change: (list: readonly KeptAccount[]) => readonly KeptAccount[],
): SagaGenerator<boolean> {
  const accounts = yield* accountStorage();
  const list = change(accounts.list());
  const isKept = accounts.saveList(list);
  const { slot } = yield* select(selectAccounts);
  yield* put(accountsFound({ slot, list }));
  return isKept;
}
