/** Emoji packs of the embedded instance, as a real one answers. */
import { useInstance } from '@support/engine/demo';
import { fixtureBody, fixture } from '@support/fixtures';

const stage = useInstance({ family: 'pleroma' });
const BASE = '/api/v1/pleroma/emoji';

/** Authorises as this person; each world has its own tokens. */
const as = (name: string) => ({ token: stage.instance().tokenFor(name) });
const ask = (method: string, path: string, json?: unknown, who = 'admin') =>
  stage.ask(method, BASE + path, { ...as(who), json });
const upload = (name: string, fields: Record<string, string | Blob>) => {
  const multipart = new FormData();
  Object.entries(fields).forEach(([field, value]) => {
    if (typeof value === 'string') multipart.append(field, value);
    else multipart.append(field, value, 'loaf.png');
  });
  return stage.ask('POST', `${BASE}/packs/files?name=${name}`, { ...as('admin'), multipart });
};
const same = (answer: { status: number; body: unknown }, name: string) => {
  const { status, body } = fixture(`admin/${name}`).response;
  expect([answer.status, answer.body]).toEqual([status, body]);
};
const names = async () =>
  Object.keys(((await stage.get(`${BASE}/packs`)).body as { packs: object }).packs);

beforeEach(() => stage.instance().reset());

it('emoji packs are listed for anybody, in the recorded form', async () => {
  const real = fixtureBody('admin/emoji-packs') as { packs: { testpack: Record<string, object> } };
  const { packs, count } = (await stage.get(`${BASE}/packs`)).body as {
    packs: Record<string, Record<string, object>>;
    count: number;
  };
  expect([Object.keys(packs), count]).toEqual([['kitchen', 'reedbank'], 2]);
  expect(Object.keys(packs.reedbank!)).toEqual(
    expect.arrayContaining(Object.keys(real.packs.testpack)),
  );
  expect(Object.keys(packs.reedbank!.pack!)).toEqual(
    expect.arrayContaining(Object.keys(real.packs.testpack.pack!)),
  );
  same(await stage.get(`${BASE}/pack?name=nonsense`), 'emoji-pack-unknown');
  const page = (await stage.get(`${BASE}/pack?name=reedbank&page=2&page_size=3`)).body;
  expect(page).toMatchObject({ files: { wide_reed: 'wide_reed.png' }, files_count: 4 });
});

it('emoji packs are created, described and deleted by staff', async () => {
  same(await ask('POST', '/pack?name=garden'), 'emoji-pack-create');
  same(await ask('POST', '/pack?name=kitchen'), 'emoji-pack-create-again');
  same(await ask('POST', '/pack?name=x', undefined, 'alice'), 'emoji-pack-create-user');
  const { metadata } = fixture('admin/emoji-pack-metadata').request.body as { metadata: object };
  same(await ask('PATCH', '/pack?name=garden', { metadata }), 'emoji-pack-metadata');
  const broken = { metadata: { ...metadata, 'fallback-src': '' } };
  expect((await ask('PATCH', '/pack?name=garden', broken)).status).toBe(500);
  same(await ask('DELETE', '/pack?name=garden'), 'emoji-pack-delete');
  expect(await names()).toEqual(['kitchen', 'reedbank']);
});

it('emoji packs get and lose pictures, which shows in the emoji list', async () => {
  const picture = new Blob([new Uint8Array(8)], { type: 'image/png' });
  const before = ((await stage.get('/api/v1/custom_emojis')).body as object[]).length;
  const added = await upload('kitchen', { file: picture, shortcode: 'bun' });
  expect(added.body).toEqual({ bun: 'loaf.png', kettle: 'kettle.png', loaf: 'loaf.png' });
  same(await upload('kitchen', { file: picture, shortcode: 'loaf' }), 'emoji-file-add-again');
  const { body } = fixture('admin/emoji-file-rename').request;
  expect((await ask('PATCH', '/packs/files?name=kitchen', body)).body).toMatchObject({
    bread: 'bread.png',
  });
  const removed = await ask('DELETE', '/packs/files?name=kitchen&shortcode=bread');
  expect(removed.body).toEqual({ bun: 'loaf.png', kettle: 'kettle.png' });
  const byAddress = await upload('kitchen', { file: 'https://pics.example/a/pan.png' });
  expect(byAddress.body).toMatchObject({ pan: 'pan.png' });
  const after = (await stage.get('/api/v1/custom_emojis')).body as { shortcode: string }[];
  expect(after).toHaveLength(before + 1);
  expect(after.map(({ shortcode }) => shortcode)).toContain('pan');
});

it('emoji packs are imported from folders and other servers', async () => {
  expect((await ask('GET', '/packs/import')).body).toEqual(['cellar']);
  expect((await ask('GET', '/packs/import')).body).toEqual([]);
  const [peer = ''] = (await stage.get('/api/v1/instance/peers')).body as string[];
  const url = `https://${peer}`;
  const remote = (await ask('GET', `/packs/remote?url=${encodeURIComponent(url)}`)).body;
  expect(remote).toMatchObject({ count: 2, packs: { trains: { files_count: 2 } } });
  await ask('POST', '/packs/download', { url, name: 'trains', as: 'rails' });
  expect(await names()).toEqual(['cellar', 'kitchen', 'rails', 'reedbank']);
  const unknown = encodeURIComponent('https://nobody.example');
  expect((await ask('GET', `/packs/remote?url=${unknown}`)).status).toBe(500);
});

it('emoji packs are reloaded on request', async () => {
  const answer = await stage.ask('POST', '/api/v1/pleroma/admin/reload_emoji', as('admin'));
  same(answer, 'reload-emoji');
});
