/** Posts and trends on the embedded instance, in the words of each family. */
import { useInstance } from '@support/engine/demo';

interface Post {
  id: string;
  visibility: string;
  sensitive: boolean;
}

describe.each(['pleroma', 'akkoma'] as const)('posts on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });
  const BASE = '/api/v1/pleroma/admin/statuses';
  const posts = async (query: string) =>
    (await get(`${BASE}?${query}`, 'admin')).body as unknown as Post[];

  it('are listed in numbered pages, with private ones on request, for administrators', async () => {
    expect((await get(BASE, 'alice')).status).toBe(403);
    const first = await posts('page=1&page_size=40');
    const second = await posts('page=2&page_size=40');
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(80);
    expect(first.some(({ visibility }) => visibility === 'private')).toBe(false);
    const local = await posts('local_only=true&godmode=true&page_size=500');
    expect(local.some(({ visibility }) => visibility === 'private')).toBe(true);
  });

  it('are marked, given another scope, and deleted', async () => {
    const [{ id }] = (await posts('page_size=1')) as [Post];
    const one = `${BASE}/${id}`;
    const put = (json: object) => ask('PUT', one, { as: 'mod', json });
    expect((await put({ sensitive: true })).body).toMatchObject({ sensitive: true });
    expect((await put({ visibility: 'unlisted' })).body).toMatchObject({
      visibility: 'unlisted',
      sensitive: true,
    });
    expect((await put({ visibility: 'everyone' })).status).toBe(400);
    expect((await get(one, 'admin')).body).toMatchObject({ id, visibility: 'unlisted' });
    await ask('DELETE', one, { as: 'mod' });
    expect((await get(one, 'admin')).status).toBe(404);
  });
});

describe('trends on mastodon', () => {
  const { ask, get } = useInstance({ family: 'mastodon', strict: true });

  it.each(['statuses', 'tags', 'links'])('of %s wait, and are decided on', async (kind) => {
    const BASE = `/api/v1/admin/trends/${kind}`;
    expect((await get(BASE, 'alice')).status).toBe(403);
    const [first, second] = (await get(`${BASE}?limit=2&offset=1`, 'mod')).body as unknown as [
      { id: string; requires_review: boolean },
      { id: string },
    ];
    expect(first.requires_review).toBe(true);
    const before = (await get(`/api/v1/trends/${kind}?limit=40`)).body as unknown as object[];
    await ask('POST', `${BASE}/${first.id}/reject`, { as: 'mod' });
    await ask('POST', `${BASE}/${second.id}/approve`, { as: 'mod' });
    expect((await ask('POST', `${BASE}/0/approve`, { as: 'mod' })).status).toBe(404);
    const known = (await get(`${BASE}?limit=2&offset=1`, 'mod')).body;
    expect(known).toMatchObject([{ requires_review: false }, { requires_review: false }]);
    const after = (await get(`/api/v1/trends/${kind}?limit=40`)).body as unknown as object[];
    expect(after).toHaveLength(before.length < 40 ? before.length - 1 : 40);
  });
});

describe('gotosocial', () => {
  const { get } = useInstance({ family: 'gotosocial', strict: true });

  it('has no trends for staff', async () => {
    expect((await get('/api/v1/admin/trends/tags', 'admin')).status).toBe(404);
  });
});
