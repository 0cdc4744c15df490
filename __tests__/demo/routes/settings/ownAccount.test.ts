/** Changes to the own account at the embedded instance, as a real one answers. */
import { useInstance } from '@support/engine/demo';
import { fixtureBody } from '@support/fixtures';

const stage = useInstance({ family: 'pleroma' });
const ask = (
  method: 'POST' | 'PUT' | 'DELETE',
  name: string,
  json: object,
  as: 'alice' | 'bob' | 'carol' = 'alice',
) => stage.ask(method, `/api/pleroma/${name}`, { as, json });
const body = (name: string) => fixtureBody(`settings/${name}`);
const wrong = { password: 'not it' };

it('the own account changes its e-mail address with the password, and gets refusals with status 200', async () => {
  const email = (address: string, password = 'alice-password') =>
    ask('POST', 'change_email', { email: address, password });
  expect((await email('a@b.example', 'not it')).body).toEqual(body('change-email-wrong-password'));
  expect((await email('nope')).body).toEqual(body('change-email-invalid'));
  const done = await email('alice.new@example.com');
  expect([done.status, done.body]).toEqual([200, body('change-email')]);
  const nothing = await ask('POST', 'change_email', { password: 'alice-password' });
  expect([nothing.status, nothing.body]).toEqual([400, body('change-email-nothing')]);
});

it('the own account can have aliases of known accounts', async () => {
  const unknown = await ask('PUT', 'aliases', { alias: 'nobody@nowhere.example' });
  expect([unknown.status, unknown.body]).toEqual([404, body('alias-add-unknown')]);
  expect((await ask('PUT', 'aliases', { alias: 'bob' })).body).toEqual(body('alias-add'));
  const { aliases } = (await stage.get('/api/pleroma/aliases', 'alice')).body as {
    aliases: string[];
  };
  expect(aliases).toEqual([expect.stringMatching(/^bob@/)]);
  expect((await ask('DELETE', 'aliases', { alias: aliases[0] })).body).toEqual(
    body('alias-delete'),
  );
  expect((await ask('DELETE', 'aliases', { alias: aliases[0] })).body).toEqual(
    body('alias-delete-none'),
  );
});

it('the own account moves to an account that names it as alias', async () => {
  const move = (password: string) =>
    ask('POST', 'move_account', { password, target_account: 'bob' });
  expect((await move('not it')).body).toEqual(body('move-account-wrong-password'));
  expect((await move('alice-password')).body).toEqual(body('move-account-not-an-alias'));
  await ask('PUT', 'aliases', { alias: 'alice' }, 'bob');
  expect((await move('alice-password')).body).toEqual(body('move-account'));
});

it('the own account invalidates all tokens with a new password, and by its deletion', async () => {
  expect((await ask('POST', 'delete_account', wrong, 'carol')).body).toEqual(
    body('delete-account-wrong-password'),
  );
  const change = (confirmation: string) =>
    ask(
      'POST',
      'change_password',
      { password: 'carol-password', new_password: 'new', new_password_confirmation: confirmation },
      'carol',
    );
  expect((await change('old')).body).toEqual(body('change-password-mismatch'));
  expect((await change('new')).body).toEqual(body('change-password'));
  expect((await stage.get('/api/v1/accounts/verify_credentials', 'carol')).status).toBe(403);
});
