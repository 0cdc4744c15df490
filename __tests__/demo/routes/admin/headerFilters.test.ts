/** Header filters and work on media of the embedded GoToSocial. */
import { useInstance } from '@support/engine/demo';

describe('on GoToSocial', () => {
  const { ask, get } = useInstance({ family: 'gotosocial', strict: true });
  const post = (path: string, json: object = {}) => ask('POST', path, { as: 'admin', json });

  it.each(['header_blocks', 'header_allows'])('%s are added and removed', async (list) => {
    const path = `/api/v1/admin/${list}`;
    expect((await get(path, 'mod')).status).toBe(403);
    expect((await post(path, { header: 'User Agent', regex: 'x' })).status).toBe(400);
    expect((await post(path, { header: 'User-Agent', regex: '(' })).status).toBe(400);
    const { body } = await post(path, { header: 'User-Agent', regex: '(?i)bad' });
    expect(body).toMatchObject({ header: 'User-Agent', regex: '(?i)bad' });
    expect((await get(path, 'admin')).body).toEqual([body]);
    const at = `${path}/${String((body as { id: string }).id)}`;
    expect((await ask('DELETE', at, { as: 'admin' })).status).toBe(202);
    expect((await ask('DELETE', at, { as: 'admin' })).status).toBe(404);
  });

  it('media are cleaned up and fetched again', async () => {
    expect((await post('/api/v1/admin/media_cleanup?remote_cache_days=7')).status).toBe(200);
    expect((await post('/api/v1/admin/media_refetch?domain=far.example')).status).toBe(202);
    const asMod = await ask('POST', '/api/v1/admin/media_refetch', { as: 'mod' });
    expect(asMod.status).toBe(403);
  });
});

describe('on Mastodon', () => {
  const { ask, get } = useInstance({ family: 'mastodon', strict: true });
  const EMAILS = '/api/v1/admin/canonical_email_blocks';

  it('a blocked mail address is found, also in another spelling', async () => {
    const found = async (email: string) =>
      (await ask('POST', `${EMAILS}/test`, { as: 'admin', json: { email } })).body;
    expect(await found('eve@mail.example')).toEqual([]);
    await ask('POST', EMAILS, { as: 'admin', json: { email: 'eve@mail.example' } });
    expect(await found('E.ve+more@mail.example')).toHaveLength(1);
    expect((await get('/api/v1/admin/header_blocks', 'admin')).status).toBe(404);
  });
});
