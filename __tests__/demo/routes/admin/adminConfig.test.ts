/** Administrators read and change the embedded instance's configuration, as on a real one. */
import { useInstance } from '@support/engine/demo';
import { fixtureBody, fixture } from '@support/fixtures';

const stage = useInstance({ family: 'pleroma' });
const BASE = '/api/v1/pleroma/admin';

interface Entry {
  group: string;
  key: string;
  value: { tuple: [string, unknown] }[];
  db?: string[];
}
interface Config {
  configs: Entry[];
  need_reboot: boolean;
}

/** Authorises as this person; each world has its own tokens. */
const as = (name: string) => ({ token: stage.instance().tokenFor(name) });
const get = (path: string, who = 'admin') => stage.ask('GET', BASE + path, as(who));
const config = async (query = ''): Promise<Config> => (await get(`/config${query}`)).body as Config;
const push = (configs: unknown) =>
  stage.ask('POST', `${BASE}/config`, { ...as('admin'), json: { configs } });
const keywords = (key: string, ...tuples: [string, unknown][]) => ({
  group: ':pleroma',
  key,
  value: tuples.map((tuple) => ({ tuple })),
});
const entryOf = ({ configs }: Config, key: string): Entry => {
  const found = configs.find((entry) => entry.key === key);
  if (!found) throw new Error(`no entry ${key}`);
  return found;
};
const valueOf = async (key: string, name: string) =>
  entryOf(await config(), key).value.find(({ tuple }) => tuple[0] === name)?.tuple[1];

beforeEach(() => stage.instance().reset());

it('the configuration has the recorded form', async () => {
  const real = fixtureBody('admin/config') as Config;
  const ours = await config();
  expect(Object.keys(ours).sort()).toEqual(Object.keys(real).sort());
  for (const entry of ours.configs) {
    const theirs = real.configs.find(
      ({ group, key }) => group === entry.group && key === entry.key,
    );
    expect(theirs).toBeDefined();
    if (!Array.isArray(entry.value)) continue;
    const kinds = new Map(theirs!.value.map(({ tuple: [name, value] }) => [name, typeof value]));
    for (const { tuple } of entry.value) {
      expect([tuple[0], kinds.get(tuple[0])]).toEqual([tuple[0], typeof tuple[1]]);
    }
  }
  const described = (await get('/config/descriptions')).body as Entry[];
  const theirs = (fixtureBody('admin/config-descriptions') as Entry[]).map(({ key }) => key);
  expect(theirs).toEqual(expect.arrayContaining(described.map(({ key }) => key)));
});

it.each([
  ['mod', 'config-mod'],
  ['alice', 'config-user'],
])('the configuration refuses %s', async (who, name) => {
  const answer = await get('/config', who);
  expect([answer.status, answer.body]).toEqual([403, fixtureBody(`admin/${name}`)]);
});

it('the configuration accepts changes, merges keyword lists, and shows the consequences', async () => {
  const answer = await push([keywords(':instance', [':name', 'Other'])]);
  const { configs, need_reboot: reboot } = answer.body as Config;
  expect(reboot).toBe(false);
  expect(configs.map(({ key, db }) => [key, db])).toEqual([
    [':instance', [':name', ':description']],
  ]);
  expect(await valueOf(':instance', ':name')).toBe('Other');
  expect(await valueOf(':instance', ':limit')).toBe(5_000);
  expect((await stage.get('/api/v1/instance')).body).toMatchObject({ title: 'Other' });
  const only = await config('?only_db=true');
  expect(
    entryOf(only, ':instance')
      .value.map(({ tuple }) => tuple[0])
      .sort(),
  ).toEqual([':description', ':name']);
  await push([{ group: ':pleroma', key: ':instance', delete: true, subkeys: [':name'] }]);
  expect(await valueOf(':instance', ':name')).toBe('Reedbank');
});

it('the configuration answers as recorded when the default front-end is set and removed', async () => {
  const { configs } = fixture('admin/config-post-primary-frontend').request.body as Config;
  const answer = await push(configs);
  expect((answer.body as Config).configs[0]).toMatchObject({
    key: ':frontends',
    db: [':primary'],
    value: expect.arrayContaining(configs[0]!.value) as object,
  });
  const gone = fixture('admin/config-delete-value').request.body as Config;
  expect((await push(gone.configs)).body).toEqual(fixtureBody('admin/config-delete-value'));
});

it('the configuration requires a restart after some changes, until it happened', async () => {
  const { configs } = fixture('admin/config-post-needs-reboot').request.body as Config;
  expect((await push(configs)).body).toEqual(fixtureBody('admin/config-post-needs-reboot'));
  expect((await get('/need_reboot')).body).toEqual(fixtureBody('admin/need-reboot-yes'));
  await get('/restart');
  expect((await config()).need_reboot).toBe(false);
});

it('the configuration can be refused half-way: earlier entries are applied', async () => {
  const answer = await push([
    keywords(':instance', [':name', 'Half']),
    { group: ':pleroma', key: 'Pleroma.Captcha', value: { ':enabled': true } },
    keywords(':instance', [':limit', 1]),
  ]);
  expect(answer.status).toBe(500);
  expect(await valueOf(':instance', ':name')).toBe('Half');
  expect(await valueOf(':instance', ':limit')).toBe(5_000);
  const empty = await stage.ask('POST', `${BASE}/config`, { ...as('admin'), json: {} });
  expect([empty.status, empty.body]).toEqual([400, fixtureBody('admin/config-post-empty')]);
});

describe('front-ends', () => {
  const install = (json: object) =>
    stage.ask('POST', `${BASE}/frontends/install`, { ...as('admin'), json });

  it('are listed in the recorded form', async () => {
    const [real] = fixtureBody('admin/frontends') as object[];
    const ours = (await get('/frontends')).body as object[];
    for (const row of ours) expect(Object.keys(row)).toEqual(Object.keys(real ?? {}));
  });

  it('are installed, or fail to be', async () => {
    const json = fixture('admin/frontend-install').request.body as object;
    const list = (await install(json)).body as { name: string }[];
    const theirs = fixtureBody('admin/frontend-install') as { name: string }[];
    const isNew = ({ name }: { name: string }) => name === 'home-fe';
    expect(list.find(isNew)).toEqual(theirs.find(isNew));
    for (const [name, body] of [
      ['frontend-install-failed', { name: 'soapbox' }],
      ['frontend-install-no-name', {}],
      ['frontend-install-unknown', { name: 'nonsense' }],
    ] as const) {
      const { status, body: said } = await install(body);
      const { response } = fixture(`admin/${name}`);
      expect([status, said]).toEqual([response.status, response.body]);
    }
  });
});

describe('without a configuration in the database', () => {
  const off = useInstance({ family: 'pleroma', configFromDatabase: false });

  it('reports that, and still lists and describes everything', async () => {
    const read = await off.get(`${BASE}/config`, 'admin');
    expect([read.status, read.body]).toEqual([400, fixtureBody('admin/config-disabled')]);
    const write = await off.ask('POST', `${BASE}/config`, { as: 'admin', json: { configs: [] } });
    expect([write.status, write.body]).toEqual([400, fixtureBody('admin/config-disabled-post')]);
    expect((await off.get(`${BASE}/config/descriptions`, 'admin')).status).toBe(200);
    expect((await off.get(`${BASE}/frontends`, 'admin')).status).toBe(200);
  });
});
