/** Moderation of accounts at the embedded instance, as a real one answers. */
import { decodeUser } from '@/api/decode/people/user';
import { isRefusal } from '@/api/decode/engine/refusal';
import { useInstance } from '@support/engine/demo';
import { fixture } from '@support/fixtures';

const stage = useInstance({ family: 'pleroma' });
const BASE = '/api/v1/pleroma/admin/users';

async function bob() {
  const user = decodeUser((await stage.get('/api/v1/accounts/bob', 'admin')).body);
  if (isRefusal(user)) throw new Error(user.why);
  return user;
}

const ask = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  json: object,
  as = 'admin',
) => stage.ask(method, BASE + path, { as, json });

it('moderation grants and revokes rights, for administrators only', async () => {
  const path = '/bob/permission_group/moderator';
  expect((await ask('POST', path, {})).body).toEqual(
    fixture('admin/permission-group-add').response.body,
  );
  expect((await bob()).rights.moderator).toBe(true);
  expect((await ask('DELETE', path, {})).body).toEqual(
    fixture('admin/permission-group-remove').response.body,
  );
  expect((await bob()).rights.moderator).toBe(false);
  const refused = await ask('POST', '/bob/permission_group/admin', {}, 'mod');
  expect([refused.status, refused.body]).toEqual([
    403,
    fixture('admin/permission-group-by-mod').response.body,
  ]);
  expect((await ask('POST', '/bob/permission_group/king', {})).status).toBe(404);
});

it('moderation adds and removes tags', async () => {
  const body = { nicknames: ['bob'], tags: ['mrf_tag:sandbox', 'mrf_tag:quarantine'] };
  const answer = await ask('PUT', '/tag', body, 'mod');
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect((await bob()).tags).toEqual(body.tags);
  await ask('DELETE', '/tag', { ...body, tags: ['mrf_tag:sandbox'] });
  expect((await bob()).tags).toEqual(['mrf_tag:quarantine']);
});

it('moderation deactivates and activates accounts', async () => {
  const body = { nicknames: ['bob'] };
  const shape = fixture('admin/user-deactivate').response.body as { users: object[] };
  const answer = await ask('PATCH', '/deactivate', body);
  const [row] = (answer.body as { users: object[] }).users;
  expect(Object.keys(shape.users[0] ?? {})).toEqual(expect.arrayContaining(Object.keys(row ?? {})));
  expect((await bob()).deactivated).toBe(true);
  // A lookup by name does not show it to anybody, not even to staff.
  const found = await stage.get('/api/v1/accounts/lookup?acct=bob', 'admin');
  expect(found.body).not.toHaveProperty('pleroma.deactivated');
  expect((await stage.get('/api/v1/accounts/bob', 'alice')).status).toBe(404);
  await ask('PATCH', '/activate', body);
  expect((await bob()).deactivated).toBe(false);
});

it('moderation deletes an account with its posts', async () => {
  const { id } = await bob();
  const posts = `/api/v1/accounts/${id}/statuses`;
  expect((await stage.get(posts, 'admin')).body).not.toEqual([]);
  const answer = await stage.ask('DELETE', `${BASE}?nickname=bob`, { as: 'admin' });
  expect(answer.body).toEqual(['bob']);
  expect((await stage.get(posts, 'admin')).body).toEqual([]);
});

it.each([
  ['an account that is not there', 'admin', { nicknames: ['nobody_here'] }, 500],
  ['others than staff', 'alice', { nicknames: ['bob'] }, 403],
  ['nobody in particular', 'admin', {}, 400],
])('moderation is forbidden for %s', async (_who, as, json, status) => {
  expect((await ask('PATCH', '/deactivate', json, as)).status).toBe(status);
});
