/** Filters of the embedded instance: one phrase each on Pleroma; keywords and posts elsewhere. */
import { useInstance, type Stage } from '@support/engine/demo';

const post = async (stage: Stage, as: string, status: string) =>
  (await stage.ask('POST', '/api/v1/statuses', { as, json: { status } })).body as { id: string };

describe('filters on Pleroma', () => {
  const stage = useInstance();
  const ask = (method: string, path: string, json?: object) =>
    stage.ask(method, `/api/v1/filters${path}`, { as: 'bob', json });

  it('have one phrase, and are not applied to posts by the server', async () => {
    const made = await ask('POST', '', {
      phrase: 'turnip',
      context: ['home', 'public'],
      whole_word: true,
      irreversible: false,
      expires_in: 3_600,
    });
    expect(made.body).toEqual({
      id: expect.any(String) as string,
      phrase: 'turnip',
      context: ['home', 'public'],
      expires_at: expect.stringMatching(/^2026-11-20T13:00:0\d\.000Z$/) as string,
      irreversible: false,
      whole_word: true,
    });
    const { id } = made.body as { id: string };
    const changed = await ask('PUT', `/${id}`, {
      phrase: 'turnips',
      context: ['home'],
      irreversible: true,
      expires_in: null,
    });
    expect(changed.body).toMatchObject({
      phrase: 'turnips',
      context: ['home'],
      irreversible: true,
      whole_word: true,
      expires_at: null,
    });
    expect((await ask('GET', '')).body).toEqual([changed.body]);
    expect(await post(stage, 'alice', 'Two turnips')).not.toHaveProperty('filtered');
    expect((await ask('DELETE', `/${id}`)).body).toEqual({});
    expect([(await ask('GET', `/${id}`)).status, (await ask('GET', '')).body]).toEqual([404, []]);
  });

  it('require a phrase and a context, and have no second version', async () => {
    expect((await ask('POST', '', { context: ['home'] })).status).toBe(400);
    expect((await ask('POST', '', { phrase: 'turnip' })).status).toBe(400);
    const endless = { phrase: 'turnip', context: ['home'], expires_in: '' };
    expect(await ask('POST', '', endless)).toMatchObject({
      status: 400,
      body: { error: 'expires_in - Invalid integer.' },
    });
    expect((await stage.get('/api/v2/filters', 'bob')).status).toBe(404);
  });
});

describe.each(['akkoma', 'mastodon'] as const)('filters on %s', (family) => {
  const stage = useInstance({ family });
  const ask = (method: string, path: string, json?: object) =>
    stage.ask(method, `/api/v2/filters${path}`, { as: 'bob', json });
  const ponds = {
    title: 'Ponds',
    context: ['home'],
    filter_action: 'hide',
    keywords_attributes: [
      { keyword: 'frog', whole_word: true },
      { keyword: 'toad', whole_word: false },
    ],
  };

  it('list keywords and single posts, and each matching post names its filter', async () => {
    const made = (await ask('POST', '', ponds)).body as {
      id: string;
      keywords: { id: string; keyword: string }[];
    };
    expect(made).toMatchObject({
      title: 'Ponds',
      context: ['home'],
      filter_action: 'hide',
      expires_at: null,
      statuses: [],
      keywords: [
        { keyword: 'frog', whole_word: true },
        { keyword: 'toad', whole_word: false },
      ],
    });
    const seen = async (id: string) =>
      ((await stage.get(`/api/v1/statuses/${id}`, 'bob')).body as { filtered: unknown }).filtered;
    const hit = await post(stage, 'alice', 'A frog and a toadstool');
    expect(await seen(hit.id)).toEqual([
      {
        filter: {
          id: made.id,
          title: 'Ponds',
          context: ['home'],
          filter_action: 'hide',
          expires_at: null,
        },
        keyword_matches: ['frog', 'toad'],
        status_matches: null,
      },
    ]);
    const other = await post(stage, 'alice', 'Many frogs');
    expect(await seen(other.id)).toEqual([]);

    const added = await ask('POST', `/${made.id}/statuses`, { status_id: other.id });
    expect(await seen(other.id)).toMatchObject([
      { keyword_matches: null, status_matches: [other.id] },
    ]);
    const [frog] = made.keywords;
    const changed = await ask('PUT', `/${made.id}`, {
      title: 'Toads',
      expires_in: 60,
      keywords_attributes: [{ id: frog?.id, _destroy: true }, { keyword: 'newt' }],
    });
    expect(changed.body).toMatchObject({
      title: 'Toads',
      filter_action: 'hide',
      expires_at: expect.stringMatching(/^2026-11-20T12:01/) as string,
      keywords: [{ keyword: 'toad' }, { keyword: 'newt', whole_word: true }],
      statuses: [{ status_id: other.id }],
    });
    await ask('DELETE', `/statuses/${(added.body as { id: string }).id}`);
    expect(await seen(other.id)).toEqual([]);
    expect((await ask('DELETE', `/${made.id}`)).body).toEqual({});
    expect(await seen(hit.id)).toEqual([]);
  });

  it('require a title and a context, and keywords that are not blank', async () => {
    for (const wrong of [
      { title: ' ' },
      { context: [] },
      { filter_action: 'shout' },
      { keywords_attributes: [{ keyword: '' }] },
    ]) {
      const { status, body } = await ask('POST', '', { ...ponds, ...wrong });
      expect([wrong, status, body]).toEqual([
        wrong,
        422,
        { error: expect.stringContaining('Validation failed') as string },
      ]);
    }
    expect((await ask('PUT', '/999', ponds)).status).toBe(404);
    expect((await ask('DELETE', '/statuses/999')).status).toBe(404);
  });
});

describe('the socket of Mastodon', () => {
  const stage = useInstance({ family: 'mastodon' });

  it('sends a change of filters to their owner only', async () => {
    const path = (name: string) =>
      `/api/v1/streaming?stream=user&access_token=${stage.token(name)}`;
    const [bob, alice] = [await stage.listen(path('bob')), await stage.listen(path('alice'))];
    const json = { title: 'Ponds', context: ['home'] };
    const made = await stage.ask('POST', '/api/v2/filters', { as: 'bob', json });
    await bob.until(({ event }) => event === 'filters_changed');
    await stage.ask('DELETE', `/api/v2/filters/${(made.body as { id: string }).id}`, { as: 'bob' });
    const told = () => bob.frames.filter(({ event }) => event === 'filters_changed').length;
    await bob.until(() => told() === 2);
    expect(alice.frames).toEqual([]);
  });
});
