/** Drafts of rules and subscriptions to lists on the embedded GoToSocial. */
import { useInstance } from '@support/engine/demo';

const DRAFTS = '/api/v1/admin/domain_permission_drafts';
const LISTS = '/api/v1/admin/domain_permission_subscriptions';
const EXCLUDES = '/api/v1/admin/domain_permission_excludes';

interface Row {
  id: string;
  domain: string;
}

describe('on GoToSocial', () => {
  const { ask, get } = useInstance({ family: 'gotosocial', strict: true });
  const post = (path: string, json: object = {}) => ask('POST', path, { as: 'admin', json });
  const rowsOf = async (path: string) => (await get(path, 'admin')).body as unknown as Row[];

  it('drafts become rules, or go', async () => {
    expect((await get(DRAFTS, 'mod')).status).toBe(403);
    const [first, second] = await rowsOf(`${DRAFTS}?limit=100`);
    expect((await post(`${DRAFTS}/${first?.id ?? ''}/accept`, { overwrite: false })).status).toBe(
      200,
    );
    const rules = [
      ...(await rowsOf('/api/v1/admin/domain_blocks')),
      ...(await rowsOf('/api/v1/admin/domain_allows')),
    ];
    expect(rules.map(({ domain }) => domain)).toContain(first?.domain);
    await post(`${DRAFTS}/${second?.id ?? ''}/remove`, { exclude_target: true });
    const left = (await rowsOf(`${DRAFTS}?limit=100`)).map(({ id }) => id);
    expect(left).not.toContain(first?.id);
    expect(left).not.toContain(second?.id);
    expect((await post(`${DRAFTS}/none/accept`)).status).toBe(404);
  });

  it('lists are followed, tested and left', async () => {
    const body = { uri: 'https://a.example/x.csv', permission_type: 'block' };
    expect((await post(LISTS, body)).status).toBe(400);
    const wanted = { ...body, content_type: 'text/csv' };
    const { id } = (await post(LISTS, wanted)).body as unknown as Row;
    expect((await post(LISTS, wanted)).status).toBe(409);
    expect((await post(`${LISTS}/${id}/test`)).body).toHaveProperty('error');
    const [, known] = await rowsOf(LISTS);
    expect((await post(`${LISTS}/${known?.id ?? ''}/test`)).body).toHaveLength(53);
    const change = (json: object) => ask('PATCH', `${LISTS}/${id}`, { as: 'admin', json });
    expect((await change({ title: 'Ours', priority: 300 })).status).toBe(400);
    expect((await change({ title: 'Ours' })).body).toMatchObject({ title: 'Ours', uri: body.uri });
    await post(`${LISTS}/${id}/remove`, { remove_children: true });
    expect(await rowsOf(LISTS)).toHaveLength(1);
  });

  it('what is rejected for good stays out until it is taken back', async () => {
    const [draft] = await rowsOf(DRAFTS);
    await post(`${DRAFTS}/${draft?.id ?? ''}/remove`, { exclude_target: true });
    const [excluded] = await rowsOf(EXCLUDES);
    expect(excluded?.domain).toBe(draft?.domain);
    expect((await post(EXCLUDES, { domain: draft?.domain })).status).toBe(409);
    const path = `${EXCLUDES}/${excluded?.id ?? ''}`;
    expect((await ask('DELETE', path, { as: 'admin' })).status).toBe(200);
    expect((await ask('DELETE', path, { as: 'admin' })).status).toBe(404);
  });

  it('keys of a named server are fetched again', async () => {
    const path = '/api/v1/admin/domain_keys_expire';
    expect((await post(path, { domain: 'far.example' })).status).toBe(202);
    expect((await post(path)).status).toBe(400);
  });
});

describe('elsewhere', () => {
  const { get } = useInstance({ family: 'mastodon', strict: true });

  it('there are no such calls', async () => {
    expect((await get(DRAFTS, 'admin')).status).toBe(404);
  });
});
