/**
 * Does what the reader chose to do as this account, on the page of another one: once its session is
 * confirmed and the post is loaded. It is taken from the storage first, so it is never done twice.
 */
import { draftTarget } from '@/domain/composer/draft';
import { ACT_LASTS, readPendingAct, type PendingAct } from '@/domain/session/pendingAct';
import { waitUntil } from '@/sagas/engine/control';
import { call, delay, getContext, put, race, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectAccounts } from '@/selectors/session/accounts';
import { selectCurrentUserId, selectSessionPending } from '@/selectors/session/session';
import { selectStatus } from '@/selectors/statuses/statuses';
import type { RootState } from '@/slices/root';
import { dialogOpened } from '@/slices/engine/dialogs';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { accountStorage } from './accountList';

export function* runPendingAct(): SagaGenerator<void> {
  const { slot, list } = yield* select(selectAccounts);
  if (list.length === 0) return;
  const accounts = yield* accountStorage();
  const { now } = yield* getContext('clock');
  const act = readPendingAct(accounts.takeAct(slot), now());
  if (act) yield* race({ done: call(run, act), late: delay(act.at + ACT_LASTS - now()) });
}

function* run({ does, statusId, userId }: PendingAct): SagaGenerator<void> {
  yield* waitUntil(
    (state: RootState) =>
      selectCurrentUserId(state) === userId &&
      !selectSessionPending(state) &&
      selectStatus(state, statusId) !== undefined,
  );
  if (does === 'reply') {
    yield* put(
      dialogOpened({ kind: 'postStatus', props: { target: draftTarget('reply', statusId) } }),
    );
  } else if (!(yield* select(selectStatus, statusId))?.favourited) {
    yield* put(statusToggleRequested({ statusId, toggle: 'favourited', wanted: true }));
  }
}
