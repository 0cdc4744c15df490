/** Numbers about the server on the embedded instance, as each family has them. */
import { measures } from '@/domain/admin/server/serverStatistics';
import { useInstance } from '@support/engine/demo';

const span = { start_at: '2026-09-01', end_at: '2026-11-02' };

describe('on Mastodon', () => {
  const { ask } = useInstance({ family: 'mastodon', strict: true });
  const post = (path: string, json: object, as = 'admin') =>
    ask('POST', `/api/v1/admin/${path}`, { as, json });

  it('days, rankings and months come for those with the dashboard', async () => {
    const days = await post('measures', { keys: measures, ...span });
    expect(days.body).toHaveLength(measures.length);
    expect(days.body).toHaveProperty('[0].data.length', 63);
    const ranked = await post('dimensions', {
      keys: ['languages', 'space_usage'],
      ...span,
      limit: 2,
    });
    expect(ranked.body).toMatchObject([{ key: 'languages' }, { key: 'space_usage' }]);
    const months = await post('retention', { ...span, frequency: 'month' });
    expect(months.body).toHaveLength(3);
    const asked = {
      measures: { keys: measures, ...span },
      dimensions: { keys: ['languages'], ...span },
      retention: { ...span, frequency: 'month' },
    };
    for (const [path, json] of Object.entries(asked)) {
      expect((await post(path, json, 'mod')).status).toBe(403);
    }
  });
});

describe.each(['pleroma', 'akkoma'] as const)('on %s', (family) => {
  const { get } = useInstance({ family, strict: true });
  const STATS = '/api/v1/pleroma/admin/stats';

  it('posts are counted by visibility, for staff', async () => {
    const { body } = await get(STATS, 'admin');
    expect(body).toHaveProperty('status_visibility.public');
    expect((await get(STATS, 'mod')).status).toBe(family === 'akkoma' ? 403 : 200);
    expect((await get(STATS, 'alice')).status).toBe(403);
  });
});

describe('on GoToSocial', () => {
  const { ask } = useInstance({ family: 'gotosocial', strict: true });

  it('there are none', async () => {
    const json = { ...span, keys: measures };
    expect((await ask('POST', '/api/v1/admin/measures', { as: 'admin', json })).status).toBe(404);
  });
});
