/** Differences of the other server families, and features that they lack. */
import { useInstance } from '@support/engine/demo';

describe('Akkoma', () => {
  const stage = useInstance({ family: 'akkoma' });

  it('says who it is', async () => {
    expect((await stage.get('/api/v1/instance')).body).toMatchObject({
      version: expect.stringMatching(/compatible; Akkoma/) as string,
    });
    const node = (await stage.get('/nodeinfo/2.0.json')).body as {
      software: { name: string };
      metadata: { features: string[] };
    };
    expect(node.software.name).toBe('akkoma');
    expect(node.metadata.features).toContain('akkoma_api');
    expect(node.metadata.features).not.toContain('pleroma_chat_messages');
  });

  it.each([
    '/api/v2/instance',
    '/api/v1/pleroma/chats',
    '/api/v2/pleroma/chats',
    '/api/pleroma/emoji.json',
    '/api/pleroma/captcha',
    '/api/v1/search?q=a',
  ])('does not have %s', async (path) => {
    const answer = await stage.get(path, 'alice');
    expect([answer.status, answer.body]).toEqual([404, { error: 'Not implemented' }]);
  });

  it('has no birthdays, and does not name the text that is too long', async () => {
    const { body } = await stage.get('/api/v1/accounts/verify_credentials', 'alice');
    expect((body as { source: { pleroma: object } }).source.pleroma).not.toHaveProperty(
      'show_birthday',
    );
    const path = '/api/v1/accounts/update_credentials';
    const long = { as: 'alice', json: { note: 'x'.repeat(5_001) } };
    const answer = await stage.ask('PATCH', path, long);
    expect([answer.status, answer.body]).toEqual([403, { error: 'Invalid request' }]);
  });

  it('has the bubble timeline, preferences and the newer paths', async () => {
    for (const path of [
      '/api/v1/timelines/bubble',
      '/api/v1/preferences',
      '/api/v1/pleroma/emoji',
      '/api/v1/pleroma/captcha',
    ]) {
      expect([path, (await stage.get(path, 'alice')).status]).toEqual([path, 200]);
    }
  });

  it('puts quotes into a top-level field of a post, and has no shoutbox token', async () => {
    const [target] = (await stage.get('/api/v1/timelines/public?limit=1')).body as { id: string }[];
    const { body } = await stage.ask('POST', '/api/v1/statuses', {
      as: 'alice',
      json: { status: 'So true', quote_id: target?.id },
    });
    expect(body).toMatchObject({ quote_id: target?.id, quote: { id: target?.id } });
    expect((body as { pleroma: object }).pleroma).not.toHaveProperty('quote');
    const me = (await stage.get('/api/v1/accounts/verify_credentials', 'alice')).body as {
      pleroma: object;
    };
    expect(me.pleroma).not.toHaveProperty('chat_token');
    expect(await stage.refused('/socket/websocket?vsn=2.0.0')).toBe(404);
  });

  it('names the missing parent of a reply, and finds it for members', async () => {
    const { body } = await stage.ask('POST', '/demo/lost-parent');
    const { id, uri } = body as { id: string; uri: string };
    const reply = async () => (await stage.get(`/api/v1/statuses/${id}`)).body;
    expect(await reply()).toMatchObject({
      in_reply_to_id: expect.stringContaining('placeholder') as string,
      akkoma: { in_reply_to_apid: uri },
    });
    const search = `/api/v2/search?resolve=true&type=statuses&q=${encodeURIComponent(uri)}`;
    expect((await stage.get(search)).body).toMatchObject({ statuses: [] });
    const found = (await stage.get(search, 'alice')).body as { statuses: { id: string }[] };
    expect(found.statuses).toHaveLength(1);
    expect(await reply()).toMatchObject({ in_reply_to_id: found.statuses[0]?.id });
  });

  it('answers a ping with a pong and does not confirm subscriptions', async () => {
    const ear = await stage.listen(`/api/v1/streaming?access_token=${stage.token('alice')}`);
    ear.send(JSON.stringify({ type: 'subscribe', stream: 'user' }));
    ear.send('ping');
    await stage.ask('POST', '/api/v1/statuses', { as: 'bob', json: { status: 'Hello' } });
    const frame = await ear.until(({ event }) => event === 'update');
    expect(ear.raw[0]).toBe('pong');
    expect(ear.frames[0]).toBe(frame);
    expect(frame.stream?.[0]).toMatch(/^user:.+/);
  });
});

