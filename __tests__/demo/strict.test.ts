/** An instance that checks parameters, types and scopes, as strict servers do. */
import { useInstance } from '@support/engine/demo';

const INVALID = 'invalid_request';
const registration = { client_name: 'Trial', redirect_uris: 'https://client.example/back' };

describe('strict Mastodon', () => {
  const stage = useInstance({ family: 'mastodon', strict: true });
  const post = (json: object) => stage.ask('POST', '/api/v1/statuses', { as: 'alice', json });

  it('accepts a post with correct types', async () => {
    const { status } = await post({ status: 'Hi', sensitive: false, media_ids: [] });
    expect(status).toBe(200);
  });

  it.each([
    [{ status: 'Hi', sensitive: 'false' }, 'sensitive: expected boolean'],
    [{ status: 'Hi', media_ids: 'm1' }, 'media_ids: expected a list of string'],
    [{ status: 'Hi', content_type: 'text/plain' }, 'content_type: unknown parameter'],
  ])('refuses %j', async (json, why) => {
    const answer = await post(json);
    expect([answer.status, answer.body]).toEqual([422, { error: INVALID, error_description: why }]);
  });

  it('accepts no flag from a form without files', async () => {
    const form = { status: 'Hi', sensitive: 'false' };
    const { status } = await stage.ask('POST', '/api/v1/statuses', { as: 'alice', form });
    expect(status).toBe(422);
    const multipart = new FormData();
    multipart.set('locked', 'false');
    const path = '/api/v1/accounts/update_credentials';
    expect((await stage.ask('PATCH', path, { as: 'alice', multipart })).status).toBe(200);
  });

  it('refuses parameters of other families in addresses, and invalid numbers', async () => {
    const asked = (query: string) => stage.get(`/api/v1/timelines/home?${query}`, 'alice');
    expect((await asked('limit=20&max_id=zzz')).status).toBe(200);
    expect((await asked('with_muted=true')).status).toBe(422);
    expect((await asked('limit=many')).status).toBe(422);
  });

  it('accepts undocumented parameters that are known to work: cursors of its own links', async () => {
    const asked = (query: string) => stage.get(`/api/v1/bookmarks?${query}`, 'alice');
    expect((await asked('limit=5&max_id=9')).status).toBe(200);
    expect((await asked('folder_id=7')).status).toBe(422);
  });

  it('refuses scopes that do not exist', async () => {
    const register = (scopes: string) =>
      stage.ask('POST', '/api/v1/apps', { form: { ...registration, scopes } });
    expect((await register('read write follow push profile')).status).toBe(200);
    const { status, body } = await register('read everything');
    expect([status, body]).toEqual([
      422,
      { error: INVALID, error_description: 'scopes: unknown scope everything' },
    ]);
  });
});

describe('strict GoToSocial', () => {
  const stage = useInstance({ family: 'gotosocial', strict: true });

  it('has the calls that its description lists for both versions, or under another word', async () => {
    const found = await stage.get('/api/v2/search?q=frog', 'alice');
    const read = await stage.ask('POST', '/api/v1/conversations/none/read', { as: 'alice' });
    expect([found.status, read.body]).toEqual([200, { error: 'Unknown conversation id' }]);
    const missing = await stage.ask('POST', '/api/v1/notifications/none/dismiss', { as: 'alice' });
    expect(missing.body).not.toEqual(read.body);
  });
});

describe('strict Hollo', () => {
  const stage = useInstance({ family: 'hollo', strict: true });

  it('follows its own documentation, not that of others', async () => {
    const asked = (query: string) => stage.get(`/api/v1/bookmarks?${query}`, 'alice');
    expect((await asked('limit=5&before=9')).status).toBe(200);
    expect((await asked('limit=5&max_id=9')).status).toBe(422);
  });
});

describe('strict Pleroma', () => {
  const stage = useInstance({ strict: true });

  it('accepts strings for booleans and numbers, and refuses unknown parameters in its own words', async () => {
    const asked = (query: string) => stage.get(`/api/v1/timelines/home?${query}`, 'alice');
    expect((await asked('with_muted=true&limit=20')).status).toBe(200);
    const { status, body } = await asked('quietly=true');
    expect([status, body]).toMatchObject([400, { error: 'quietly - unknown parameter.' }]);
  });

  it('accepts a post as a form', async () => {
    const multipart = new FormData();
    multipart.set('status', 'Hi');
    multipart.set('sensitive', 'false');
    multipart.append('media_ids[]', 'none');
    const answer = await stage.ask('POST', '/api/v1/statuses', { as: 'alice', multipart });
    expect(answer.status).toBe(200);
  });
});

it('an instance is lenient unless it is told otherwise', async () => {
  const { defaultOptions } = await import('@/demo/options');
  expect(defaultOptions.strict).toBe(false);
});
