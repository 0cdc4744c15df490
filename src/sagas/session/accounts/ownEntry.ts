/**
 * Keeps the entry of the signed-in account in the list up to date. An account that this browser has
 * already, in another slot, is not added a second time.
 */
import { withAccount, type KeptAccount } from '@/domain/session/accounts';
import { isEqual } from '@/lib/values/isEqual';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { selectAccounts } from '@/selectors/session/accounts';
import { selectUser } from '@/selectors/people/users';
import { selectCurrentUser, selectOauth } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import { revoke } from '@/sagas/session/logout';
import { accountStorage, changeList } from './accountList';
import { enter } from './enter';

export function* keepOwnEntry(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil(isEntryMissing);
    const twin = yield* select(selectTwin);
    if (twin) return yield* call(goToTwin, twin);
    const own = yield* ownEntry();
    if (own)
      yield* changeList((list) => (isRemoved(list, own.slot) ? list : withAccount(list, own)));
  }
}

/** Null while nobody is signed in. */
export function* ownEntry(): SagaGenerator<KeptAccount | null> {
  const { now } = yield* getContext('clock');
  const facts = yield* select(selectOwnFacts);
  if (!facts) return null;
  const { list } = yield* select(selectAccounts);
  const before = list.find(({ slot }) => slot === facts.slot);
  return { ...facts, unread: before?.unread ?? 0, addedAt: before?.addedAt ?? now() };
}

/** The list names no emoji's shortcode, as it has no pictures for them. */
const SHORTCODES = /:[\w-]+:/g;

type OwnFacts = Omit<KeptAccount, 'addedAt' | 'unread'>;

function selectOwnFacts(state: RootState): OwnFacts | null {
  const member = selectCurrentUser(state);
  const user = member && selectUser(state, member.id);
  if (!user) return null;
  return {
    slot: selectAccounts(state).slot,
    userId: member.id,
    screenName: member.screenName,
    name: user.name.replace(SHORTCODES, '').trim() || member.screenName,
    avatarUrl: user.avatarStaticUrl,
    signedIn: true,
  };
}

function isEntryMissing(state: RootState): boolean {
  const { slot, list } = selectAccounts(state);
  if (list.length === 0 && slot === '') return false;
  const facts = selectOwnFacts(state);
  if (!facts) return false;
  if (isRemoved(list, slot)) return false;
  const entry = list.find((each) => each.slot === slot);
  return !entry || !isEqual(entry, { ...entry, ...facts });
}

/** True after another tab removed the account, which is about to be logged out here. */
const isRemoved = (list: readonly KeptAccount[], slot: string): boolean =>
  slot !== '' && list.every((each) => each.slot !== slot);

/** The same account in another slot. */
function selectTwin(state: RootState): KeptAccount | null {
  const { slot, list } = selectAccounts(state);
  const userId = selectCurrentUser(state)?.id;
  if (list.some((each) => each.slot === slot && each.userId === userId)) return null;
  return list.find((each) => each.slot !== slot && each.userId === userId) ?? null;
}

/**
 * The account goes on where its drafts and settings are. If its session there has ended, it gets the
 * new one.
 */
function* goToTwin(twin: KeptAccount): SagaGenerator<void> {
  const accounts = yield* accountStorage();
  const { slot } = yield* select(selectAccounts);
  const oauth = yield* select(selectOauth);
  if (twin.signedIn) yield* revoke(oauth);
  else yield* call(accounts.signIn, twin.slot, { oauth, screenName: twin.screenName });
  yield* changeList((list) => withAccount(list, { ...twin, signedIn: true }));
  yield* put(loggedOut('wish'));
  if (slot !== '') yield* call(accounts.wipe, slot);
  yield* enter(twin.slot, '/');
}
