/** Goes to another account: loads the page anew in its slot, where it may have something to do. */
import type { PendingAct } from '@/domain/session/pendingAct';
import { delay, getContext, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectAccounts } from '@/selectors/session/accounts';
import { accountStorage } from './accountList';

/** A page that is still there after that long was not left: its reader was asked and stayed. */
const LEAVING_LASTS = 5_000;

export function* enter(
  slot: string,
  path: string,
  act?: Omit<PendingAct, 'at'>,
): SagaGenerator<void> {
  const accounts = yield* accountStorage();
  const { slot: own } = yield* select(selectAccounts);
  if (!accounts.enter(slot)) return;
  const { now } = yield* getContext('clock');
  if (act) accounts.leaveAct(slot, { ...act, at: now() });
  const { leaveTo } = yield* getContext('page');
  leaveTo(path);
  yield* delay(LEAVING_LASTS);
  accounts.enter(own);
  accounts.leaveAct(slot, null);
}
