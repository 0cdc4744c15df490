import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { ApiError } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { fixture, fixtureNames, replayFixture } from '@support/fixtures';

const ORIGIN = 'https://home.example';
const PATH = '/api/v1/lists';
const json = { 'content-type': 'application/json; charset=utf-8' };

const connection = (changes: Partial<Connection> = {}): Connection => ({
  origin: ORIGIN,
  token: null,
  signal: new AbortController().signal,
  ...changes,
});

/** Returns the error of a call that has to fail. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => 'it went well',
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  nock.abortPendingRequests();
  nock.cleanAll();
});
afterAll(() => nock.restore());

describe('a request', () => {
  it('carries the token as a header, and none for a visitor', async () => {
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer secret' } })
      .get(PATH)
      .reply(200, '[1]', json);
    nock(ORIGIN, { badheaders: ['authorization'] })
      .get(PATH)
      .reply(200, '[2]', json);
    expect((await request(connection({ token: 'secret' }), PATH)).data).toEqual([1]);
    expect((await request(connection(), PATH)).data).toEqual([2]);
  });

  it('sends no cookies, neither for visitors nor for members', async () => {
    const sent: (RequestInit | undefined)[] = [];
    const fetchSpy: typeof fetch = (_input, init) => {
      sent.push(init);
      return Promise.resolve(new Response('{}', { headers: json }));
    };
    await request(connection({ fetch: fetchSpy }), PATH);
    await request(connection({ fetch: fetchSpy, token: 'secret' }), PATH, {
      method: 'POST',
      json: {},
    });
    await request(connection({ fetch: fetchSpy }), PATH, { files: { file: 'x' } });
    expect(sent).toHaveLength(3);
    expect(sent.map((init) => init?.credentials)).toEqual(['omit', 'omit', 'omit']);
  });

  it('goes past the cache of the browser, which gives old answers on the way back from another site', async () => {
    const sent: RequestInit[] = [];
    const fetchSpy: typeof fetch = (_input, init = {}) => {
      sent.push(init);
      return Promise.resolve(new Response('{}', { headers: json }));
    };
    await request(connection({ fetch: fetchSpy }), PATH);
    expect(sent.map((init) => init.cache)).toEqual(['no-store']);
  });

  it('sends JSON, forms, forms with files, and the idempotency key', async () => {
    nock(ORIGIN, {
      reqheaders: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    })
      .post(PATH, { title: 'Bakers', ids: [1] })
      .reply(200, '{}', json);
    await request(connection(), PATH, {
      method: 'POST',
      json: { title: 'Bakers', ids: [1] },
      idempotencyKey: 'key-1',
    });

    nock(ORIGIN, { reqheaders: { 'content-type': 'application/x-www-form-urlencoded' } })
      .post(PATH, 'a=1&b=&c%5B%5D=x&c%5B%5D=y')
      .reply(200, '{}', json);
    await request(connection(), PATH, { method: 'POST', form: { a: 1, b: '', c: ['x', 'y'] } });

    nock(ORIGIN, { reqheaders: { 'content-type': /^multipart\/form-data; boundary=/ } })
      .post(PATH, /name="file"[\s\S]*pixels/)
      .reply(200, '{}', json);
    await request(connection(), PATH, { method: 'POST', files: { file: new Blob(['pixels']) } });
    expect(nock.isDone()).toBe(true);
  });

  it('returns the body with status, headers and pagination', async () => {
    nock(ORIGIN)
      .get(PATH)
      .query({ limit: 5 })
      .reply(202, '{"id":"1"}', { ...json, link: `<${ORIGIN}/x?max_id=7>; rel="next"` });
    const answer = await request(connection(), PATH, { query: { limit: 5 } });
    expect(answer).toMatchObject({
      data: { id: '1' },
      status: 202,
      link: { maxId: '7', minId: null },
    });
    expect(answer.headers.get('content-type')).toBe(json['content-type']);
  });

  it.each(['api/v1/lists', '@evil.example/', 'https://evil.example/', '', '/api/../oauth', '/a/.'])(
    'does not leave its origin for the path %j',
    async (path) => {
      const fetchSpy = jest.fn<Promise<Response>, []>();
      const error = await failure(request(connection({ fetch: fetchSpy }), path));
      expect(error.kind).toBe('malformed');
      expect(fetchSpy).not.toHaveBeenCalled();
    },
  );
});

describe('a refusal', () => {
  it('API-03 becomes an error with the status and the parsed body', async () => {
    nock(ORIGIN)
      .get(PATH)
      .reply(422, { error: 'Too long', identifier: 'too_long', more: [1] });
    const error = await failure(request(connection(), PATH));
    expect(error).toMatchObject({
      kind: 'http',
      status: 422,
      path: PATH,
      reason: 'Too long',
      message: 'Too long',
      serverText: 'Too long',
      identifier: 'too_long',
    });
    expect(error.body).toEqual({ error: 'Too long', identifier: 'too_long', more: [1] });
  });

  it('API-03 keeps the status and the body of every recorded refusal', async () => {
    const names = ['auth', 'boot', 'chats', 'lists', 'notifications', 'people', 'statuses'].flatMap(
      (folder) => fixtureNames(folder),
    );
    const refused = names.filter((name) => {
      const { response } = fixture(name);
      return response.status >= 400 && /json/.test(response.headers['content-type'] ?? '');
    });
    expect(refused.length).toBeGreaterThan(80);
    for (const name of refused) {
      const { response } = fixture(name);
      nock(ORIGIN)
        .get('/any')
        .reply(response.status, JSON.stringify(response.body), response.headers);
      const error = await failure(request(connection(), '/any'));
      expect([name, error.kind, error.status]).toEqual([name, 'http', response.status]);
      expect(error.body).toEqual(response.body);
      expect(error.reason).not.toBe('');
    }
  });

  it('is replayed from its recording', async () => {
    replayFixture('auth/verify-credentials-invalid-token');
    const to = connection({ token: 'INVALID-TOKEN' });
    const error = await failure(request(to, '/api/v1/accounts/verify_credentials'));
    expect(error).toMatchObject({ status: 403, serverText: 'Invalid credentials.' });
  });

  it.each([
    ['a page of a proxy', 502, '<html><h1>Bad gateway</h1></html>', 'text/html'],
    ['nothing', 500, '', 'application/json'],
    ['half an answer', 500, '{"error":"Som', 'application/json'],
    ['a long text', 503, 'x'.repeat(5000), 'text/plain'],
  ])('without a message: %s', async (_what, status, body, type) => {
    nock(ORIGIN).get(PATH).reply(status, body, { 'content-type': type });
    const error = await failure(request(connection(), PATH));
    expect(error).toMatchObject({ kind: 'http', status, serverText: null, body: null });
    expect(error.reason).toMatch(new RegExp(`^HTTP ${status}`));
  });

  it('uses a short plain text as its message', async () => {
    nock(ORIGIN).get(PATH).reply(429, 'Slow down', { 'content-type': 'text/plain' });
    expect((await failure(request(connection(), PATH))).serverText).toBe('Slow down');
  });

  const date = 'Fri, 20 Nov 2026 12:00:00 GMT';
  it.each([
    [{ 'retry-after': '30' }, 30_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:01:00 GMT', date }, 60_000],
    [{ 'x-ratelimit-reset': '2026-11-20T12:05:00.000Z', date }, 300_000],
    [{ 'x-ratelimit-reset': String(Date.parse(date) / 1000 + 10), date }, 10_000],
    [{ 'retry-after': '5', 'x-ratelimit-reset': '2026-11-20T12:05:00.000Z', date }, 5_000],
    [{ 'retry-after': '999999' }, 3_600_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT', date }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:01:00 GMT' }, null],
    [{}, null],
  ])('reads from %j when to retry', async (headers, retryAfter) => {
    nock(ORIGIN)
      .get(PATH)
      .reply(429, { error: 'Throttled' }, headers as nock.ReplyHeaders);
    expect((await failure(request(connection(), PATH))).retryAfter).toBe(retryAfter);
  });
});

describe('an invalid answer', () => {
  it.each([
    ['a page with status 200', '<!doctype html><p>Hello', 'text/html; charset=utf-8', 'notJson'],
    ['JSON that is called a page', '{"a":1}', 'text/html', 'notJson'],
    ['nothing', '', 'application/json', 'empty'],
    ['blanks', ' \n', 'application/json', 'empty'],
    ['half of it', '[{"id":"1"},{"id', 'application/json', 'malformed'],
    ['a text', 'ok', 'text/plain', 'notJson'],
  ])('%s', async (_what, body, type, kind) => {
    nock(ORIGIN).get(PATH).reply(200, body, { 'content-type': type });
    expect(await failure(request(connection(), PATH))).toMatchObject({ kind, status: 200 });
  });

  it('is the HTML page that is sent for a missing file', async () => {
    replayFixture('boot/static-missing-config');
    const error = await failure(request(connection(), '/static/config.json'));
    expect(error).toMatchObject({ kind: 'notJson', status: 200 });
  });

  it('is accepted if only the content type is missing', async () => {
    nock(ORIGIN).get('/static/config.json').reply(200, '{"theme":"a"}', { 'content-type': '' });
    expect((await request(connection(), '/static/config.json')).data).toEqual({ theme: 'a' });
  });

  it('is accepted, even empty, where no body is expected', async () => {
    nock(ORIGIN).post(PATH).reply(201).post(PATH).reply(200, '"ok"', json);
    const options = { method: 'POST', expects: 'nothing' } as const;
    expect((await request(connection(), PATH, options)).data).toBeNull();
    expect((await request(connection(), PATH, options)).data).toBeNull();
  });

  it('is returned as it is where a text is expected', async () => {
    nock(ORIGIN).get('/instance/panel.html').reply(200, '<p>Hi', { 'content-type': 'text/html' });
    const { data } = await request(connection(), '/instance/panel.html', { expects: 'text' });
    expect(data).toBe('<p>Hi');
  });
});

describe('a call without an answer', () => {
  it('fails when the connection fails', async () => {
    nock(ORIGIN).get(PATH).replyWithError('connect ECONNREFUSED');
    const error = await failure(request(connection(), PATH));
    expect(error).toMatchObject({ kind: 'network', status: null, serverText: null });
  });

  it('fails when it was aborted beforehand', async () => {
    const error = await failure(request(connection({ signal: AbortSignal.abort() }), PATH));
    expect(error.kind).toBe('aborted');
  });

  it('fails when it is aborted meanwhile', async () => {
    nock(ORIGIN).get(PATH).delay(5_000).reply(200, '[]', json);
    const aborter = new AbortController();
    const call = failure(request(connection({ signal: aborter.signal }), PATH));
    aborter.abort();
    expect((await call).kind).toBe('aborted');
  });

  it('fails after its timeout', async () => {
    nock(ORIGIN).get(PATH).delay(5_000).reply(200, '[]', json);
    const error = await failure(request(connection({ timeout: 20 }), PATH));
    expect(error).toMatchObject({ kind: 'timeout', status: null });
  });

  it("fails when the scheduler's timeout is over", async () => {
    const fetchSpy: typeof fetch = () =>
      Promise.reject(new DOMException('No answer in time', 'TimeoutError'));
    const error = await failure(request(connection({ fetch: fetchSpy }), PATH));
    expect(error.kind).toBe('timeout');
  });

  describe('on a working connection', () => {
    let server: Server;
    let act: (response: ServerResponse) => void;
    let origin: string;

    beforeAll(async () => {
      nock.enableNetConnect('127.0.0.1');
      server = createServer((_request, response) => act(response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(async () => {
      nock.disableNetConnect();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });

    it('fails when the body breaks off', async () => {
      act = (response) => {
        response.writeHead(200, { ...json, 'content-length': '1000' });
        response.write('[{"id":');
        setTimeout(() => response.destroy(), 10);
      };
      const error = await failure(request(connection({ origin }), PATH));
      expect(error.kind).toBe('network');
    });

    it('fails when the body never ends', async () => {
      act = (response) => {
        response.writeHead(200, json);
        response.write('[{"id":');
      };
      const error = await failure(request(connection({ origin, timeout: 100 }), PATH));
      expect(error.kind).toBe('timeout');
    });
  });
});
