/** The instance serves the client: pages, files, compressed copies, headers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { useInstance } from '@support/engine/demo';
import { fixture } from '@support/fixtures';
import { MARKER } from '@/demo/client';

const HOME = 'https://home.example';
const PAGE = `<!DOCTYPE html><html><head>${MARKER}</head><body><div id="app"></div></body></html>`;
const SCRIPT = 'console.log("hello, hello, hello")';

const dist = mkdtempSync(path.join(tmpdir(), 'delivery-'));
mkdirSync(path.join(dist, 'static/js'), { recursive: true });
writeFileSync(path.join(dist, 'index.html'), PAGE);
writeFileSync(path.join(dist, 'static/js/app.js'), SCRIPT);
writeFileSync(path.join(dist, 'static/js/app.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(path.join(dist, 'static/terms-of-service.html'), '<p>Our own terms</p>');
writeFileSync(path.join(dist, 'static/stickers.json'), '{}');
mkdirSync(path.join(dist, 'media'));
writeFileSync(path.join(dist, 'media/secret.txt'), 'no');

afterAll(() => {
  rmSync(dist, { recursive: true, force: true });
});

const pleroma = useInstance({ dist, origin: HOME, policy: 'pleroma', indexPage: 'pleroma' });
const akkoma = useInstance({
  dist,
  origin: HOME,
  family: 'akkoma',
  policy: 'akkoma',
  indexPage: 'akkoma',
});
const bare = useInstance({ dist, origin: HOME });
const mastodon = useInstance({ dist, family: 'mastodon', policy: 'akkoma', indexPage: 'akkoma' });

/** Reads the element with the initial results. */
function initialResults(page: string): Record<string, unknown> {
  const text = /<script id="initial-results"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '{}';
  const coded = JSON.parse(text) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(coded).map(([key, value]) => [
      key,
      JSON.parse(Buffer.from(value, 'base64').toString('utf8')) as unknown,
    ]),
  );
}

/** Drops the directives that the recorded build adds, and those that only https needs. */
const directives = (policy: string) =>
  policy
    .split(';')
    .filter((part) => part !== '' && !/^(?:frame-src|upgrade-insecure)/.test(part))
    .sort();

describe('served pages', () => {
  it('of other families than Pleroma’s are as they were built', async () => {
    const { text } = await mastodon.get('/users/alice');
    expect([text.includes(MARKER), initialResults(text)]).toEqual([true, {}]);
  });

  it.each(['/', '/main/all', '/users/alice', '/no/such/thing', '/static/missing.json'])(
    'for %s are the index page with the initial results',
    async (place) => {
      const answer = await pleroma.get(place);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.text).not.toContain(MARKER);
      expect(answer.text).toContain('<title>Reedbank</title>');
      const results = initialResults(answer.text);
      expect(Object.keys(results)).toEqual([
        '/api/pleroma/frontend_configurations',
        '/api/v1/instance',
        '/instance/panel.html',
        '/nodeinfo/2.0.json',
      ]);
      expect(results['/api/v1/instance']).toMatchObject({ title: 'Reedbank' });
    },
  );

  it.each(['/about', '/search', '/registration/abc'])('for %s are unchanged', async (place) => {
    const answer = await pleroma.get(place);
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
  });

  it('for an unknown notice have status 404 and the page', async () => {
    const answer = await pleroma.get('/notice/BCzzzzzzzzzzzzzzzz');
    expect([answer.status, answer.text]).toEqual([404, PAGE]);
  });

  it('are unmodified when the raw file is requested', async () => {
    const answer = await pleroma.get('/index.html');
    expect([answer.status, answer.text]).toEqual([200, PAGE]);
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  });

  it('have the nonce of the policy on injected elements', async () => {
    const answer = await akkoma.get('/');
    const nonce = /nonce="([^"]+)"/.exec(answer.text)?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'nonce-${nonce}'`,
    );
  });

  it('have no initial results when that is disabled', async () => {
    expect((await bare.get('/')).text).toBe(PAGE);
  });
});

describe('served files', () => {
  it('have their content type, are revalidated and not sent twice', async () => {
    const answer = await pleroma.ask('GET', '/static/js/app.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.text).toBe(SCRIPT);
    expect(answer.headers.get('content-type')).toBe('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    const again = await pleroma.ask('GET', '/static/js/app.js', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'accept-encoding': 'identity' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('are compressed for clients that support it', async () => {
    const answer = await pleroma.ask('GET', '/static/js/app.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.text).toBe(SCRIPT);
  });

  it('are not found under reserved names, nor outside the folder', async () => {
    expect((await pleroma.get('/media/secret.txt')).text).not.toBe('no');
    const outside = await pleroma.get('/static/..%2f..%2f..%2f..%2fetc%2fpasswd');
    expect(outside.text).not.toContain('root:');
  });

  it('of the bundle override those of the server', async () => {
    const terms = '/static/terms-of-service.html';
    expect((await pleroma.get(terms)).text).toBe('<p>Our own terms</p>');
    expect((await pleroma.get('/instance/panel.html')).text).toContain('Reedbank');
  });

  it('of the operator override those of the bundle', async () => {
    expect((await pleroma.get('/static/stickers.json')).body).toEqual({
      reeds: '/static/stickers/reeds/',
    });
  });

  it('that were uploaded are cached for long and may not run scripts', async () => {
    const { body } = await pleroma.get('/api/v1/accounts/bob');
    const answer = await pleroma.get(new URL((body as { avatar: string }).avatar).pathname);
    expect(answer.headers.get('content-security-policy')).toBe('sandbox');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=1209600');
  });

  it('can be requested in ranges', async () => {
    const media = [...pleroma.instance().world().media.values()];
    const video = media.find(({ kind }) => kind === 'video');
    const answer = await pleroma.ask('GET', `/media/${video?.file ?? ''}`, {
      headers: { range: 'bytes=0-9' },
    });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toMatch(/^bytes 0-9\/\d+$/);
    expect(answer.headers.get('content-length')).toBe('10');
  });
});

describe('headers', () => {
  it('are those of the recorded page', async () => {
    const recorded = fixture('boot/index-page').response.headers;
    const { headers } = await pleroma.get('/');
    for (const [name, value] of Object.entries(recorded)) {
      if (name === 'date') continue;
      if (name !== 'content-security-policy')
        expect([name, headers.get(name)]).toEqual([name, value]);
      else expect(directives(headers.get(name) ?? '')).toEqual(directives(value));
    }
  });

  it("are stricter under Akkoma's policy", async () => {
    const { headers } = await akkoma.get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain(`connect-src 'self' ${HOME} wss://home.example;`);
    expect(headers.get('x-xss-protection')).toBe('0');
  });

  it('allow other origins', async () => {
    const answer = await pleroma.ask('OPTIONS', '/api/v1/statuses', {
      headers: { origin: 'https://client.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });

  it('contain no policy unless requested', async () => {
    expect((await bare.get('/')).headers.get('content-security-policy')).toBeNull();
  });
});
