/** GoToSocial and Hollo: a subset of the Mastodon API, with their own ids. */
import { useInstance } from '@support/engine/demo';

describe.each([
  {
    family: 'gotosocial' as const,
    id: /^[0-9A-HJKMNP-TV-Z]{26}$/,
    version: '2.0',
    missing: ['/api/v1/trends', '/api/v1/pleroma/chats'],
    sockets: true,
  },
  {
    family: 'hollo' as const,
    id: /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    version: '2.1',
    missing: ['/api/v1/filters', '/api/v2/filters', '/api/v1/conversations', '/nodeinfo/2.0'],
    sockets: false,
  },
])('$family', ({ family, id, version, missing, sockets }) => {
  const stage = useInstance({ family });

  it('describes itself at the address of its node info, and nowhere else', async () => {
    const { links } = (await stage.get('/.well-known/nodeinfo')).body as unknown as {
      links: { href: string }[];
    };
    const paths = links.map(({ href }) => new URL(href).pathname);
    expect(paths).toContain(`/nodeinfo/${version}`);
    expect((await stage.get(`/nodeinfo/${version}`)).body).toMatchObject({
      software: { name: family },
    });
    expect((await stage.get('/nodeinfo/2.0.json')).status).toBe(404);
  });

  it('has only the calls in its documentation', async () => {
    for (const path of missing) {
      const { status } = await stage.get(path, 'alice');
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  });

  it('has no announcements', async () => {
    const { body, status } = await stage.get('/api/v1/announcements', 'alice');
    expect([status, body]).toEqual([200, []]);
  });

  it('shows visitors people, and no timeline', async () => {
    expect((await stage.get('/api/v1/timelines/public')).status).toBe(401);
    const { body, status } = await stage.get('/api/v1/timelines/public', 'alice');
    const posts = body as unknown as { id: string; account: { id: string } }[];
    expect(status).toBe(200);
    expect(posts.every((post) => id.test(post.id) && id.test(post.account.id))).toBe(true);
    expect(new Set(posts.map((post) => post.id)).size).toBe(20);
  });

  it('names its socket if it has one', async () => {
    const { urls } = (await stage.get('/api/v1/instance')).body as { urls: object };
    expect(Object.keys(urls)).toEqual(sockets ? ['streaming_api'] : []);
  });
});
