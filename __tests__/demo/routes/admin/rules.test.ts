/** Rules on the embedded instance, changed in the words of each family that has them. */
import { useInstance } from '@support/engine/demo';

interface Rule {
  id: string;
  text: string;
}

describe.each([
  ['pleroma', '/api/v1/pleroma/admin/rules'],
  ['gotosocial', '/api/v1/admin/instance/rules'],
] as const)('on %s', (family, path) => {
  const { ask, get } = useInstance({ family, strict: true });

  it('administrators add, change and remove them, and everybody sees it', async () => {
    expect((await get(path, 'mod')).status).toBe(403);
    const body = { text: 'Be brief' };
    const sent = family === 'pleroma' ? { json: { ...body, priority: 0 } } : { form: body };
    const { id } = (await ask('POST', path, { as: 'admin', ...sent })).body as unknown as Rule;
    await ask('PATCH', `${path}/${id}`, { as: 'admin', form: { text: 'Be short' } });
    const rules = (await get(path, 'admin')).body as unknown as Rule[];
    const order = ['Be short', 'Be kind'];
    expect(rules.map(({ text }) => text)).toEqual(family === 'pleroma' ? order : order.reverse());
    const { body: instance } = await get('/api/v1/instance');
    expect(instance).toHaveProperty('rules.length', 2);
    await ask('DELETE', `${path}/${id}`, { as: 'admin' });
    expect((await get(path, 'admin')).body).toHaveLength(1);
  });
});

describe('elsewhere', () => {
  const { get } = useInstance({ family: 'akkoma', strict: true });

  it('there are no such calls', async () => {
    expect((await get('/api/v1/pleroma/admin/rules', 'admin')).status).toBe(404);
  });
});
