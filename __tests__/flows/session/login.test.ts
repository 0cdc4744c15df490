/** Every kind of login with every outcome, against recorded answers. */
import { createHash } from 'node:crypto';
import nock from 'nock';
import { decodeAuthorizationServer } from '@/api/decode/session/authorizationServer';
import { loginSaga } from '@/sagas/session/login';
import { instanceConfigured } from '@/slices/session/config';
import { accountsFound } from '@/slices/session/accounts';
import { account } from '@support/session/accounts';
import { fakeStorage } from '@support/context';
import {
  clientRegistered,
  codeSubmitted,
  currentUserReceived,
  loginCancelled,
  loginFailed,
  loginRequested,
  mfaRequired,
  oauthCodeReceived,
  oauthErrorReceived,
  strategyChosen,
  tokenLoginRequested,
  userTokenCleared,
  userTokenReceived,
} from '@/slices/session/session';
import { settled } from '@support/clock';
import { eventually } from '@support/eventually';
import { ORIGIN, replay } from '@support/flow';
import { fixture } from '@support/fixtures';

const REDIRECT = `${ORIGIN}/oauth-callback`;
const client = clientRegistered({
  clientId: 'CLIENT-ID',
  clientSecret: 'CLIENT-SECRET',
  scopes: 'read write follow push admin',
});
const login = loginRequested({ username: 'alice', password: 'PASSWORD-alice' });

/** Answers a form with a recorded answer, and keeps what was sent. */
function answer(path: string, name: string, fields: Record<string, string> = {}) {
  const { response } = fixture(name);
  const sent: Record<string, string>[] = [];
  const scope = nock(ORIGIN)
    .post(path, (form: Record<string, string>) => {
      const fits = Object.entries(fields).every(([key, value]) => form[key] === value);
      if (fits) sent.push(form);
      return fits;
    })
    .reply(response.status, response.body as nock.Body, response.headers);
  return { sent, scope };
}

function answerCredentials(name = 'auth/verify-credentials', token = 'TOKEN-alice') {
  const { response } = fixture(name);
  return nock(ORIGIN, { reqheaders: { authorization: `Bearer ${token}` } })
    .get('/api/v1/accounts/verify_credentials')
    .reply(response.status, response.body as nock.Body, response.headers);
}

