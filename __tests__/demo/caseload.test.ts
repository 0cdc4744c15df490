/** The work of moderators on the embedded instance: as much of it on each family as on a real server. */
import { useInstance } from '@support/engine/demo';

const pleroma = ['/api/v1/pleroma/admin/users', '/api/v1/pleroma/admin/reports'] as const;
const mastodon = ['/api/v1/admin/accounts', '/api/v1/admin/reports'] as const;

describe.each([
  ['pleroma', pleroma],
  ['akkoma', pleroma],
  ['mastodon', mastodon],
  ['gotosocial', mastodon],
] as const)('%s', (family, paths) => {
  const { get, instance } = useInstance({ family, strict: true });

  it('has 2,000 people and 300 reports once staff asks for a list', async () => {
    const { people, reports } = instance().world();
    expect(people.size).toBeLessThan(1_000);
    for (const path of paths) expect((await get(path, 'admin')).status).toBe(200);
    expect(people.size).toBeGreaterThan(2_000);
    expect(reports.size).toBeGreaterThanOrEqual(300);
    const states = [...reports.values()].map(({ state }) => state);
    expect(states.filter((state) => state === 'open').length).toBeGreaterThan(200);
    expect(states).toContain('resolved');
  });
});