describe('Mastodon', () => {
  const stage = useInstance({ family: 'mastodon' });

  it('accepts short profiles, and removes pictures with separate calls', async () => {
    const path = '/api/v1/accounts/update_credentials';
    const update = (json: object) => stage.ask('PATCH', path, { as: 'alice', json });
    const long = await update({ display_name: 'x'.repeat(31) });
    expect([long.status, long.body]).toEqual([
      422,
      { error: 'Validation failed: Display name is too long' },
    ]);
    const fields_attributes = Array.from({ length: 5 }, () => ({ name: 'a', value: 'b' }));
    expect((await update({ fields_attributes })).status).toBe(422);
    expect((await update({ bot: true })).body).toMatchObject({ bot: true });
    const gone = await stage.ask('DELETE', '/api/v1/profile/avatar', { as: 'alice' });
    expect(gone.body).toMatchObject({
      avatar: expect.stringMatching(/\/images\/avi\.png$/) as string,
      source: { note: expect.any(String) as string },
    });
  });

  it('identifies itself, without any of the others', async () => {
    const { body } = await stage.get('/api/v1/instance');
    expect(body).toMatchObject({ version: expect.stringMatching(/^4\.\d+\.\d+$/) as string });
    expect(body).not.toHaveProperty('pleroma');
    expect((await stage.get('/api/v2/instance')).body).toMatchObject({
      api_versions: { mastodon: expect.any(Number) as number },
    });
  });

  it('has numeric ids and no `pleroma` objects', async () => {
    const rows = (await stage.get('/api/v1/timelines/home?limit=40', 'alice')).body as {
      id: string;
      account: { id: string };
    }[];
    expect(rows).toHaveLength(40);
    for (const row of rows) {
      expect(row.id).toMatch(/^\d+$/);
      expect(row.account.id).toMatch(/^\d+$/);
    }
    expect(JSON.stringify(rows).includes('"pleroma"')).toBe(false);
  });

  it('shows which filters of the reader a post matches, and their contexts', async () => {
    const control = (name: string, json: object) => stage.ask('POST', `/demo/${name}`, { json });
    await control('filter', { phrase: 'newts', coversFiles: true });
    await control('filter', { phrase: 'snails', irreversible: true });
    const { body } = await control('post', { text: 'Snails and newts, and a spreadsheet' });
    const { id } = body as { id: string };
    const filtered = async (as?: string) =>
      ((await stage.get(`/api/v1/statuses/${id}`, as)).body as { filtered?: unknown }).filtered;
    expect(await filtered('alice')).toMatchObject([
      { filter: { title: 'spreadsheet', filter_action: 'warn' } },
      { filter: { title: 'newts', filter_action: 'blur' } },
      { filter: { title: 'snails', filter_action: 'hide' } },
    ]);
    expect(await filtered('bob')).toEqual([]);
    expect(await filtered()).toBeUndefined();
  });

  it.each([
    '/api/pleroma/frontend_configurations',
    '/api/v1/pleroma/emoji',
    '/api/v1/timelines/direct',
    '/api/v1/pleroma/chats',
  ])('does not have %s', async (path) => {
    expect((await stage.get(path, 'alice')).status).toBe(404);
  });

  it('answers 401 without a valid token', async () => {
    const bad = { error: 'The access token is invalid' };
    const home = await stage.get('/api/v1/timelines/home');
    expect([home.status, home.body]).toEqual([401, bad]);
    const open = await stage.ask('GET', '/api/v1/timelines/public', { token: 'nonsense' });
    expect([open.status, open.body]).toEqual([401, bad]);
  });

  it('does not accept passwords', async () => {
    const app = (
      await stage.ask('POST', '/api/v1/apps', {
        form: { client_name: 'a', redirect_uris: 'https://a.example/', scopes: 'read write' },
      })
    ).body as Record<string, string>;
    const answer = await stage.ask('POST', '/oauth/token', {
      form: {
        client_id: app.client_id ?? '',
        client_secret: app.client_secret ?? '',
        grant_type: 'password',
        username: 'alice',
        password: 'alice-password',
      },
    });
    expect([answer.status, answer.body]).toMatchObject([400, { error: 'unsupported_grant_type' }]);
  });

  it('does not know the admin scope', async () => {
    const answer = await stage.ask('POST', '/api/v1/apps', {
      form: { client_name: 'a', redirect_uris: 'https://a.example/', scopes: 'read admin' },
    });
    expect(answer.status).toBe(422);
  });

  it('needs a token for every socket', async () => {
    expect(await stage.refused('/api/v1/streaming?stream=public')).toBe(401);
    await stage.listen(`/api/v1/streaming?stream=public&access_token=${stage.token('alice')}`);
  });

  it('sets no cookie, and leads to a next page only from a full one', async () => {
    const full = await stage.get('/api/v1/timelines/home?limit=5', 'alice');
    expect(full.headers.get('set-cookie')).toBeNull();
    expect(full.headers.get('link')).toContain('rel="next"');
    const short = await stage.get('/api/v1/blocks', 'alice');
    expect(short.headers.get('link')).not.toContain('rel="next"');
  });

  it('includes the state of a quote', async () => {
    const [target] = (await stage.get('/api/v1/timelines/public?limit=1')).body as { id: string }[];
    const { body } = await stage.ask('POST', '/api/v1/statuses', {
      as: 'alice',
      json: { status: 'So true', quoted_status_id: target?.id },
    });
    expect(body).toMatchObject({
      quote: { state: 'accepted', quoted_status: { id: target?.id } },
    });
  });
});

describe('a private instance', () => {
  const stage = useInstance({ isPrivate: true });

  it.each([
    ['/api/v1/timelines/public', 401, 'authorization required for timeline view'],
    ['/api/v1/accounts/alice', 401, 'This API requires an authenticated user'],
    ['/api/v1/accounts/alice/statuses', 401, 'This API requires an authenticated user'],
    ['/api/v1/accounts/lookup?acct=alice', 403, 'This resource requires authentication.'],
    ['/api/v1/directory', 403, 'This resource requires authentication.'],
    ['/api/v2/search?q=bread', 403, 'This resource requires authentication.'],
  ])('answers visitors of %s with %i', async (path, status, error) => {
    const answer = await stage.get(path);
    expect([answer.status, answer.body]).toEqual([status, { error }]);
  });

  it('hides single posts and refuses the socket', async () => {
    const [row] = (await stage.get('/api/v1/timelines/public', 'alice')).body as { id: string }[];
    expect((await stage.get(`/api/v1/statuses/${row?.id ?? ''}`)).status).toBe(404);
    expect(await stage.refused('/api/v1/streaming?stream=public')).toBe(401);
  });

  it('still describes itself', async () => {
    expect((await stage.get('/api/v1/instance')).status).toBe(200);
    expect((await stage.get('/nodeinfo/2.0.json')).body).toMatchObject({
      metadata: { private: true },
    });
  });
});
