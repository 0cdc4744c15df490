/** What people of the embedded instance change of their own account, as a real one answers. */
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

it('changes the address with the password, and answers refusals with status 200', async () => {
  const email = (address: string, password = 'alice-password') =>
    ask('POST', 'change_email', { email: address, password });
  expect((await email('a@b.example', 'not it')).body).toEqual(body('change-email-wrong-password'));
  expect((await email('nope')).body).toEqual(body('change-email-invalid'));
  const done = await email('alice.new@example.com');
  expect([done.status, done.body]).toEqual([200, body('change-email')]);
  const nothing = await ask('POST', 'change_email', { password: 'alice-password' });
  expect([nothing.status, nothing.body]).toEqual([400, body('change-email-nothing')]);
});

it('keeps aliases of accounts that it knows', async () => {
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

it('moves to an account that names this one', async () => {
  const move = (password: string) =>
    ask('POST', 'move_account', { password, target_account: 'bob' });
  expect((await move('not it')).body).toEqual(body('move-account-wrong-password'));
  expect((await move('alice-password')).body).toEqual(body('move-account-not-an-alias'));
  await ask('PUT', 'aliases', { alias: 'alice' }, 'bob');
  expect((await move('alice-password')).body).toEqual(body('move-account'));
});

it('ends all tokens with a new password, and with the account', async () => {
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
