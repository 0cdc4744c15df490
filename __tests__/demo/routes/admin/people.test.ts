/** People, the waiting room and invitations on the embedded instance, in the words of each family. */
import { useInstance } from '@support/engine/demo';

interface User {
  id: string;
  nickname: string;
  is_approved: boolean;
}

describe.each(['pleroma', 'akkoma'] as const)('people on %s', (family) => {
  const { ask, get, instance } = useInstance({ family, strict: true });
  const BASE = '/api/v1/pleroma/admin/users';
  const users = async (query: string) =>
    (await get(`${BASE}?${query}`, 'mod')).body as { users: User[]; count: number };

  it('are listed in numbered pages, with filters, for staff alone', async () => {
    expect((await get(BASE, 'alice')).status).toBe(403);
    const { users: second, count } = await users('filters=external&page=2&page_size=50');
    expect(second).toHaveLength(50);
    expect(count).toBeGreaterThan(1000);
    expect(second[0]!.nickname).toContain('@');
    const { users: waiting } = await users('filters=local,need_approval');
    expect(waiting.length).toBeGreaterThan(5);
    expect(waiting.every(({ is_approved }) => !is_approved)).toBe(true);
  });

  it('are approved, and found by id', async () => {
    const { users: waiting } = await users('filters=local,need_approval');
    const [{ id, nickname }] = waiting as [User];
    await ask('PATCH', `${BASE}/approve`, { as: 'mod', json: { nicknames: [nickname] } });
    expect((await get(`${BASE}/${id}`, 'mod')).body).toMatchObject({ nickname, is_approved: true });
    expect((await get(`${BASE}/nobody-here`, 'mod')).status).toBe(404);
  });

  it('lose their second factor, and get a link for a new password, by administrators alone', async () => {
    const json = { nickname: 'alice' };
    expect((await ask('PUT', `${BASE}/disable_mfa`, { as: 'mod', json })).status).toBe(403);
    expect((await ask('PUT', `${BASE}/disable_mfa`, { as: 'admin', json })).status).toBe(200);
    const { body } = await get(`${BASE}/alice/password_reset`, 'admin');
    expect(body).toHaveProperty('link', expect.stringContaining('/password_reset/'));
    const forced = { nicknames: ['alice'] };
    await ask('PATCH', `${BASE}/force_password_reset`, { as: 'admin', json: forced });
    const alice = [...instance().world().people.values()].find((one) => one.nickname === 'alice');
    expect(alice?.mustResetPassword).toBe(true);
  });

  it('show administrators also what only their readers see', async () => {
    const seen = async (query: string) =>
      ((await get(`${BASE}/alice/statuses?${query}`, 'admin')).body as { total: number }).total;
    expect(await seen('godmode=true')).toBeGreaterThan(await seen('page_size=20'));
  });

  it('are invited, with limits, by mail, and no longer', async () => {
    const json = { max_use: 3, expires_at: '2031-01-31' };
    const made = await ask('POST', `${BASE}/invite_token`, { as: 'mod', json });
    expect(made.body).toMatchObject({ max_use: 3, expires_at: '2031-01-31', used: false });
    const { token } = made.body as { token: string };
    await ask('POST', `${BASE}/revoke_invite`, { as: 'mod', json: { token } });
    const mail = (email: string) =>
      ask('POST', `${BASE}/email_invite`, { as: 'mod', json: { email } });
    expect((await mail('nobody')).status).toBe(400);
    expect((await mail('ann@mail.example')).status).toBe(204);
    const { body } = await get(`${BASE}/invites`, 'mod');
    expect(body).toMatchObject({ invites: [{ token, used: true }, { used: false }] });
    expect((await get(`${BASE}/invites`, 'alice')).status).toBe(403);
  });
});

describe.each(['mastodon', 'gotosocial'] as const)('people on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });
  const BASE = '/api/v1/admin/accounts';
  const ids = async (query: string) =>
    ((await get(`${BASE}?${query}`, 'admin')).body as unknown as { id: string }[]).map(
      ({ id }) => id,
    );

  it('are listed page by page for the role', async () => {
    expect((await get(BASE, 'alice')).status).toBe(403);
    expect((await get(BASE, 'mod')).status).toBe(family === 'mastodon' ? 200 : 403);
    const first = await ids('remote=true&limit=50');
    const second = await ids(`remote=true&limit=50&max_id=${first.at(-1)!}`);
    expect(new Set([...first, ...second]).size).toBe(100);
    expect(await ids('staff=true')).toHaveLength(2);
  });

  it('are approved or refused once, while they wait', async () => {
    const [one, other] = (await ids('pending=true')) as [string, string];
    const act = (id: string, action: string) =>
      ask('POST', `${BASE}/${id}/${action}`, { as: 'admin' });
    expect((await act(one, 'approve')).body).toMatchObject({ approved: true });
    expect((await act(one, 'reject')).status).toBe(403);
    expect((await act(other, 'reject')).status).toBe(200);
    expect((await get(`${BASE}/${other}`, 'admin')).status).toBe(404);
  });

  it('are deleted once they are suspended', async () => {
    const [id] = (await ids('remote=true')) as [string];
    const remove = () => ask('DELETE', `${BASE}/${id}`, { as: 'admin' });
    if (family === 'gotosocial') return expect((await remove()).status).toBe(404);
    expect((await remove()).status).toBe(403);
    await ask('POST', `${BASE}/${id}/action`, { as: 'admin', json: { type: 'suspend' } });
    expect((await remove()).status).toBe(200);
    return expect((await get(`${BASE}/${id}`, 'admin')).status).toBe(404);
  });
});
