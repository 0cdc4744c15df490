/** Registered applications on the embedded instance. */
import { useInstance } from '@support/engine/demo';

const APPS = '/api/v1/pleroma/admin/oauth_app';

describe.each(['pleroma', 'akkoma'] as const)('on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });
  const add = (json: object) => ask('POST', APPS, { as: 'admin', json });

  it('are for administrators, either trusted ones or the others, by whole names', async () => {
    expect((await get(APPS, 'mod')).status).toBe(403);
    expect((await get(`${APPS}?page=2`, 'admin')).body).toHaveProperty('apps.length', 19);
    expect((await get(`${APPS}?trusted=true`, 'admin')).body).toMatchObject({
      count: 70,
      apps: [{ name: 'Heron 1', trusted: true }],
    });
    expect((await get(`${APPS}?name=Otter`, 'admin')).body).toMatchObject({ apps: [] });
  });

  it('are added, changed and deleted; faults come as if all was well', async () => {
    const body = { name: 'Coot', redirect_uris: 'https://coot.example/' };
    expect(await add({ ...body, name: ' ' })).toMatchObject({
      status: 200,
      body: { name: "can't be blank" },
    });
    const { id } = (await add(body)).body as unknown as { id: number };
    const at = `${APPS}/${String(id)}`;
    await ask('PATCH', at, { as: 'admin', json: { name: 'Coots' } });
    expect((await get(`${APPS}?name=Coots`, 'admin')).body).toMatchObject({ apps: [{ id }] });
    expect((await ask('DELETE', at, { as: 'admin' })).status).toBe(204);
    expect((await ask('DELETE', at, { as: 'admin' })).status).toBe(400);
  });
});

describe('elsewhere', () => {
  const { get } = useInstance({ family: 'gotosocial', strict: true });

  it('there are no such calls', async () => {
    expect((await get(APPS, 'admin')).status).toBe(404);
  });
});
