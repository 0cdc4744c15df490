/** The work of moderators on the embedded instance, in the words of each family. */
import { useInstance } from '@support/engine/demo';

interface Row {
  id: string;
}

describe.each(['pleroma', 'akkoma'] as const)('reports on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });
  const BASE = '/api/v1/pleroma/admin/reports';

  it('are listed in numbered pages for staff alone', async () => {
    expect((await get(BASE, 'alice')).status).toBe(403);
    const { body } = await get(`${BASE}?state=open&page=2&page_size=40`, 'mod');
    const { reports, total } = body as { reports: Row[]; total: number };
    expect(reports).toHaveLength(40);
    expect(total).toBeGreaterThan(200);
    expect(reports[0]).toHaveProperty('actor.nickname');
    expect('assigned_account' in reports[0]!).toBe(family === 'pleroma');
  });

  it('are resolved, and get notes', async () => {
    const { body } = await get(`${BASE}?state=open`, 'mod');
    const [{ id }] = (body as { reports: [Row] }).reports;
    await ask('PATCH', BASE, { as: 'mod', json: { reports: [{ id, state: 'resolved' }] } });
    await ask('POST', `${BASE}/${id}/notes`, { as: 'mod', json: { content: 'Seen' } });
    expect((await get(`${BASE}/${id}`, 'mod')).body).toMatchObject({
      state: 'resolved',
      notes: [{ content: 'Seen' }],
    });
  });
});

describe.each(['mastodon', 'gotosocial'] as const)('reports on %s', (family) => {
  const { ask, get, instance } = useInstance({ family, strict: true });
  const BASE = '/api/v1/admin/reports';

  it('need the scope and the role', async () => {
    const token = instance().tokenFor('admin', 'read write follow push');
    expect((await ask('GET', BASE, { token })).status).toBe(403);
    const scoped = instance().tokenFor('admin', 'read admin:read');
    expect((await ask('GET', BASE, { token: scoped })).status).toBe(200);
    expect((await get(BASE, 'alice')).status).toBe(403);
    expect((await get(BASE, 'mod')).status).toBe(family === 'mastodon' ? 200 : 403);
  });

  it('are resolved, and reopened where the server can', async () => {
    const { body } = await get(`${BASE}?resolved=false`, 'admin');
    const [{ id }] = body as [Row];
    await ask('POST', `${BASE}/${id}/resolve`, { as: 'admin' });
    expect((await get(`${BASE}/${id}`, 'admin')).body).toMatchObject({ action_taken: true });
    const { status } = await ask('POST', `${BASE}/${id}/reopen`, { as: 'admin' });
    expect(status).toBe(family === 'mastodon' ? 200 : 404);
  });

  it('get another category where the server can, and rules only for violations', async () => {
    const { body } = await get(`${BASE}?resolved=false`, 'admin');
    const [{ id }] = body as [Row];
    const { body: rules } = await get('/api/v1/instance/rules');
    const [rule] = rules as [Row];
    const put = (json: object) => ask('PUT', `${BASE}/${id}`, { as: 'admin', json });
    const violation = { category: 'violation', rule_ids: [Number(rule.id)] };
    if (family === 'gotosocial') {
      expect((await put(violation)).status).toBe(404);
      return;
    }
    expect((await put(violation)).body).toMatchObject({ category: 'violation', rules: [rule] });
    expect((await put({ ...violation, rule_ids: [999] })).status).toBe(422);
    expect((await put({ ...violation, category: 'spam' })).status).toBe(422);
    expect((await put({ category: 'rude' })).status).toBe(422);
    expect((await put({ category: 'spam' })).body).toMatchObject({ category: 'spam', rules: [] });
  });

  it('lead to measures, which the account then shows', async () => {
    const { body } = await get(`${BASE}?resolved=false`, 'admin');
    const [{ id, target_account }] = body as unknown as [Row & { target_account: Row }];
    const path = `/api/v1/admin/accounts/${target_account.id}/action`;
    await ask('POST', path, { as: 'admin', json: { type: 'suspend', text: 'No' } });
    expect((await get(`${BASE}/${id}`, 'admin')).body).toHaveProperty(
      'target_account.suspended',
      true,
    );
  });
});
