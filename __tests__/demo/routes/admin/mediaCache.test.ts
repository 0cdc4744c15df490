/** The cache of media on the embedded instance. */
import { useInstance } from '@support/engine/demo';

const CACHE = '/api/v1/pleroma/admin/media_proxy_caches';
const url = 'https://fen.example/new.jpg';

describe.each(['pleroma', 'akkoma'] as const)('on %s', (family) => {
  const { ask, get } = useInstance({ family, strict: true });
  const post = (rest: string, json: object) =>
    ask('POST', `${CACHE}/${rest}`, { as: 'admin', json });

  it('is for administrators, in pages and by expression', async () => {
    expect((await get(CACHE, 'mod')).status).toBe(403);
    const { body } = await get(`${CACHE}?page=3&page_size=50`, 'admin');
    expect(body).toMatchObject({ count: 120, page_size: 50 });
    expect(body).toHaveProperty('urls.length', 20);
    expect((await get(`${CACHE}?query=fen%5C.example`, 'admin')).body).toMatchObject({ count: 40 });
  });

  it('keeps banned addresses, and only those', async () => {
    await post('purge', { urls: [url], ban: false });
    expect((await get(`${CACHE}?query=new`, 'admin')).body).toMatchObject({ urls: [] });
    await post('purge', { urls: [url], ban: true });
    expect((await get(`${CACHE}?query=new`, 'admin')).body).toMatchObject({ urls: [url] });
    await post('delete', { urls: [url] });
    expect((await get(`${CACHE}?query=new`, 'admin')).body).toMatchObject({ urls: [] });
    expect((await post('purge', { ban: true })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('elsewhere', () => {
  const { get } = useInstance({ family: 'mastodon', strict: true });

  it('there are no such calls', async () => {
    expect((await get(CACHE, 'admin')).status).toBe(404);
  });
});
