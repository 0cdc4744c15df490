/** The list of accounts in the browser, which several tabs change, and what a tab leaves to itself. */
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { ACCOUNTS_KEY, inSlot } from '@/lib/accountSlot';
import { readAccounts, withAccount } from '@/domain/session/accounts';
import { browserAccounts, followAccounts } from '@/store/accounts';
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

describe('what is stored for accounts that are gone', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'indexedDB'));

  /** A browser in which pages of these accounts were open, and one may still be. */
  async function visited(slots: readonly string[], { lists = false, open = '' } = {}) {
    const factory = new IDBFactory();
    const listed = async () => (await factory.databases()).map(({ name }) => name);
    const shown = {
      databases: lists ? () => factory.databases() : undefined,
      deleteDatabase: (name: string) => factory.deleteDatabase(name),
    };
    Object.defineProperty(window, 'indexedDB', { configurable: true, value: shown });
    const close = new Map<string, () => void>();
    for (const slot of slots) {
      sessionStorage.clear();
      followAccounts({ dispatch: jest.fn() }, slot);
      const database = await opened(factory, inSlot('linnet', slot));
      if (slot === open) close.set(slot, () => database.close());
      else database.close();
    }
    return { listed, close: () => close.get(open)?.() };
  }

  const opened = (factory: IDBFactory, name: string) =>
    new Promise<{ close: () => void }>((resolve) => {
      const opening = factory.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });

  it.each([
    ['lists its databases', true],
    ['does not list them', false],
  ])('is deleted where the browser %s', async (_what, lists) => {
    const { listed } = await visited(['', 'b2', 'c3'], { lists });
    browserAccounts(window).sweep(['', 'c3']);
    await waitFor(async () => expect(await listed()).toEqual(['linnet', 'linnet@c3']));
    expect(localStorage.getItem('linnet slots')).toBe(lists ? null : 'c3');
  });

  it('is deleted as soon as no page has it open, and is tried again until then', async () => {
    const { listed, close } = await visited(['b2'], { open: 'b2' });
    browserAccounts(window).sweep(['']);
    expect(await listed()).toEqual(['linnet@b2']);
    expect(localStorage.getItem('linnet slots')).toBe('b2');
    close();
    await waitFor(() => expect(localStorage.getItem('linnet slots')).toBe(''));
    expect(await listed()).toEqual([]);
  });
});
