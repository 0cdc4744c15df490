/** The account that a push belongs to, and the open pages of an account. */
import { accountOf, ofSlot, type AccountSources } from '@/worker/pushedAccount';
import { STORAGE_KEY } from '@/store/persistedStateVersion';

const record = (userToken: string | null) => ({ session: { oauth: { userToken } } });

function sources(tokens: Record<string, string | null | Error>, locks: Partial<LockInfo>[] = []) {
  const read: string[] = [];
  const outside: AccountSources = {
    slots: async () => Object.keys(tokens),
    read: async (slot, key) => {
      read.push(key);
      const token = tokens[slot];
      if (token instanceof Error) throw token;
      return record(token ?? null);
    },
    locks: async () => locks as LockInfo[],
  };
  return { outside, read };
}

describe('the account of a push', () => {
  it('is the only one without anything read where there is one', async () => {
    const { outside, read } = sources({ '': 'TOKEN-mia' });
    expect(await accountOf('TOKEN-other', outside)).toEqual({ slot: '', others: false });
    expect(read).toEqual([]);
  });

  it('is the one whose stored token came with it', async () => {
    const { outside, read } = sources({ '': 'TOKEN-mia', b2: 'TOKEN-bot' });
    expect(await accountOf('TOKEN-bot', outside)).toEqual({ slot: 'b2', others: true });
    expect(await accountOf('TOKEN-mia', outside)).toEqual({ slot: '', others: true });
    expect(new Set(read)).toEqual(new Set([STORAGE_KEY]));
  });

  it.each([['TOKEN-gone'], [null], ['']])('is nobody for the token %j', async (token) => {
    const { outside } = sources({ '': null, b2: 'TOKEN-bot', c3: 'TOKEN-club' });
    expect(await accountOf(token, outside)).toEqual({ slot: null, others: true });
  });

  it('is not named where only one is logged in, in whatever place', async () => {
    const { outside } = sources({ '': null, b2: 'TOKEN-bot' });
    expect(await accountOf('TOKEN-bot', outside)).toEqual({ slot: 'b2', others: false });
  });

  it('is found beside one that cannot be read', async () => {
    const { outside } = sources({ '': new Error('blocked'), b2: 'TOKEN-bot', c3: 'TOKEN-club' });
    expect(await accountOf('TOKEN-club', outside)).toEqual({ slot: 'c3', others: true });
  });
});

describe('the pages of an account', () => {
  const pages = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];
  const locks = [
    { name: 'leads 1 build u1', clientId: 'one' },
    { name: 'leads 1 build u2@b2', clientId: 'two' },
    { name: 'leads 1 build u2@b2', clientId: 'three' },
    { name: 'in sight@b2', clientId: 'gone' },
  ];

  it('hold locks of its slot, or wait for them', async () => {
    const { outside } = sources({}, locks);
    expect(await ofSlot(pages, '', outside)).toEqual([{ id: 'one' }]);
    expect(await ofSlot(pages, 'b2', outside)).toEqual([{ id: 'two' }, { id: 'three' }]);
  });

  it('are unknown where the browser does not say, so that the push is shown', async () => {
    const { outside } = sources({}, locks);
    const silent = { ...outside, locks: () => Promise.reject(new Error('No locks')) };
    expect(await ofSlot(pages, 'b2', silent)).toEqual([]);
  });
});
