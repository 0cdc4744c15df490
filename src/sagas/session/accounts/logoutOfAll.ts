/** Logs out all accounts of this browser: the others first, then the one of this tab. */
import { all, call, delay, getContext, put, race, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { revoke } from '@/sagas/session/logout';
import { selectOtherAccounts } from '@/selectors/session/accounts';
import { logoutRequested } from '@/slices/session/session';
import { accountStorage, changeList } from './accountList';

const LASTS = 5_000;

export function* logOutOfAll(): SagaGenerator<void> {
  const others = yield* select(selectOtherAccounts);
  const slots = others.map(({ slot }) => slot);
  // First, so that the tabs of the others do not go on to one that is about to be logged out.
  yield* changeList((list) => list.filter(({ slot }) => !slots.includes(slot)));
  yield* race({
    done: all(Object.fromEntries(slots.map((slot) => [slot, call(removeAccount, slot)]))),
    late: delay(LASTS),
  });
  yield* put(logoutRequested());
}

function* removeAccount(slot: string): SagaGenerator<void> {
  try {
    const accounts = yield* accountStorage();
    const oauth = yield* call(accounts.oauthOf, slot);
    accounts.tell(slot, 'loggedOut');
    yield* call(accounts.wipe, slot);
    if (oauth) yield* revoke(oauth);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'An account could not be removed', error);
  }
}
