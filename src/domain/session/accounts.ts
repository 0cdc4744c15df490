/**
 * The accounts that this browser keeps. The list has no secrets: each token stays in the storage of
 * its account's slot (`lib/accountSlot.ts`).
 */
import { fieldsOf } from '@/lib/values/fields';

export interface KeptAccount {
  slot: string;
  /** Empty while somebody is about to log in there. */
  userId: string;
  /** The name without the server, which is the same for all. */
  screenName: string;
  /** The display name, without custom emoji. */
  name: string;
  avatarUrl: string | null;
  /** False after the session ended, for an account whose drafts are still here. */
  signedIn: boolean;
  /** Its unread notifications, as its last tab knew them. */
  unread: number;
  addedAt: number;
}

/** A login that was not finished within this many milliseconds is given up. */
const LOGIN_LASTS = 24 * 3_600_000;

export function readAccounts(text: string | null): KeptAccount[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.flatMap((entry) => readAccount(entry) ?? []) : [];
  } catch {
    return [];
  }
}

function readAccount(entry: unknown): KeptAccount | null {
  const { slot, userId, screenName, name, avatarUrl, signedIn, unread, addedAt } = fieldsOf(entry);
  if (typeof slot !== 'string' || typeof userId !== 'string') return null;
  if (typeof screenName !== 'string' || typeof name !== 'string') return null;
  return {
    slot,
    userId,
    screenName,
    name,
    avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null,
    signedIn: signedIn === true,
    unread: typeof unread === 'number' ? unread : 0,
    addedAt: typeof addedAt === 'number' ? addedAt : 0,
  };
}

/** Replaces the entry of the same slot, or appends one. */
export function withAccount(
  accounts: readonly KeptAccount[],
  account: KeptAccount,
): readonly KeptAccount[] {
  const isKnown = accounts.some(({ slot }) => slot === account.slot);
  if (!isKnown) return [...accounts, account];
  return accounts.map((each) => (each.slot === account.slot ? account : each));
}

export const withoutSlot = (
  accounts: readonly KeptAccount[],
  slot: string,
): readonly KeptAccount[] => accounts.filter((each) => each.slot !== slot);

/** The place of somebody who is about to log in with another account. */
export const openPlace = (slot: string, now: number): KeptAccount => ({
  slot,
  userId: '',
  screenName: '',
  name: '',
  avatarUrl: null,
  signedIn: false,
  unread: 0,
  addedAt: now,
});

/** Drops logins that nobody finished. */
export const withoutStale = (
  accounts: readonly KeptAccount[],
  { now, own }: { now: number; own: string },
): readonly KeptAccount[] =>
  accounts.filter(
    ({ slot, userId, addedAt }) => userId !== '' || slot === own || now - addedAt < LOGIN_LASTS,
  );

/** The account that comes next when this one is left: one that is logged in, if there is any. */
export function nextAccount(accounts: readonly KeptAccount[], slot: string): KeptAccount | null {
  const others = withoutSlot(accounts, slot).filter(({ userId }) => userId !== '');
  return others.find(({ signedIn }) => signedIn) ?? null;
}
