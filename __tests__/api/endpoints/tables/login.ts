/** Calls for registration, login and logout. */
import nock from 'nock';
import * as login from '@/api/endpoints/session/login';
import * as oauth from '@/api/endpoints/session/oauth';
import * as registration from '@/api/endpoints/session/registration';
import {
  as,
  everyCall,
  everyCallWithoutToken,
  listener,
  ODD,
  ODD_PART,
  ORIGIN,
  useNoNetwork,
  type Call,
} from '@support/engine/api/endpointRows';
import { wireApplication, wireToken } from '@support/wire';

useNoNetwork();

const client = {
  clientId: 'CLIENT-ID',
  clientSecret: 'CLIENT-SECRET',
  redirectUri: `${ORIGIN}/oauth-callback`,
};
const application = {
  redirectUri: client.redirectUri,
  scopes: ['read write follow push admin', 'read write follow push'],
};
const secrets = {
  client_id: 'CLIENT-ID',
  client_secret: 'CLIENT-SECRET',
  redirect_uri: client.redirectUri,
};
const newAccount = {
  username: ODD,
  fullname: ODD,
  email: ODD,
  password: ODD,
  bio: ODD,
  birthday: '',
  reason: ODD,
  languages: [ODD],
  locale: 'en',
  inviteToken: ODD,
  captcha: { solution: ODD, token: ODD, answerData: ODD },
};

everyCallWithoutToken('oauth', oauth, {
  registerApp: [
    'POST /api/v1/apps',
    (to) => oauth.registerApp(to, application),
    {
      form: {
        client_name: 'Linnet',
        redirect_uris: client.redirectUri,
        website: ORIGIN,
        scopes: 'read write follow push admin',
      },
    },
  ],
  fetchAppToken: [
    'POST /oauth/token',
    (to) => oauth.fetchAppToken(to, client),
    { form: { ...secrets, grant_type: 'client_credentials' } },
  ],
  askForToken: [
    'POST /oauth/token',
    (to) => oauth.askForToken(to, client, { grant_type: 'refresh_token' }),
    { form: { ...secrets, grant_type: 'refresh_token' } },
  ],
  credentialsOf: null,
  anonymously: null,
});

everyCallWithoutToken('login', login, {
  loginByPassword: [
    'POST /oauth/token',
    (to) => login.loginByPassword(to, client, { username: 'mia', password: ODD }),
    { form: { ...secrets, grant_type: 'password', username: 'mia', password: ODD } },
  ],
  loginByCode: [
    'POST /oauth/token',
    (to) => login.loginByCode(to, client, { code: ODD, verifier: ODD }),
    {
      form: { ...secrets, grant_type: 'authorization_code', code: ODD, code_verifier: ODD },
    },
  ],
  answerMfaChallenge: [
    'POST /oauth/mfa/challenge',
    (to) =>
      login.answerMfaChallenge(to, client, { mfaToken: 'm', code: '1', challengeType: 'totp' }),
    {
      form: {
        client_id: 'CLIENT-ID',
        client_secret: 'CLIENT-SECRET',
        mfa_token: 'm',
        code: '1',
        challenge_type: 'totp',
      },
    },
  ],
  revokeToken: [
    'POST /oauth/revoke',
    (to) => login.revokeToken(to, { ...client, token: 't' }),
    { form: { client_id: 'CLIENT-ID', client_secret: 'CLIENT-SECRET', token: 't' } },
  ],
  authorizeUrl: null,
});

everyCall('registration', registration, {
  fetchCaptcha: ['GET /api/v1/pleroma/captcha', registration.fetchCaptcha],
  registerAccount: [
    'POST /api/v1/accounts',
    (to) => registration.registerAccount(to, newAccount),
    {
      json: {
        username: ODD,
        nickname: ODD,
        fullname: ODD,
        email: ODD,
        password: ODD,
        confirm: ODD,
        agreement: true,
        locale: 'en',
        bio: ODD,
        reason: ODD,
        birthday: '',
        language: ODD,
        token: ODD,
        captcha_solution: ODD,
        captcha_token: ODD,
        captcha_answer_data: ODD,
      },
    },
  ],
  requestPasswordReset: [
    `POST /auth/password?email=${ODD_PART}`,
    (to) => registration.requestPasswordReset(to, ODD),
  ],
});

