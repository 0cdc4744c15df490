/** The list of accounts in the browser, which several tabs change, and what a tab leaves to itself. */
import { ACCOUNTS_KEY } from '@/lib/accountSlot';
import { readAccounts, withAccount } from '@/domain/session/accounts';
import { browserAccounts } from '@/store/accounts';
import { account } from '@support/session/accounts';

const stored = () => readAccounts(localStorage.getItem(ACCOUNTS_KEY));
const store = (...slots: string[]) =>
  localStorage.setItem(ACCOUNTS_KEY, JSON.stringify(slots.map((slot) => account(slot))));
const add = (slot: string) =>
  browserAccounts(window).changeList((list) => withAccount(list, account(slot)));

/** Locks that another tab holds until it gives them back. */
function heldLocks() {
  let giveBack: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  const names: string[] = [];
  const locks = {
    request: async (name: string, { signal }: LockOptions, work: () => unknown) => {
      names.push(name);
      await Promise.race([
        held,
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
      ]);
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  return { giveBack, names };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

describe('the list of accounts', () => {
  it('loses nothing that another tab writes at the same moment', async () => {
    const { giveBack, names } = heldLocks();
    store('a');
    const adding = add('c');
    // The other tab has read the list already, and writes it now.
    store('a', 'b');
    giveBack();
    expect((await adding)?.map(({ slot }) => slot)).toEqual(['a', 'b', 'c']);
    expect(stored().map(({ slot }) => slot)).toEqual(['a', 'b', 'c']);
    expect(names).toEqual([ACCOUNTS_KEY]);
  });

  it('is changed all the same if the other tab hangs', async () => {
    const hung = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(hung.signal);
    heldLocks();
    store('a');
    const adding = add('b');
    hung.abort(new Error('It takes too long'));
    await adding;
    expect(stored().map(({ slot }) => slot)).toEqual(['a', 'b']);
  });

  it('is changed where the browser has no locks', async () => {
    await add('a');
    expect(stored().map(({ slot }) => slot)).toEqual(['a']);
  });

  it('is not changed where it cannot be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full');
    });
    expect(await add('a')).toBeNull();
  });
});

describe('what is to be done as another account', () => {
  const act = { does: 'reply', statusId: 's1', userId: 'u1', at: 1 } as const;

  it('is found in its slot only, and once', () => {
    const accounts = browserAccounts(window);
    accounts.leaveAct('b2', act);
    expect(accounts.takeAct('')).toBeNull();
    expect(accounts.takeAct('b2')).toEqual(act);
    expect(accounts.takeAct('b2')).toBeNull();
  });

  it('can be taken back, and damaged entries are nothing', () => {
    const accounts = browserAccounts(window);
    accounts.leaveAct('b2', act);
    accounts.leaveAct('b2', null);
    expect(accounts.takeAct('b2')).toBeNull();
    sessionStorage.setItem('linnet act@b2', '{');
    expect(accounts.takeAct('b2')).toBeNull();
  });
});
