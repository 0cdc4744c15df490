/** The terms and the panel on the embedded instance. */
import { useInstance } from '@support/engine/demo';

const TERMS = '/api/v1/pleroma/admin/instance_document/terms-of-service';

describe.each(['pleroma', 'akkoma'] as const)('on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });

  it('are for administrators, by name', async () => {
    expect((await get(TERMS, 'mod')).status).toBe(403);
    expect((await get(TERMS, 'admin')).status).toBe(200);
    expect((await get(TERMS.replace('terms', 'other'), 'admin')).status).toBe(404);
    expect((await ask('DELETE', TERMS, { as: 'admin' })).status).toBe(200);
  });
});