describe('signing in with a password', () => {
  it('AUTH-01 registers the client first, once, and requests all scopes it will need', async () => {
    const apps = answer('/api/v1/apps', 'auth/app-create');
    answer('/oauth/token', 'auth/token-password', { grant_type: 'password' });
    answerCredentials();
    const story = replay(loginSaga);
    story.dispatch(login);
    await story.until(currentUserReceived);
    expect(apps.sent).toEqual([
      expect.objectContaining({
        client_name: 'Linnet',
        redirect_uris: REDIRECT,
        scopes: 'read write follow push admin',
      }),
    ]);
    expect(story.state().session.oauth).toMatchObject({
      clientId: 'CLIENT-ID',
      clientSecret: 'CLIENT-SECRET',
    });
  });

  it('AUTH-02 AUTH-07 AUTH-09 AUTH-13 stores the token, loads the user, then resets the strategy', async () => {
    const token = answer('/oauth/token', 'auth/token-password', { grant_type: 'password' });
    answerCredentials();
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(currentUserReceived);
    expect(token.sent[0]).toMatchObject({
      client_id: 'CLIENT-ID',
      client_secret: 'CLIENT-SECRET',
      grant_type: 'password',
      username: 'alice',
      password: 'PASSWORD-alice',
    });
    expect(story.types().filter((type) => type.startsWith('session/'))).toEqual([
      'session/loginRequested',
      'session/userTokenReceived',
      'session/currentUserReceived',
    ]);
    const { session } = story.state();
    expect(session.oauth).toEqual({
      clientId: 'CLIENT-ID',
      clientSecret: 'CLIENT-SECRET',
      scopes: 'read write follow push admin',
      appToken: null,
      userToken: 'TOKEN-alice',
    });
    expect(session.currentUser?.screenName).toBe('alice');
    expect(session.strategy).toBe('password');
  });

  it('ROUTE-18 opens the home timeline', async () => {
    answer('/oauth/token', 'auth/token-password');
    answerCredentials();
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(currentUserReceived);
    await settled();
    expect(story.context.routes).toEqual([{ target: { name: 'friends' }, replace: false }]);
  });

  it('AUTH-14 goes through its phases', async () => {
    answer('/oauth/token', 'auth/token-password');
    answerCredentials();
    const story = replay(loginSaga, { before: [client] });
    expect(story.state().session.phase).toBe('idle');
    story.dispatch(login);
    expect(story.state().session.phase).toBe('begin');
    await story.until(userTokenReceived);
    expect(story.state().session.phase).toBe('verify');
    await story.until(currentUserReceived);
    expect(story.state().session.phase).toBe('end');
  });

  it('AUTH-17 shows that name or password are wrong when the server answers 401', async () => {
    nock(ORIGIN)
      .post('/oauth/token', /grant_type=password/)
      .reply(401, { error: 'whatever' });
    answer('/oauth/token', 'auth/token-client-credentials', { grant_type: 'client_credentials' });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'wrongCredentials' });
  });

  it('AUTH-17 shows the same when a server answers 400 and "Invalid credentials", without its wording', async () => {
    answer('/oauth/token', 'auth/token-password-wrong', { grant_type: 'password' });
    answer('/oauth/token', 'auth/token-client-credentials', { grant_type: 'client_credentials' });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'wrongCredentials' });
  });

  it("AUTH-17 shows the server's text for another refusal", async () => {
    answer('/oauth/token', 'auth/token-password-deactivated', { grant_type: 'password' });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({
      kind: 'server',
      text: 'Your account is currently disabled',
    });
    expect(story.state().session.phase).toBe('idle');
  });

  it('AUTH-17 shows a general failure when the server sends no text', async () => {
    nock(ORIGIN).post('/oauth/token').times(3).reply(502, '<html>Bad gateway</html>', {
      'content-type': 'text/html',
    });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'generic' });
  });

  it('AUTH-17 shows that the server cannot be reached when no answer comes', async () => {
    nock(ORIGIN).post('/oauth/token').replyWithError('no line');
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'network' });
  });

  it('ERR-04 says that there were too many attempts, whatever the words of the server', async () => {
    nock(ORIGIN).post('/oauth/token').reply(429, { error: 'Throttled' });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'tooManyAttempts' });
  });

  it('AUTH-15 opens the password reset when the server demands one', async () => {
    answer('/oauth/token', 'auth/token-password-reset-required');
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginCancelled);
    expect(story.context.routes).toEqual([
      {
        target: { name: 'password-reset', query: { passwordResetRequested: 'true' } },
        replace: false,
      },
    ]);
    expect(story.state().session.failure).toBeNull();
  });

  it('registers again when the server has forgotten the client', async () => {
    nock(ORIGIN)
      .post('/oauth/token', {
        grant_type: 'password',
        client_id: 'old',
        client_secret: 'old',
        redirect_uri: REDIRECT,
        username: 'alice',
        password: 'PASSWORD-alice',
      })
      .reply(400, { error: 'Invalid credentials' });
    nock(ORIGIN)
      .post('/oauth/token', /grant_type=client_credentials/)
      .reply(400, { error: 'Invalid credentials' });
    answer('/api/v1/apps', 'auth/app-create');
    answer('/oauth/token', 'auth/token-password', { client_id: 'CLIENT-ID' });
    answerCredentials();
    const story = replay(loginSaga, {
      before: [
        clientRegistered({
          clientId: 'old',
          clientSecret: 'old',
          scopes: 'read write follow push admin',
        }),
      ],
    });
    story.dispatch(login);
    await story.until(currentUserReceived);
    expect(story.state().session.oauth.clientId).toBe('CLIENT-ID');
  });

  it('AUTH-20 clears a token that the credential check refuses', async () => {
    answer('/oauth/token', 'auth/token-password');
    answerCredentials('auth/verify-credentials-invalid-token');
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.all(userTokenCleared)).toHaveLength(1);
    expect(story.state().session.oauth.userToken).toBeNull();
  });

  it.each([400, 401, 403, 422])('AUTH-20 treats %d as a rejection of the token', async (status) => {
    answer('/oauth/token', 'auth/token-password');
    nock(ORIGIN).get('/api/v1/accounts/verify_credentials').reply(status, { error: 'no' });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(userTokenCleared);
  });

  it('AUTH-20 keeps the token after any other failure of the check', async () => {
    answer('/oauth/token', 'auth/token-password');
    nock(ORIGIN).get('/api/v1/accounts/verify_credentials').times(5).reply(404, { error: 'no' });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(loginFailed);
    expect(story.state().session.oauth.userToken).toBe('TOKEN-alice');
  });
});

