/** Injected faults happen as often as requested; afterwards all calls succeed again. */
import { useInstance } from '@support/engine/demo';

const stage = useInstance();
const PATH = '/api/v1/instance';

const control = (name: string, json: object = {}) => stage.ask('POST', `/demo/${name}`, { json });

const attempt = async (path = PATH) => {
  try {
    return await stage.get(path);
  } catch (error) {
    return { status: 0, text: String(error), headers: new Headers(), body: undefined as never };
  }
};

afterEach(async () => {
  await control('down', { on: false });
  await control('hold', { on: false });
  await control('latency', { ms: 0 });
  await control('fail-rate', { rate: 0 });
});

describe('injected faults', () => {
  it.each(['500', '502', '429', '401', '403'])('answer %s once', async (answer) => {
    await control('next', { path: PATH, answer });
    expect((await attempt()).status).toBe(Number(answer));
    expect((await attempt()).status).toBe(200);
  });

  it('answer with HTML pages, garbage, nothing, null and truncated bodies', async () => {
    for (const answer of ['html', 'garbage', 'empty', 'null', 'truncated']) {
      await control('next', { path: PATH, answer });
    }
    const html = await attempt();
    expect([html.status, html.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const garbage = await attempt();
    expect([garbage.status, garbage.body]).toEqual([200, undefined]);
    expect((await attempt()).text).toBe('');
    expect((await attempt()).body).toBeNull();
    const half = await attempt();
    expect(half.status).toBe(0);
    expect((await attempt()).body).toMatchObject({ title: 'Reedbank' });
  });

  it('hang until the caller aborts', async () => {
    await control('next', { path: PATH, answer: 'hang' });
    const { port } = stage.instance();
    const asked = fetch(`http://127.0.0.1:${String(port)}${PATH}`, {
      signal: AbortSignal.timeout(80),
    });
    await expect(asked).rejects.toThrow(/timeout/i);
  });

  it('let calls wait until they are answered together, but nothing else', async () => {
    await control('hold');
    const answered: number[] = [];
    const asked = [PATH, '/api/v1/custom_emojis'].map(async (path) => {
      answered.push((await stage.get(path)).status);
    });
    expect((await stage.get('/nodeinfo/2.0.json')).status).toBe(200);
    expect(answered).toEqual([]);
    expect(await control('hold', { on: false })).toMatchObject({ body: { held: false } });
    await Promise.all(asked);
    expect(answered).toEqual([200, 200]);
  });

  it('can carry out the request all the same', async () => {
    const token = stage.instance().tokenFor('alice');
    const send = (status: string) =>
      stage.ask('POST', '/api/v1/statuses', { json: { status }, token });
    await control('next', { path: '/api/v1/statuses', answer: '502', done: true });
    expect((await send('Done all the same')).status).toBe(502);
    await control('next', { path: '/api/v1/statuses', answer: '502' });
    expect((await send('Not done')).status).toBe(502);
    const texts = [...stage.instance().world().posts.values()].map(({ source }) => source);
    expect(texts).toContain('Done all the same');
    expect(texts).not.toContain('Not done');
  });

  it('can be limited to a path prefix, a method and a number of times', async () => {
    await control('next', { path: '/api/v1/', method: 'POST', answer: '500', times: 2 });
    expect((await attempt()).status).toBe(200);
    const post = () =>
      stage.ask('POST', '/api/v1/apps', { form: { client_name: 'a', redirect_uris: 'b:c' } });
    expect([(await post()).status, (await post()).status, (await post()).status]).toEqual([
      500, 500, 200,
    ]);
  });

  it('can refuse sockets as well', async () => {
    await control('next', { path: '/api/v1/streaming', answer: '502' });
    expect(await stage.refused('/api/v1/streaming?stream=public')).toBe(502);
    await stage.listen('/api/v1/streaming?stream=public');
  });

  it('are refused if they are not understood', async () => {
    expect((await control('next', { path: PATH, answer: 'nonsense' })).status).toBe(400);
    expect((await control('nonsense')).status).toBe(404);
    expect((await control('post', { as: 'nobody_here' })).status).toBe(400);
  });
});

describe('the whole instance', () => {
  it('goes down with its sockets and comes back', async () => {
    const ear = await stage.listen('/api/v1/streaming?stream=public');
    await control('down', { on: true });
    expect(await ear.closed).toBe(1006);
    expect((await attempt()).status).toBe(0);
    await control('down', { on: false });
    expect((await attempt()).status).toBe(200);
  });

  it('closes sockets with the requested code', async () => {
    const ear = await stage.listen('/api/v1/streaming?stream=public');
    expect((await control('close-sockets', { code: 1011 })).body).toEqual({ closed: 1 });
    expect(await ear.closed).toBe(1011);
  });

  it('slows down', async () => {
    await control('latency', { ms: 120 });
    const started = Date.now();
    await attempt();
    expect(Date.now() - started).toBeGreaterThanOrEqual(115);
  });

  it('fails as often as requested', async () => {
    await control('fail-rate', { rate: 1 });
    expect([500, 502]).toContain((await attempt()).status);
    await control('fail-rate', { rate: 0 });
    expect((await attempt()).status).toBe(200);
  });

  it('makes people post at once, one or many', async () => {
    const ear = await stage.listen('/api/v1/streaming?stream=public');
    const { body } = await control('post', { as: 'bob', text: 'From the control' });
    await ear.until(
      ({ payload }) => (payload as { id: string }).id === (body as { id: string }).id,
    );
    const { ids } = (await control('burst', { count: 25 })).body as { ids: string[] };
    const newest = (await stage.get('/api/v1/timelines/public?limit=25')).body as { id: string }[];
    expect(newest.map(({ id }) => id).reverse()).toEqual(ids);
  });

  it('can be reset', async () => {
    const token = stage.instance().tokenFor('bob');
    await control('post', { as: 'bob', text: 'To be forgotten' });
    await control('reset');
    const newest = await stage.get('/api/v1/timelines/public?limit=40');
    expect(newest.text).not.toContain('To be forgotten');
    const me = await stage.ask('GET', '/api/v1/accounts/verify_credentials', { token });
    expect(me.status).toBe(403);
  });
});

describe('a long thread', () => {
  interface Row {
    id: string;
    in_reply_to_id: string | null;
    replies_count: number;
  }

  it('is as long and as deep as requested, and its context is complete', async () => {
    const answer = await control('thread', { depth: 30, count: 80 });
    const { ids } = answer.body as { ids: string[] };
    expect(ids).toHaveLength(81);
    const first = ids[0] ?? '';
    const context = (await stage.get(`/api/v1/statuses/${first}/context`)).body as {
      descendants: Row[];
    };
    expect(context.descendants.map(({ id }) => id)).toEqual(ids.slice(1));
    const depths = new Map([[first, 1]]);
    for (const { id, in_reply_to_id: to } of context.descendants) {
      depths.set(id, (depths.get(to ?? '') ?? Number.NaN) + 1);
    }
    expect(Math.max(...depths.values())).toBe(30);
    const replies = context.descendants.reduce((sum, row) => sum + row.replies_count, 0);
    const root = (await stage.get(`/api/v1/statuses/${first}`)).body as Row;
    expect(replies + root.replies_count).toBe(80);
  });
});

describe('an altered file', () => {
  const FILE = '/static/stickers.json';

  afterEach(async () => {
    await control('reset');
  });

  it('has another text, other headers and another status, until a reset', async () => {
    const before = await attempt(FILE);
    const headers = { 'cache-control': 'max-age=5', etag: null };
    await control('file', { path: FILE, text: '{ "reeds": }', status: 203, headers });
    const spoilt = await attempt(FILE);
    expect([spoilt.status, spoilt.text]).toEqual([203, '{ "reeds": }']);
    expect(spoilt.headers.get('cache-control')).toBe('max-age=5');
    expect(spoilt.headers.get('etag')).toBeNull();
    expect(spoilt.headers.get('content-type')).toBe(before.headers.get('content-type'));
    await control('reset');
    expect((await attempt(FILE)).text).toBe(before.text);
  });

  it('can be missing, and headers can change for all at once', async () => {
    await control('file', { path: FILE, missing: true });
    await control('file', { path: '*', headers: { 'x-proxy': 'mine' } });
    const gone = await attempt(FILE);
    expect(gone.text).toBe((await attempt('/static/none.json')).text);
    expect((await attempt()).headers.get('x-proxy')).toBe('mine');
    expect((await attempt()).body).toMatchObject({ title: 'Reedbank' });
  });

  it('has to have a path', async () => {
    expect((await control('file', { text: '' })).status).toBe(400);
  });
});
