/** Two accounts of one browser, whose server counts some calls by the browser's address. */
import nock from 'nock';
import type { ServerFamily } from '@/domain/session/instance';
import { addressCallsSaga } from '@/sagas/realtime/tabs/addressCalls';
import { accountsFound } from '@/slices/session/accounts';
import { settled, useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { account, fakeAccounts } from '@support/session/accounts';

const clock = useStoppedClock();

const list = [account(''), account('bot')];

/** A tab of each account, and the calls that have reached the server. */
async function opened() {
  const pages = new Map(list.map(({ slot }) => [slot, fakePage()]));
  const reached: string[] = [];
  nock(ORIGIN)
    .persist()
    .post(/.*/)
    .reply((uri) => {
      reached.push(uri);
      return uri.includes('refused') ? [429, {}, { 'retry-after': '600' }] : [200, {}];
    });
  const open = (slot: string) => {
    const { accounts, state } = fakeAccounts(list);
    const tell = (to: string, message: unknown) => {
      state.told.push({ slot: to, message });
      pages.get(to)?.tabs.tell(structuredClone(message));
    };
    const story = replay(addressCallsSaga, {
      before: [accountsFound({ slot, list })],
      context: {
        page: pages.get(slot)?.events ?? {},
        services: { accounts: async () => ({ ...accounts, tell }) },
      },
    });
    const { requestScheduler } = story.context.net;
    const send = async (path: string, family: ServerFamily = 'pleroma') => {
      const call = requestScheduler.fetchFor({ family, caller: slot });
      return (await call(ORIGIN + path, { method: 'POST' })).status;
    };
    return { send, told: state.told, page: pages.get(slot), story };
  };
  const [mine, bots] = [open(''), open('bot')];
  await settled();
  return { mine, bots, reached };
}

it('keep to a limit that the server counts by address together', async () => {
  const { mine, bots, reached } = await opened();
  for (const { send } of [mine, bots, mine, bots, mine]) {
    expect(await send('/api/v1/apps')).toBe(200);
  }
  // The sixth would be refused, whoever sends it.
  expect(await bots.send('/api/v1/apps')).toBe(429);
  expect(await mine.send('/api/v1/apps')).toBe(429);
  expect(reached).toHaveLength(5);
});

it.each<[ServerFamily, string, string[]]>([
  ['gotosocial', '/api/v1/statuses/s1/bookmark', ['all']],
  ['mastodon', '/api/v1/statuses/s1/bookmark', ['all']],
  ['mastodon', '/api/v2/media', ['all']],
  ['mastodon', '/api/v1/accounts', ['all', 'signUp']],
  ['pleroma', '/auth/password', ['passwordReset']],
  ['pleroma', '/oauth/authorize', ['authentication']],
  ['akkoma', '/api/v1/accounts', ['appAccountCreation']],
])(
  'tell each other of calls to %s that are limited by address: %s',
  async (family, path, buckets) => {
    const { mine } = await opened();
    await mine.send(path, family);
    expect(mine.told).toMatchObject([
      { slot: 'bot', message: { addressCall: { limits: buckets.map((bucket) => ({ bucket })) } } },
    ]);
  },
);

it('each have the limits that the server counts by account', async () => {
  const { mine, bots, reached } = await opened();
  for (const { send } of [mine, bots]) {
    for (let calls = 0; calls < 2; calls += 1) await send('/api/v1/statuses/s1/favourite');
  }
  expect(reached).toHaveLength(4);
  expect([...mine.told, ...bots.told]).toEqual([]);
});

it('both rest after a refusal that is about the address, and one after any other', async () => {
  const { mine, bots, reached } = await opened();
  await bots.send('/api/v1/statuses/refused/favourite');
  expect(mine.told).toEqual([]);
  expect(bots.told).toEqual([]);
  await bots.send('/api/v1/apps?refused');
  expect(await mine.send('/api/v1/apps')).toBe(429);
  expect(reached).toHaveLength(2);
  await clock.passSeconds(601);
  expect(await mine.send('/api/v1/apps')).toBe(200);
});

it.each([
  [null],
  [{ addressCall: null }],
  [{ addressCall: { limits: 'all', until: 1 } }],
  [{ addressCall: { limits: [{ bucket: {}, calls: -1, per: 'x' }], until: null } }],
])('nothing rests for a message like %j', async (message) => {
  const { mine } = await opened();
  mine.page?.tabs.tell(message);
  expect(await mine.send('/api/v1/apps')).toBe(200);
});
