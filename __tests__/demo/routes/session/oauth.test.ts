/** Login at the embedded instance: every grant, the second factor, and refusals. */
import { useInstance } from '@support/engine/demo';
import type { Answer } from '@support/engine/demo';
import { fixtureBody } from '@support/fixtures';
import { differences } from '@support/engine/api/wireShape';
import { demoAccounts } from '@/demo/seed/demoAccounts';
import { totpCode } from '@/demo/state/totp';

const REDIRECT = 'https://client.example/oauth-callback';
const SCOPES = 'read write follow push admin';
const stage = useInstance();
const tina = demoAccounts.find(({ username }) => username === 'tina') as {
  totpSecret: string;
  recoveryCodes: readonly string[];
};

interface Client {
  client_id: string;
  client_secret: string;
}

async function register(): Promise<Client> {
  const answer = await stage.ask('POST', '/api/v1/apps', {
    form: { client_name: 'Trial', redirect_uris: REDIRECT, scopes: SCOPES },
  });
  return answer.body;
}

const token = (client: Client, form: Record<string, string>): Promise<Answer> =>
  stage.ask('POST', '/oauth/token', {
    form: {
      client_id: client.client_id,
      client_secret: client.client_secret,
      redirect_uri: REDIRECT,
      ...form,
    },
  });

const byPassword = (client: Client, username: string, more: Record<string, string> = {}) =>
  token(client, { grant_type: 'password', username, password: `${username}-password`, ...more });

const whoAmI = async (bearer: string): Promise<unknown> => {
  const answer = await stage.ask('GET', '/api/v1/accounts/verify_credentials', { token: bearer });
  return answer.status === 200 ? (answer.body as { acct: string }).acct : answer.body;
};

describe('the one-time code', () => {
  // From appendix B of RFC 6238, shortened to six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is right at second %i', (second, code) => {
    expect(totpCode(secret, second * 1_000)).toBe(code);
  });
});