describe('the second factor', () => {
  const challenged = [client, mfaRequired({ mfa_token: 'MFA-TOKEN', challengeTypes: ['totp'] })];

  it('AUTH-11 AUTH-02 asks for a code when the server wants one', async () => {
    answer('/oauth/token', 'auth/token-mfa-required');
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await story.until(mfaRequired);
    expect(story.state().session).toMatchObject({
      strategy: 'totp',
      phase: 'idle',
      mfa: { mfa_token: 'MFA-TOKEN', challengeTypes: ['totp'] },
    });
    story.dispatch(strategyChosen('recovery'));
    expect(story.state().session.strategy).toBe('recovery');
    story.dispatch(strategyChosen('totp'));
    expect(story.state().session.strategy).toBe('totp');
  });

  it.each(['totp', 'recovery'] as const)(
    'AUTH-08 ROUTE-18 AUTH-13 answers with a %s code and goes home',
    async (kind) => {
      const name = kind === 'totp' ? 'auth/mfa-challenge' : 'auth/mfa-challenge-recovery';
      const challenge = answer('/oauth/mfa/challenge', name);
      answerCredentials(
        'auth/verify-credentials',
        (fixture(name).response.body as { access_token: string }).access_token,
      );
      const story = replay(loginSaga, { before: [...challenged, strategyChosen(kind)] });
      story.dispatch(codeSubmitted({ code: '123456' }));
      await story.until(currentUserReceived);
      expect(challenge.sent).toEqual([
        {
          client_id: 'CLIENT-ID',
          client_secret: 'CLIENT-SECRET',
          mfa_token: 'MFA-TOKEN',
          code: '123456',
          challenge_type: kind,
        },
      ]);
      expect(story.state().session).toMatchObject({ strategy: 'password', mfa: null });
      await settled();
      expect(story.context.routes).toHaveLength(1);
    },
  );

  it('ERR-04 says that there were too many attempts with a code', async () => {
    nock(ORIGIN).post('/oauth/mfa/challenge').reply(429, { error: 'Throttled' });
    const story = replay(loginSaga, { before: challenged });
    story.dispatch(codeSubmitted({ code: '000000' }));
    await story.until(loginFailed);
    expect(story.state().session).toMatchObject({
      strategy: 'totp',
      failure: { kind: 'tooManyAttempts' },
    });
  });

  it('shows why a code was refused, and lets another one be tried', async () => {
    answer('/oauth/mfa/challenge', 'auth/mfa-challenge-wrong');
    const story = replay(loginSaga, { before: challenged });
    story.dispatch(codeSubmitted({ code: '000000' }));
    await story.until(loginFailed);
    expect(story.state().session).toMatchObject({
      strategy: 'totp',
      failure: { kind: 'server', text: 'Invalid code' },
    });
  });

  it('AUTH-12 returns to the password on cancel, and forgets the challenge', () => {
    const story = replay(loginSaga, { before: challenged });
    story.dispatch(loginCancelled());
    expect(story.state().session).toMatchObject({ strategy: 'password', mfa: null, phase: 'idle' });
  });
});

