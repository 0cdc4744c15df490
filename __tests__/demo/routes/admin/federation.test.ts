/** Other servers and the log on the embedded instance, in the words of each family. */
import { useInstance } from '@support/engine/demo';

interface Row {
  id: string;
  domain: string;
}

describe.each(['mastodon', 'gotosocial'] as const)('rules for servers on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });
  const BLOCKS = '/api/v1/admin/domain_blocks';
  const isSmall = family === 'gotosocial';

  it('are for administrators', async () => {
    expect((await get(BLOCKS, 'mod')).status).toBe(403);
    expect((await get(BLOCKS, 'alice')).status).toBe(403);
    const { body } = await get(isSmall ? BLOCKS : `${BLOCKS}?limit=200`, 'admin');
    const rows = body as unknown as Row[];
    expect(rows).toHaveLength(isSmall ? 240 : 200);
    expect('severity' in rows[0]!).toBe(!isSmall);
  });

  it('are added once, changed and removed', async () => {
    const add = () =>
      ask('POST', BLOCKS, { as: 'admin', form: { domain: 'new.example', public_comment: 'Spam' } });
    const { body } = await add();
    const { id } = body as unknown as Row;
    const again = await add();
    expect(again.status).toBe(isSmall ? 409 : 422);
    if (!isSmall) expect(again.body).toHaveProperty('existing_domain_block.id', id);
    const changed = await ask('PUT', `${BLOCKS}/${id}`, {
      as: 'admin',
      form: { public_comment: 'Ads' },
    });
    expect(changed.body).toMatchObject({ public_comment: 'Ads' });
    await ask('DELETE', `${BLOCKS}/${id}`, { as: 'admin' });
    expect((await get(`${BLOCKS}/${id}`, 'admin')).status).toBe(404);
  });

  it('come with sign-ups on Mastodon alone', async () => {
    for (const path of ['email_domain_blocks', 'ip_blocks']) {
      const { status } = await get(`/api/v1/admin/${path}`, 'admin');
      expect(status).toBe(isSmall ? 404 : 200);
    }
    if (isSmall) return;
    const path = '/api/v1/admin/ip_blocks';
    const json = { ip: '192.0.2.0/24', severity: 'no_access', comment: '', expires_in: 60 };
    const { body } = await ask('POST', path, { as: 'admin', json });
    const { id, expires_at } = body as Record<'id' | 'expires_at', string>;
    const change = (changes: object) => ask('PUT', `${path}/${id}`, { as: 'admin', json: changes });
    const milder = { severity: 'sign_up_block', comment: 'Bots' };
    expect((await change(milder)).body).toMatchObject({ ...milder, expires_at });
    expect((await change({ expires_in: null })).body).toMatchObject({
      ...milder,
      expires_at: null,
    });
  });
});

describe.each(['pleroma', 'akkoma'] as const)('the log and relays on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });
  const BASE = '/api/v1/pleroma/admin';

  it('are for staff, and the log notes what is done', async () => {
    expect((await get(`${BASE}/moderation_log`, 'alice')).status).toBe(403);
    expect((await get(`${BASE}/relay`, 'mod')).status).toBe(403);
    await ask('POST', `${BASE}/relay`, {
      as: 'admin',
      json: { relay_url: 'https://new.example/actor' },
    });
    const { body } = await get(`${BASE}/moderation_log?page=1&page_size=1`, 'mod');
    expect(body).toMatchObject({
      items: [{ message: '@admin followed relay: https://new.example/actor' }],
    });
    const found = await get(`${BASE}/moderation_log?search=nothing+like+it`, 'mod');
    expect(found.body).toEqual({ items: [], total: 0 });
  });

  it('replace a list of hosts as a whole, as real servers do', async () => {
    const value = [{ tuple: [':reject', [{ tuple: ['only.example', ''] }]] }];
    await ask('POST', `${BASE}/config`, {
      as: 'admin',
      json: { configs: [{ group: ':pleroma', key: ':mrf_simple', value }] },
    });
    const { body } = await get(`${BASE}/config`, 'admin');
    expect(JSON.stringify(body)).toContain('[":reject",[{"tuple":["only.example",""]}]]');
  });
});