describe('the calls for tokens', () => {
  it('the client registers with its name, address and scopes', async () => {
    nock(ORIGIN)
      .post('/api/v1/apps', {
        client_name: 'Linnet',
        redirect_uris: `${ORIGIN}/oauth-callback`,
        website: ORIGIN,
        scopes: 'read write follow push admin',
      })
      .reply(200, wireApplication());
    expect(await oauth.registerApp(as(null), application)).toEqual({
      clientId: 'CLIENT-ID',
      clientSecret: 'CLIENT-SECRET',
      scopes: 'read write follow push admin',
    });
  });

  it('the client omits the admin scope where that is refused', async () => {
    nock(ORIGIN).post('/api/v1/apps', /admin/).reply(422, { error: "Scopes doesn't match" });
    nock(ORIGIN)
      .post('/api/v1/apps', /scopes=read\+write\+follow\+push$/)
      .reply(200, wireApplication());
    // Only the scopes that the app was registered with may be requested later.
    expect(await oauth.registerApp(as(null), application)).toMatchObject({
      clientId: 'CLIENT-ID',
      scopes: 'read write follow push',
    });
  });

  it.each<[string, object, Call]>([
    [
      'AUTH-03 the app token',
      { grant_type: 'client_credentials' },
      (to) => oauth.fetchAppToken(to, client),
    ],
    [
      'by password',
      { grant_type: 'password', username: 'mia', password: 'a&b' },
      (to) => login.loginByPassword(to, client, { username: 'mia', password: 'a&b' }),
    ],
    [
      'by code',
      { grant_type: 'authorization_code', code: 'the-code' },
      (to) => login.loginByCode(to, client, { code: 'the-code', verifier: null }),
    ],
  ])('%s is requested with a form', async (_what, grant, call) => {
    nock(ORIGIN)
      .post('/oauth/token', { ...secrets, ...grant })
      .reply(200, wireToken());
    expect(await call(as(null))).toMatchObject({
      accessToken: 'TOKEN-mia',
      refreshToken: 'REFRESH-TOKEN-mia',
      expiresIn: 3_153_600_000,
    });
  });

  it('AUTH-08 the second factor is answered with a code, and returns a token or an error', async () => {
    const challenge = { mfaToken: 'MFA', code: '123456', challengeType: 'recovery' } as const;
    const form = {
      client_id: 'CLIENT-ID',
      client_secret: 'CLIENT-SECRET',
      mfa_token: 'MFA',
      code: '123456',
      challenge_type: 'recovery',
    };
    nock(ORIGIN).post('/oauth/mfa/challenge', form).reply(200, wireToken());
    nock(ORIGIN)
      .post('/oauth/mfa/challenge', { ...form, challenge_type: 'totp' })
      .reply(400, { error: 'Invalid code' });
    expect(await login.answerMfaChallenge(as(null), client, challenge)).toMatchObject({
      accessToken: 'TOKEN-mia',
    });
    await expect(
      login.answerMfaChallenge(as(null), client, { ...challenge, challengeType: 'totp' }),
    ).rejects.toMatchObject({ status: 400, serverText: 'Invalid code' });
  });

  it('AUTH-10 revoke tokens with a form', async () => {
    nock(ORIGIN)
      .post('/oauth/revoke', {
        client_id: 'CLIENT-ID',
        client_secret: 'CLIENT-SECRET',
        token: 'TOKEN-mia',
      })
      .reply(200, {});
    await login.revokeToken(as(null), { ...client, token: 'TOKEN-mia' });
    expect(nock.isDone()).toBe(true);
  });

  it('exchange the code from the server’s own page', () => {
    const page = `${ORIGIN}/oauth/authorize`;
    const scopes = 'read write';
    const plain = { ...client, scopes, state: 'visit', challenge: null, forceLogin: false };
    const url = new URL(login.authorizeUrl(page, plain));
    expect(url.origin + url.pathname).toBe(page);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'CLIENT-ID',
      redirect_uri: client.redirectUri,
      scope: 'read write',
      state: 'visit',
    });
    const tied = new URL(login.authorizeUrl(page, { ...plain, challenge: 'HASH' }));
    expect(Object.fromEntries(tied.searchParams)).toMatchObject({
      code_challenge: 'HASH',
      code_challenge_method: 'S256',
    });
    const further = new URL(login.authorizeUrl(page, { ...plain, forceLogin: true }));
    expect(further.searchParams.get('force_login')).toBe('true');
  });

  it('refuse an answer without a token', async () => {
    const { to } = listener({ token_type: 'Bearer' });
    await expect(oauth.fetchAppToken(to, client)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