describe('signing in on the page of the server', () => {
  it('AUTH-04 AUTH-05 opens it with all its parameters', async () => {
    const { storage, table } = fakeStorage();
    const story = replay(loginSaga, {
      before: [client],
      context: { storage: { database: storage } },
    });
    story.dispatch(tokenLoginRequested());
    expect(story.state().session.strategy).toBe('token');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const url = new URL(story.context.left[0]!);
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'CLIENT-ID',
      redirect_uri: REDIRECT,
      scope: 'read write follow push admin',
      state: (table.get('oauth-state') as { state: string }).state,
    });
  });

  it('lets the server ask who it is if this browser has other accounts', async () => {
    const several = accountsFound({ slot: 'new', list: [account('bot')] });
    const story = replay(loginSaga, { before: [client, several] });
    story.dispatch(tokenLoginRequested());
    await settled();
    const url = new URL(story.context.left[0]!);
    expect(url.searchParams.get('force_login')).toBe('true');
  });

  it('AUTH-06 ROUTE-18 exchanges the code that it returns, and logs in', async () => {
    const token = answer('/oauth/token', 'auth/token-authorization-code', {
      grant_type: 'authorization_code',
    });
    const { access_token } = fixture('auth/token-authorization-code').response.body as {
      access_token: string;
    };
    answerCredentials('auth/verify-credentials', access_token);
    const { storage } = fakeStorage({ 'oauth-state': 'STATE' });
    const story = replay(loginSaga, {
      before: [client],
      context: { storage: { database: storage } },
    });
    story.dispatch(oauthCodeReceived({ code: 'AUTHORIZATION-CODE', state: 'STATE' }));
    await story.until(currentUserReceived);
    expect(token.sent[0]).toMatchObject({ code: 'AUTHORIZATION-CODE', redirect_uri: REDIRECT });
    await settled();
    expect(story.context.routes).toEqual([{ target: { name: 'friends' }, replace: true }]);
  });

  it('accepts no code that was requested by another visit', async () => {
    const { storage } = fakeStorage({ 'oauth-state': 'STATE' });
    const story = replay(loginSaga, {
      before: [client],
      context: { storage: { database: storage } },
    });
    story.dispatch(oauthCodeReceived({ code: 'AUTHORIZATION-CODE', state: 'OTHER' }));
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'generic' });
  });
});