describe('applications and tokens', () => {
  it('include the registration of an application', async () => {
    const client = await register();
    expect(differences(client, fixtureBody('auth/app-create'), { keys: [] })).toEqual([]);
    const answer = await token(client, { grant_type: 'client_credentials', scope: SCOPES });
    const recorded = fixtureBody('auth/token-client-credentials');
    expect(differences(answer.body, recorded, { keys: [] })).toEqual([]);
    const { access_token: bearer } = answer.body as { access_token: string };
    const check = '/api/v1/apps/verify_credentials';
    expect((await stage.ask('GET', check, { token: bearer })).body).toMatchObject({
      name: 'Trial',
    });
    expect((await stage.get(check)).status).toBe(400);
    expect(await whoAmI(bearer)).toEqual({ error: 'Invalid credentials.' });
  });

  it('are refused without a name', async () => {
    const answer = await stage.ask('POST', '/api/v1/apps', { form: { redirect_uris: REDIRECT } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(fixtureBody('auth/app-create-no-name'));
  });

  it('are issued by name or address, with an expiry', async () => {
    const client = await register();
    for (const username of ['alice', 'alice@example.com']) {
      const answer = await token(client, {
        grant_type: 'password',
        username,
        password: 'alice-password',
      });
      expect(differences(answer.body, fixtureBody('auth/token-password'), { keys: [] })).toEqual(
        [],
      );
      expect(answer.body).toMatchObject({ expires_in: 3_153_600_000, scope: SCOPES });
      expect(await whoAmI((answer.body as { access_token: string }).access_token)).toBe('alice');
    }
  });

  it.each([
    ['wrong password', { password: 'no' }],
    ['unknown person', { username: 'nobody' }],
    ['wrong secret', { client_secret: 'no' }],
    ['unknown scope', { scope: 'read nonsense' }],
  ])('are refused with just "Invalid credentials" for a %s', async (_what, form) => {
    const answer = await byPassword(await register(), 'alice', form);
    expect([answer.status, answer.body]).toEqual([400, { error: 'Invalid credentials' }]);
  });

  it('are refused for other grants', async () => {
    const answer = await token(await register(), { grant_type: 'nonsense' });
    expect([answer.status, answer.body]).toEqual([500, { error: 'Bad request' }]);
  });

  it.each([
    ['rita', 'auth/token-password-reset-required'],
    ['dora', 'auth/token-password-deactivated'],
  ])('are refused to %s with a reason', async (username, name) => {
    const answer = await byPassword(await register(), username);
    expect([answer.status, answer.body]).toEqual([403, fixtureBody(name)]);
  });

  it('are refused to people whose address is not confirmed', async () => {
    const answer = await byPassword(await register(), 'uma');
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ identifier: 'missing_confirmed_email' });
  });

  it('can be refreshed: a new token, the same refresh token, and the old one invalid at once', async () => {
    const client = await register();
    const first = (await byPassword(client, 'bob')).body as Record<string, string>;
    const second = await token(client, {
      grant_type: 'refresh_token',
      refresh_token: first.refresh_token ?? '',
    });
    const next = second.body as Record<string, string>;
    expect(next.refresh_token).toBe(first.refresh_token);
    expect(next.access_token).not.toBe(first.access_token);
    expect(await whoAmI(first.access_token ?? '')).toEqual({ error: 'Invalid credentials.' });
    expect(await whoAmI(next.access_token ?? '')).toBe('bob');
  });

  it('require the right scope', async () => {
    const client = await register();
    const answer = await byPassword(client, 'alice', { scope: 'read' });
    const { access_token: bearer } = answer.body as { access_token: string };
    const asked = await stage.ask('POST', '/api/v1/statuses', {
      token: bearer,
      json: { status: 'no' },
    });
    expect([asked.status, asked.body]).toEqual([403, fixtureBody('auth/scope-missing-post')]);
    expect(await whoAmI(bearer)).toBe('alice');
  });

  it('can be revoked: the token is invalid, and unknown ones are accepted', async () => {
    const client = await register();
    const { access_token: bearer = '' } = (await byPassword(client, 'bob')).body as Record<
      string,
      string
    >;
    const revoke = (value: string) =>
      stage.ask('POST', '/oauth/revoke', { form: { token: value, ...client } });
    expect((await revoke(bearer)).body).toEqual({});
    expect(await whoAmI(bearer)).toEqual({ error: 'Invalid credentials.' });
    expect((await revoke('UNKNOWN')).body).toEqual({});
  });
});

describe('the second factor', () => {
  async function challenge(): Promise<{ client: Client; mfaToken: string }> {
    const client = await register();
    const answer = await byPassword(client, 'tina');
    expect(answer.status).toBe(403);
    const recorded = fixtureBody('auth/token-mfa-required');
    expect(differences(answer.body, recorded, { keys: [] })).toEqual([]);
    return { client, mfaToken: (answer.body as { mfa_token: string }).mfa_token };
  }

  const answerIt = (client: Client, mfaToken: string, type: string, code: string) =>
    stage.ask('POST', '/oauth/mfa/challenge', {
      form: { ...client, mfa_token: mfaToken, challenge_type: type, code },
    });

  it('accepts the code of this half minute and no other', async () => {
    const { client, mfaToken } = await challenge();
    const now = stage.instance().now();
    const wrong = await answerIt(
      client,
      mfaToken,
      'totp',
      totpCode(tina.totpSecret, now + 600_000),
    );
    expect([wrong.status, wrong.body]).toEqual([400, fixtureBody('auth/mfa-challenge-wrong')]);
    const right = await answerIt(client, mfaToken, 'totp', totpCode(tina.totpSecret, now));
    expect(await whoAmI((right.body as { access_token: string }).access_token)).toBe('tina');
  });

  it('accepts a recovery code once', async () => {
    const [code = ''] = tina.recoveryCodes;
    const first = await challenge();
    const right = await answerIt(first.client, first.mfaToken, 'recovery', code);
    expect(right.status).toBe(200);
    const second = await challenge();
    const spent = await answerIt(second.client, second.mfaToken, 'recovery', code);
    expect([spent.status, spent.body]).toEqual([400, { error: 'Invalid code' }]);
  });

  it('refuses the code of another application', async () => {
    const { mfaToken } = await challenge();
    const code = totpCode(tina.totpSecret, stage.instance().now());
    expect((await answerIt(await register(), mfaToken, 'totp', code)).status).toBe(400);
  });
});

