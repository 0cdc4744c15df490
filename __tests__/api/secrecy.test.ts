import { inspect } from 'node:util';
import fc from 'fast-check';
import nock from 'nock';
import { ApiError } from '@/api/errors';
import { request, type Connection, type RequestOptions } from '@/api/http';
import { answerMfaChallenge, loginByPassword, revokeToken } from '@/api/endpoints/session/login';
import { registerApp } from '@/api/endpoints/session/oauth';

const ORIGIN = 'https://home.example';
const TOKEN = 'tok-5ecret-tok';
const client = {
  clientId: 'cl1ent-id',
  clientSecret: 'cl1ent-5ecret',
  redirectUri: `${ORIGIN}/oauth-callback`,
};

const connection = (changes: Partial<Connection> = {}): Connection => ({
  origin: ORIGIN,
  token: TOKEN,
  signal: new AbortController().signal,
  ...changes,
});

/** Returns everything that logging, printing or storing an error could reveal. */
function traces(error: unknown): string {
  const own = error instanceof Error ? { ...error, stack: error.stack, cause: error.cause } : error;
  return [String(error), JSON.stringify(error), JSON.stringify(own), inspect(error, { depth: 9 })]
    .join('\n')
    .toLowerCase();
}

async function thrown(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('it went well');
    },
    (error: unknown) => error,
  );
}

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  nock.abortPendingRequests();
  nock.cleanAll();
});
afterAll(() => nock.restore());

type Ending = (path: string, method: string) => Partial<Connection>;

/** All the ways in which a call can go wrong. */
const endings: [string, Ending][] = [
  ['a refusal', (path, method) => answer(path, method, 403, { error: 'No' })],
  ['a page', (path, method) => answer(path, method, 200, '<html>', 'text/html')],
  ['an empty answer', (path, method) => answer(path, method, 200, '')],
  ['half an answer', (path, method) => answer(path, method, 200, '{"a"')],
  [
    'a dead line',
    (path, method) => {
      nock(ORIGIN).intercept(path, method).query(true).replyWithError(`refused ${TOKEN}`);
      return {};
    },
  ],
  ['an abort', () => ({ signal: AbortSignal.abort(TOKEN) })],
  [
    'a sender that quotes what it was given',
    () => ({
      fetch: (input, init) =>
        Promise.reject(new TypeError(`cannot send ${String(input)} ${inspect(init)}`)),
    }),
  ],
  [
    'a time-out',
    (path, method) => {
      nock(ORIGIN).intercept(path, method).query(true).delay(2_000).reply(200, {});
      return { timeout: 10 };
    },
  ],
];

function answer(
  path: string,
  method: string,
  status: number,
  body: object | string,
  type?: string,
) {
  nock(ORIGIN)
    .intercept(path, method)
    .query(true)
    .reply(status, body as nock.Body, { 'content-type': type ?? 'application/json' });
  return {};
}

describe.each(endings)('after %s an error', (_what, end) => {
  it.each<[string, RequestOptions]>([
    ['query', { query: { access_token: 'qu3ry-5ecret', q: 'private words' } }],
    ['form', { method: 'POST', form: { password: 'pa55word-5ecret', code: 'c0de-5ecret' } }],
    ['JSON', { method: 'POST', json: { status: 'unsent-5ecret', poll: { options: ['0pt'] } } }],
    ['files', { method: 'POST', files: { description: 'f1le-5ecret' } }],
    ['key', { method: 'POST', json: {}, idempotencyKey: 'k3y-5ecret' }],
  ])('contains neither the %s that was sent nor the token', async (_part, options) => {
    const to = connection(end('/api/v1/statuses', options.method ?? 'GET'));
    const error = await thrown(request(to, '/api/v1/statuses', options));
    expect(error).toBeInstanceOf(ApiError);
    expect(traces(error)).not.toMatch(/5ecret|private|0pt/);
    expect((error as ApiError).path).toBe('/api/v1/statuses');
  });
});

describe('a refused login', () => {
  it.each<[string, string, (to: Connection) => Promise<unknown>]>([
    [
      'password',
      '/oauth/token',
      (to) => loginByPassword(to, client, { username: 'mia', password: 'pa55word-5ecret' }),
    ],
    [
      'second factor',
      '/oauth/mfa/challenge',
      (to) =>
        answerMfaChallenge(to, client, {
          mfaToken: 'mfa-5ecret',
          code: '5ecret-code',
          challengeType: 'totp',
        }),
    ],
    ['logout', '/oauth/revoke', (to) => revokeToken(to, { ...client, token: TOKEN })],
    ['registration', '/api/v1/apps', (to) => registerApp(to, { ...client, scopes: ['read'] })],
  ])('reveals no secret of the %s', async (_what, path, call) => {
    nock(ORIGIN).post(path).times(2).reply(400, { error: 'Invalid credentials' });
    const error = await thrown(call(connection()));
    expect(error).toMatchObject({ status: 400, serverText: 'Invalid credentials' });
    expect(traces(error)).not.toMatch(/5ecret|cl1ent/);
  });

  it("keeps the second factor's token only where its request looks for it", async () => {
    const body = { error: 'mfa_required', mfa_token: 'mfa-5ecret' };
    nock(ORIGIN).post('/oauth/token').reply(403, body);
    const credentials = { username: 'mia', password: 'x' };
    const error = await thrown(loginByPassword(connection(), client, credentials));
    expect((error as ApiError).body).toEqual(body);
    expect(traces(error)).not.toContain('mfa-5ecret');
  });
});

it('a token that the server quotes is redacted', async () => {
  nock(ORIGIN)
    .get('/x')
    .reply(401, { error: `The token ${TOKEN} is bad, ${TOKEN}!` });
  const error = await thrown(request(connection(), '/x'));
  expect(error).toMatchObject({ reason: 'The token … is bad, …!' });
});

it.each(['password', 'client_secret', 'token', 'mfa_token', 'code'])(
  'a %s that the server quotes is redacted',
  async (name) => {
    const secret = 'my /5ecret+words';
    nock(ORIGIN)
      .post('/x')
      .reply(400, { error: `"${secret}" (${encodeURIComponent(secret)}) is wrong` });
    const form = { username: 'mia', [name]: secret };
    const error = await thrown(request(connection(), '/x', { method: 'POST', form }));
    expect(error).toMatchObject({ reason: '"…" (…) is wrong' });
  },
);

it('the token is never part of an address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), fc.dictionary(fc.string(), fc.string()), async (path, query) => {
      const asked: string[] = [];
      const fetchSpy: typeof fetch = (input) => {
        asked.push(String(input));
        return Promise.resolve(new Response('{}'));
      };
      await request(connection({ fetch: fetchSpy }), `/${path}`, { query }).catch(() => null);
      expect(asked.join()).not.toContain(TOKEN);
    }),
  );
});