describe('a login page that returns without a token', () => {
  const back = (stored: Record<string, unknown> = {}) => {
    const { storage, table } = fakeStorage(stored);
    const story = replay(loginSaga, {
      before: [client],
      context: { storage: { database: storage } },
    });
    return { story, table };
  };
  const trip = { 'oauth-state': { state: 'STATE', verifier: null } };

  it('AUTH-17 is never a wrong password: an unknown client is registered again', async () => {
    nock(ORIGIN).post('/oauth/token').reply(401, { error: 'invalid_client' });
    const apps = answer('/api/v1/apps', 'auth/app-create');
    const { story } = back(trip);
    story.dispatch(oauthCodeReceived({ code: 'CODE', state: 'STATE' }));
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'clientUnknown' });
    expect(apps.sent).toHaveLength(1);
  });

  it('AUTH-17 causes a check if the client is still known when the server only says that something is invalid', async () => {
    nock(ORIGIN).post('/oauth/token').twice().reply(400, { error: 'Invalid credentials' });
    const apps = answer('/api/v1/apps', 'auth/app-create');
    const { story } = back(trip);
    story.dispatch(oauthCodeReceived({ code: 'CODE', state: 'STATE' }));
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'clientUnknown' });
    expect(apps.sent).toHaveLength(1);
  });

  it("AUTH-17 shows the server's message if it rejects the code", async () => {
    nock(ORIGIN).post('/oauth/token').reply(401, { error: 'invalid_grant' });
    const { story } = back(trip);
    story.dispatch(oauthCodeReceived({ code: 'CODE', state: 'STATE' }));
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual({ kind: 'server', text: 'invalid_grant' });
  });

  it.each([
    ['that the reader said no', 'access_denied', 'No', 'STATE', { kind: 'denied' }],
    [
      'what it says',
      'invalid_scope',
      'Not these',
      'STATE',
      { kind: 'sentBack', text: 'Not these' },
    ],
    ['its code', 'invalid_scope', null, 'STATE', { kind: 'sentBack', text: 'invalid_scope' }],
    // Anybody could have made such a link.
    ['nothing that others wrote', 'x', 'Call 555', 'OTHER', { kind: 'sentBack', text: null }],
    ['nothing without a state', 'x', 'Call 555', null, { kind: 'sentBack', text: null }],
  ])('shows of an error %s', async (_case, error, description, state, failure) => {
    const { story, table } = back(trip);
    story.dispatch(oauthErrorReceived({ error, description, state }));
    await story.until(loginFailed);
    expect(story.state().session.failure).toEqual(failure);
    expect(table.has('oauth-state')).toBe(state !== 'STATE');
  });
});

