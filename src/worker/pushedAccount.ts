/**
 * Finds the account that a push is for, and the open pages of an account. A push carries the token of
 * its account, which is compared with the stored ones and goes nowhere else. All pages of an account
 * hold a lock with its slot in the name, or wait for one.
 */
import { fieldsOf, stringOf } from '@/api/decode/engine/read';
import { slotIn } from '@/lib/accountSlot';

/** The record that `store/persistence.ts` writes. */
const PERSISTED_STATE = 'vuex-lz';

/** The browser's storage and locks, injected for tests. */
export interface AccountSources {
  /** The slots that have a database. Rejects in browsers that list none. */
  slots(): Promise<readonly string[]>;
  read(slot: string, key: string): Promise<unknown>;
  /** The locks that pages hold or wait for. */
  locks(): Promise<readonly LockInfo[]>;
}

export interface PushedAccount {
  /** Null if it is none of several accounts: one that was removed here. */
  slot: string | null;
  /** True if more than one account is logged in. */
  others: boolean;
}

/** A browser with one account reads nothing for this. */
export async function accountOf(
  token: string | null,
  sources: AccountSources,
): Promise<PushedAccount> {
  const slots = await sources.slots();
  if (slots.every((slot) => slot === '')) return { slot: '', others: false };
  const tokens = await Promise.all(slots.map((slot) => tokenIn(slot, sources)));
  const slot = slots.find((_slot, at) => tokens[at] !== null && tokens[at] === token);
  return { slot: slot ?? null, others: tokens.filter((each) => each !== null).length > 1 };
}

/** An account whose storage cannot be read does not keep the others from theirs. */
async function tokenIn(slot: string, { read }: AccountSources): Promise<string | null> {
  const record = await read(slot, PERSISTED_STATE).catch(() => null);
  const { session } = fieldsOf<{ session: unknown }>(record);
  const { oauth } = fieldsOf<{ oauth: unknown }>(session);
  return stringOf(fieldsOf<{ userToken: unknown }>(oauth).userToken) || null;
}

/** Returns those of the pages that belong to the slot; none where the browser does not say. */
export async function ofSlot<Page extends { id: string }>(
  pages: readonly Page[],
  slot: string,
  { locks }: AccountSources,
): Promise<Page[]> {
  const known = await locks().catch((): LockInfo[] => []);
  const ids = known
    .filter(({ name = '' }) => slotIn(name) === slot)
    .map(({ clientId }) => clientId);
  return pages.filter(({ id }) => ids.includes(id));
}