describe('the authorisation page', () => {
  const query = ({ client_id }: Client) =>
    new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: REDIRECT,
      scope: SCOPES,
      state: 'S1',
    }).toString();

  const submit = (client: Client, fields: Record<string, string>) =>
    stage.ask('POST', '/oauth/authorize', {
      form: {
        'authorization[client_id]': client.client_id,
        'authorization[redirect_uri]': REDIRECT,
        'authorization[state]': 'S1',
        'authorization[scope][]': SCOPES.split(' '),
        ...Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [`authorization[${name}]`, value]),
        ),
      },
    });

  const codeIn = (answer: Answer): string => {
    const address = new URL(answer.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe(REDIRECT);
    expect(address.searchParams.get('state')).toBe('S1');
    return address.searchParams.get('code') ?? '';
  };

  it('shows a form, returns a code, and the code works once', async () => {
    const client = await register();
    const page = await stage.get(`/oauth/authorize?${query(client)}`);
    expect(page.text).toContain('name="authorization[password]"');
    expect(page.text).toContain('<strong>Trial</strong>');
    const answer = await submit(client, { name: 'alice', password: 'alice-password' });
    expect(answer.status).toBe(302);
    const code = codeIn(answer);
    const redeemed = await token(client, { grant_type: 'authorization_code', code });
    expect(await whoAmI((redeemed.body as { access_token: string }).access_token)).toBe('alice');
    const again = await token(client, { grant_type: 'authorization_code', code });
    expect([again.status, again.body]).toEqual([400, { error: 'Invalid credentials' }]);
  });

  it('stays open with a wrong password', async () => {
    const answer = await submit(await register(), { name: 'alice', password: 'no' });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Invalid Username/Password');
  });

  it('asks for the code of the second factor in between', async () => {
    const client = await register();
    const fields = { name: 'tina', password: 'tina-password' };
    const page = await submit(client, fields);
    expect(page.text).toContain('name="authorization[code]"');
    expect((await submit(client, { ...fields, code: '000000' })).status).toBe(401);
    const code = totpCode(tina.totpSecret, stage.instance().now());
    expect(codeIn(await submit(client, { ...fields, code }))).not.toBe('');
  });

  it('does not redirect to an address that was not registered', async () => {
    const client = await register();
    const wrong = query(client).replace('client.example', 'evil.example');
    expect((await stage.get(`/oauth/authorize?${wrong}`)).status).toBe(400);
  });
});

describe('the session cookie', () => {
  const cookieOf = (answer: Answer) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  it('is set by any call with a valid token, and then authorises', async () => {
    const cookie = cookieOf(await stage.get('/api/v1/instance', 'alice'));
    expect(cookie).toMatch(/^pleroma_key=.+/);
    const home = await stage.ask('GET', '/api/v1/timelines/home', { headers: { cookie } });
    expect(home.status).toBe(200);
    const posted = await stage.ask('POST', '/api/v1/statuses', {
      headers: { cookie },
      json: { status: 'as alice without a header' },
    });
    expect(posted.body).toMatchObject({ account: { acct: 'alice' } });
  });

  it('is overridden by a header', async () => {
    const cookie = cookieOf(await stage.get('/api/v1/instance', 'alice'));
    const answer = await stage.ask('GET', '/api/v1/accounts/verify_credentials', {
      as: 'bob',
      headers: { cookie },
    });
    expect(answer.body).toMatchObject({ acct: 'bob' });
  });

  it('is not set for visitors or invalid tokens', async () => {
    expect(cookieOf(await stage.get('/api/v1/instance'))).toBe('');
    const bad = await stage.ask('GET', '/api/v1/instance', { token: 'nonsense' });
    expect([bad.status, cookieOf(bad)]).toEqual([200, '']);
  });
});