describe('signing in on a server of the plain API', () => {
  const METADATA = '/.well-known/oauth-authorization-server';
  const page = 'https://login.home.example/authorize';
  const offered = {
    authorization_endpoint: page,
    scopes_supported: ['read', 'write', 'follow', 'push', 'profile'],
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256'],
  };
  const register = (scopes: string) =>
    nock(ORIGIN)
      .post('/api/v1/apps', (form: Record<string, string>) => form.scopes === scopes)
      .reply(200, { client_id: 'CLIENT-ID', client_secret: 'CLIENT-SECRET' });

  async function leave(changes: Parameters<typeof replay>[1] = {}) {
    const { storage, table } = fakeStorage();
    const story = replay(loginSaga, {
      family: 'unknown',
      context: { storage: { database: storage } },
      ...changes,
    });
    story.dispatch(tokenLoginRequested());
    await eventually(() => {
      expect(story.context.left).toHaveLength(1);
    });
    const url = new URL(story.context.left[0]!);
    return { story, url, asked: Object.fromEntries(url.searchParams), table, storage };
  }

  it('requests the registered scopes on its page, and ties the code to this browser with PKCE', async () => {
    nock(ORIGIN).get(METADATA).reply(200, offered);
    const registered = register('read write follow push');
    const { url, asked, table, storage } = await leave();
    registered.done();
    expect(url.origin + url.pathname).toBe(page);
    expect(asked).toMatchObject({
      scope: 'read write follow push',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { state, verifier } = table.get('oauth-state') as Record<string, string>;
    expect(asked.state).toBe(state);
    const hash = createHash('sha256').update(verifier!).digest('base64url');
    expect(asked.code_challenge).toBe(hash);

    const exchanged = answer('/oauth/token', 'auth/token-authorization-code', {
      code_verifier: verifier!,
    });
    const { access_token } = fixture('auth/token-authorization-code').response.body as {
      access_token: string;
    };
    answerCredentials('auth/verify-credentials', access_token);
    const back = replay(loginSaga, {
      family: 'unknown',
      before: [client],
      context: { storage: { database: storage } },
    });
    back.dispatch(oauthCodeReceived({ code: 'CODE', state: state! }));
    await back.until(currentUserReceived);
    expect(exchanged.sent).toHaveLength(1);
  });

  it('uses the usual page, without PKCE, if the server publishes no metadata', async () => {
    nock(ORIGIN).get(METADATA).reply(404, 'Not found');
    register('read write follow push');
    const { story, url, asked } = await leave();
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/oauth/authorize`);
    expect(asked).not.toHaveProperty('code_challenge');
    // The metadata is not requested again within a day.
    expect(story.state().capabilities.missing.authorizationMetadata).toBeDefined();
  });

  it('requests granular scopes if the server knows only those', async () => {
    const scopes_supported = ['admin:read', 'read:accounts', 'read:lists', 'write', 'push'];
    nock(ORIGIN)
      .get(METADATA)
      .reply(200, { ...offered, scopes_supported });
    const registered = register('read:accounts read:lists write push');
    expect((await leave()).asked.scope).toBe('read:accounts read:lists write push');
    registered.done();
  });

  it('requests the usual scopes if the server lists none that fit', async () => {
    nock(ORIGIN)
      .get(METADATA)
      .reply(200, { ...offered, scopes_supported: ['profile'] });
    register('read write follow push');
    expect((await leave()).asked.scope).toBe('read write follow push');
  });

  it.each([
    ['says so', async () => false],
    ['fails', () => Promise.reject(new Error('The disk is full'))],
  ])('continues without PKCE if storage %s and its secret is lost', async (_case, set) => {
    nock(ORIGIN).get(METADATA).reply(200, offered);
    register('read write follow push');
    const { storage } = fakeStorage({ 'oauth-state': { state: 'OLD', verifier: 'OLD' } });
    const full = { ...storage, set };
    const { asked } = await leave({ context: { storage: { database: full } } });
    expect(asked).not.toHaveProperty('code_challenge');
    expect(asked.state).toBeDefined();
    // Nothing is left of an earlier attempt, which would make the code invalid.
    expect(await full.get('oauth-state')).toBeUndefined();
  });

  it('loads the metadata again before it leaves if it is a day old', async () => {
    const old = { ...offered, authorization_endpoint: 'https://old.home.example/authorize' };
    const authorization = decodeAuthorizationServer(old, ORIGIN);
    const known = (learntAt: number) =>
      instanceConfigured({ instance: { authorization, authorizationLearntAt: learntAt } });
    register('read write follow push');
    const fresh = await leave({ before: [known(Date.now() - 1_000)] });
    expect(fresh.url.host).toBe('old.home.example');

    nock(ORIGIN).get(METADATA).reply(200, offered);
    register('read write follow push');
    const later = await leave({ before: [known(Date.now() - 86_400_000)] });
    expect(later.url.host).toBe('login.home.example');
  });

  it('registers with fewer scopes if some are refused, and requests no more than those', async () => {
    nock(ORIGIN).get(METADATA).reply(404, 'Not found');
    nock(ORIGIN)
      .post(
        '/api/v1/apps',
        (form: Record<string, string>) => form.scopes?.includes('push') ?? false,
      )
      .reply(422, { error: 'invalid_scope' });
    register('read write');
    expect((await leave()).asked.scope).toBe('read write');
  });

  it('registers again before it leaves if the server has forgotten this client', async () => {
    nock(ORIGIN).get(METADATA).reply(200, offered);
    nock(ORIGIN).post('/oauth/token').reply(401, { error: 'invalid_client' });
    register('read write follow push');
    const old = { clientId: 'OLD', clientSecret: 'OLD', scopes: 'read' };
    const { asked } = await leave({ before: [clientRegistered(old)] });
    expect(asked.client_id).toBe('CLIENT-ID');
  });

  it('opens its page automatically if passwords are refused, and keeps the name', async () => {
    nock(ORIGIN)
      .post('/oauth/token', /grant_type=password/)
      .reply(400, { error: 'unsupported_grant_type' });
    const story = replay(loginSaga, { before: [client] });
    story.dispatch(login);
    await eventually(() => {
      expect(story.context.left).toHaveLength(1);
    });
    const { session, capabilities } = story.state();
    expect(session).toMatchObject({ lastLoginName: 'alice', strategy: 'token', failure: null });
    expect(capabilities.missing.passwordLogin).toBeDefined();
  });
});
