/**
 * Several accounts in one browser. A tab goes to another account by loading the page anew in that
 * account's slot: no request, timer or row of one account outlives it. What is typed is stored as
 * for any other reload.
 */
import {
  nextAccount,
  openPlace,
  withAccount,
  withoutSlot,
  withoutStale,
} from '@/domain/session/accounts';
import type { Act } from '@/domain/session/pendingAct';
import { pathTo } from '@/domain/session/routes';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { showNotice } from '@/sagas/engine/showNotice';
import { selectAccounts, selectKeptAccounts } from '@/selectors/session/accounts';
import { selectSessionPending, selectSignedIn, selectUserToken } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import {
  accountAdditionRequested,
  accountNumberPressed,
  accountSwitchRequested,
  logoutOfAllRequested,
} from '@/slices/session/accounts';
import { logoutEnded } from '@/slices/session/logout';
import { loggedOut } from '@/slices/session/session';
import { accountStorage, changeList } from './accountList';
import { logOutOfAll } from './logoutOfAll';
import { enter } from './enter';
import { moveDraft } from './moveDraft';
import { keepOwnEntry, ownEntry } from './ownEntry';
import { runPendingAct } from './pendingAct';
import { keepUnreadCount } from './unreadCount';

/** The longest that the next account waits for the token of the last one to be revoked. */
const REVOKING_LASTS = 3_000;

export function* accountsSaga(): SagaGenerator<void> {
  yield* fork(keepOwnEntry);
  yield* fork(keepUnreadCount);
  yield* fork(runPendingAct);
  yield* fork(leaveRemovedAccount);
  yield* takeEvery(accountAdditionRequested, add);
  yield* takeEvery(accountSwitchRequested, switchAccount);
  yield* takeEvery(accountNumberPressed, switchByNumber);
  yield* takeEvery(logoutOfAllRequested, logOutOfAll);
  yield* takeEvery(loggedOut, goOn);
  yield* fork(tidy);
}

/** Removes logins that nobody finished, and what is stored for accounts that are gone. */
function* tidy(): SagaGenerator<void> {
  const { slot: own, list } = yield* select(selectAccounts);
  if (list.length === 0) return;
  const { now } = yield* getContext('clock');
  const kept = withoutStale(list, { now: now(), own });
  if (kept.length < list.length) {
    yield* changeList((all) => withoutStale(all, { now: now(), own }));
  }
  (yield* accountStorage()).sweep([own, ...kept.map(({ slot }) => slot)]);
}

/** Opens the login form in a slot of its own. */
function* add(): SagaGenerator<void> {
  const { newId } = yield* getContext('chance');
  const { now } = yield* getContext('clock');
  const slot = newId();
  const own = yield* ownEntry();
  const isKept = yield* changeList((list) =>
    withAccount(own ? withAccount(list, own) : list, openPlace(slot, now())),
  );
  if (isKept) yield* enter(slot, pathTo('login'));
  else yield* showNotice('error', 'accounts.not_stored');
}

function* switchAccount({
  payload: { slot, draft, act },
}: ReturnType<typeof accountSwitchRequested>): SagaGenerator<void> {
  const { slot: own, list } = yield* select(selectAccounts);
  const account = list.find((each) => each.slot === slot);
  if (!account || slot === own) return;
  const path = draft === undefined ? pathOfAct(act) : yield* moveDraft(draft, account);
  // A login that is given up leaves nothing: the next page removes its place.
  if (list.some((each) => each.slot === own && each.userId === '')) {
    yield* changeList((all) => withAccount(all, openPlace(own, 0)));
  }
  yield* enter(slot, path, act && { ...act, userId: account.userId });
}

const pathOfAct = (act: Act | undefined): string =>
  act ? pathTo('conversation', { id: act.statusId }) : '/';

function* switchByNumber({
  payload: { number },
}: ReturnType<typeof accountNumberPressed>): SagaGenerator<void> {
  const account = (yield* select(selectKeptAccounts))[number - 1];
  if (account) yield* put(accountSwitchRequested({ slot: account.slot }));
}

/**
 * Logging out leads to an account that is still logged in. One whose session the server ended stays
 * in the list, and in this tab, where its reader can log in again.
 */
function* goOn({ payload: { why } }: ReturnType<typeof loggedOut>): SagaGenerator<void> {
  const { slot, list } = yield* select(selectAccounts);
  const own = list.find((each) => each.slot === slot);
  if (!own) return;
  yield* changeList((all) => {
    if (why !== 'wish') return withAccount(all, { ...own, signedIn: false, unread: 0 });
    // The next page removes the place, which this one still needs.
    return slot === '' ? withoutSlot(all, slot) : withAccount(all, openPlace(slot, 0));
  });
  const next = nextAccount(list, slot);
  if (why === 'refusal' || (!next && slot === '')) return;
  yield* race({ ended: take(logoutEnded), late: delay(REVOKING_LASTS) });
  if (why === 'wish' && slot !== '') yield* call((yield* accountStorage()).wipe, slot);
  yield* enter(next?.slot ?? '', '/');
}

/** Another tab removed the account of this one, or it was restored after that. */
function* leaveRemovedAccount(): SagaGenerator<void> {
  yield* waitUntil(isOfRemovedAccount);
  const { slot, list } = yield* select(selectAccounts);
  yield* enter(nextAccount(list, slot)?.slot ?? '', '/');
}

function isOfRemovedAccount(state: RootState): boolean {
  const { slot, list } = selectAccounts(state);
  if (slot === '' || list.some((each) => each.slot === slot)) return false;
  return !selectSignedIn(state) && !selectSessionPending(state) && selectUserToken(state) === null;
}
