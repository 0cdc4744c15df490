/** Hashtags of the embedded instance: each family answers as it does, and the small ones not at all. */
import type { Family } from '@/demo/options';
import { useInstance, type Stage } from '@support/engine/demo';

const followable: readonly Family[] = ['akkoma', 'mastodon', 'gotosocial'];

const post = (stage: Stage, path: string, as: string, json: object = {}) =>
  stage.ask('POST', path, { as, json });

describe.each(followable)('hashtags of %s', (family) => {
  const stage = useInstance({ family });

  it('are followed, listed, bring their posts home, and are left again', async () => {
    await post(stage, '/api/v1/statuses', 'newbie', { status: 'First #Marzipan' });
    const path = '/api/v1/tags/marzipan';
    expect((await stage.get(path, 'bob')).body).toMatchObject({ following: false });
    expect((await post(stage, `${path}/follow`, 'bob')).body).toMatchObject({
      name: 'marzipan',
      following: true,
    });
    const names = async () =>
      ((await stage.get('/api/v1/followed_tags', 'bob')).body as unknown as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['marzipan']);
    const home = await stage.get('/api/v1/timelines/home?limit=5', 'bob');
    expect(home.text).toContain('marzipan');
    expect((await post(stage, `${path}/unfollow`, 'bob')).body).toMatchObject({ following: false });
    expect(await names()).toEqual([]);
  });

  it('that nobody has used are unknown on Akkoma only; visitors are told on Mastodon only', async () => {
    const { status } = await stage.get('/api/v1/tags/neverseen', 'bob');
    expect(status).toBe(family === 'akkoma' ? 404 : 200);
    const visit = await stage.get('/api/v1/tags/baking');
    expect(visit.status).toBe({ mastodon: 200, akkoma: 403, gotosocial: 401 }[family as string]);
  });

  it('are counted by day on Mastodon', async () => {
    const { body } = await stage.get('/api/v1/tags/baking', 'bob');
    const { history } = body as unknown as { history: unknown[] };
    expect(history).toHaveLength(family === 'mastodon' ? 7 : 0);
  });
});

describe('hashtags of Pleroma 2.6', () => {
  const stage = useInstance({ family: 'pleroma' });

  it('cannot be followed', async () => {
    expect((await stage.get('/api/v1/followed_tags', 'bob')).status).toBe(404);
    expect((await post(stage, '/api/v1/tags/baking/follow', 'bob')).status).toBe(404);
  });
});

describe('hashtags on profiles of Mastodon', () => {
  const stage = useInstance({ family: 'mastodon' });
  const FEATURED = '/api/v1/featured_tags';

  it('are chosen, shown to everybody, suggested, refused and removed', async () => {
    await post(stage, '/api/v1/statuses', 'bob', { status: 'About #quince' });
    const suggested = await stage.get(`${FEATURED}/suggestions`, 'bob');
    expect(suggested.text).toContain('quince');
    const { body } = await post(stage, FEATURED, 'bob', { name: '#Quince' });
    expect(body).toMatchObject({ name: 'Quince', statuses_count: '1' });
    const { id } = body as unknown as { id: string };
    const me: { id: string } = (await stage.get('/api/v1/accounts/verify_credentials', 'bob')).body;
    const shown = await stage.get(`/api/v1/accounts/${me.id}/featured_tags`);
    expect(shown.body).toMatchObject([{ id, name: 'Quince' }]);
    expect((await post(stage, FEATURED, 'bob', { name: '12' })).status).toBe(422);
    for (let n = 0; n < 9; n += 1) await post(stage, FEATURED, 'bob', { name: `tag${n}` });
    expect((await post(stage, FEATURED, 'bob', { name: 'eleventh' })).status).toBe(422);
    expect((await stage.ask('DELETE', `${FEATURED}/${id}`, { as: 'bob' })).status).toBe(200);
    expect((await stage.ask('DELETE', `${FEATURED}/${id}`, { as: 'bob' })).status).toBe(404);
  });
});
