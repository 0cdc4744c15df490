/** An instance that is reached under another host name uses that name in its addresses. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { MARKER } from '@/demo/client';
import { addressAt, addressOfReader, readdress } from '@/demo/http/addresses';
import { useInstance } from '@support/engine/demo';

const NAME = 'reeds.test:8123';
const dist = mkdtempSync(path.join(tmpdir(), 'addresses-'));
writeFileSync(path.join(dist, 'index.html'), `<html><head>${MARKER}</head></html>`);
afterAll(() => {
  rmSync(dist, { recursive: true, force: true });
});

const stage = useInstance({ dist, policy: 'pleroma', indexPage: 'pleroma' });
const fixed = useInstance({ origin: 'https://home.example' });
const both = useInstance({ origin: 'http://localhost:8080', followsHost: true });

/** Sends a request like a browser that knows the instance by this host name. */
async function askBy(host: string, place: string, from = stage) {
  const { port } = from.instance();
  const asked = request({ host: '127.0.0.1', port, path: place, headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [
    AsyncIterable<Buffer> & { headers: IncomingHttpHeaders; statusCode: number },
  ];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: Buffer.concat(parts).toString('utf8'),
  };
}

async function listenBy(host: string, place: string): Promise<{ heard: string[]; end(): void }> {
  const { port } = stage.instance();
  const socket = new WebSocket(`ws://127.0.0.1:${String(port)}${place}`, { headers: { host } });
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  await once(socket, 'open');
  return { heard, end: () => socket.terminate() };
}

async function eventually(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(holds()).toBe(true);
}

describe('answers', () => {
  it.each([
    '/api/v1/timelines/public?limit=40',
    '/api/v1/accounts/bob',
    '/api/v1/instance',
    '/api/v1/custom_emojis',
    '/manifest.json',
  ])('to %s contain the host name that the reader uses', async (place) => {
    const { text, status } = await askBy(NAME, place);
    expect(status).toBe(200);
    expect(text).toContain(`"http://${NAME}`);
    expect(text).not.toContain(stage.instance().origin);
    // The rest is the same; handles keep their domain.
    const { host } = new URL(stage.instance().origin);
    const usual = await askBy(host, place);
    expect(text.replaceAll(`//${NAME}`, '//X')).toBe(usual.text.replaceAll(`//${host}`, '//X'));
  });

  it('contain addresses of pictures that exist', async () => {
    const { text } = await askBy(NAME, '/api/v1/accounts/bob');
    const { avatar } = JSON.parse(text) as { avatar: string };
    expect(avatar).toMatch(/^http:\/\/reeds\.test:8123\/media\//);
    const picture = await askBy(NAME, new URL(avatar).pathname);
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
  });

  it('are paged by links with the same host name', async () => {
    const { headers } = await askBy(NAME, '/api/v1/timelines/public?limit=2');
    expect(headers.link).toContain(`<http://${NAME}/api/v1/timelines/public?`);
    expect(headers.link).not.toContain('localhost');
  });

  it('allow the page to connect to that host name only', async () => {
    const { headers, text } = await askBy(NAME, '/main/all');
    expect(headers['content-security-policy']).toContain(
      `connect-src 'self' blob: http://${NAME} ws://${NAME} `,
    );
    const coded = /<script id="initial-results"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
    const { '/api/v1/instance': instance = '' } = JSON.parse(coded) as Record<string, string>;
    const told = JSON.parse(Buffer.from(instance, 'base64').toString('utf8')) as object;
    expect(told).toMatchObject({
      urls: { streaming_api: `ws://${NAME}` },
      thumbnail: `http://${NAME}/instance/thumbnail.png`,
    });
  });

  it('find a post by the address copied there', async () => {
    const { text } = await askBy(NAME, '/api/v1/timelines/public?local=true&limit=1');
    const [post] = JSON.parse(text) as { id: string; uri: string }[];
    for (const address of [post?.uri ?? '', `http://${NAME}/notice/${post?.id ?? ''}`]) {
      const found = await askBy(NAME, `/api/v2/search?q=${encodeURIComponent(address)}`);
      expect(JSON.parse(found.text)).toMatchObject({ statuses: [{ id: post?.id }] });
    }
  });
});

describe('sockets', () => {
  it('deliver posts and shouts to each client with its own host name', async () => {
    const token = stage.token('alice');
    const place = `/api/v1/streaming?stream=public&access_token=${token}`;
    const [here, there] = await Promise.all([
      listenBy(new URL(stage.instance().origin).host, place),
      listenBy(NAME, place),
    ]);
    await stage.ask('POST', '/api/v1/statuses', { as: 'bob', json: { status: 'Hello #reeds' } });
    await eventually(() => here.heard.length > 0 && there.heard.length > 0);
    expect(there.heard[0]).toContain(`http://${NAME}/media/`);
    expect(there.heard[0]).not.toContain(stage.instance().origin);
    expect(here.heard[0]).toContain(`${stage.instance().origin}/media/`);
    here.end();
    there.end();
  });
});

describe('an instance with a configured address', () => {
  it('uses it, however it is reached', async () => {
    const { text } = await askBy(NAME, '/api/v1/accounts/bob', fixed);
    expect(JSON.parse(text)).toMatchObject({
      avatar: expect.stringMatching(/^https:\/\/home\.example\/media\//) as string,
    });
    expect(text).not.toContain(NAME);
  });

  it("can be configured to follow its readers' host names", async () => {
    const { text } = await askBy(NAME, '/api/v1/accounts/bob', both);
    expect(JSON.parse(text)).toMatchObject({
      avatar: expect.stringMatching(/^http:\/\/reeds\.test:8123\/media\//) as string,
      fqn: 'bob@localhost:8080',
    });
  });
});

describe('the rewriting of addresses', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:4000'],
    ['0.0.0.0', 'http://localhost:4000'],
    ['::', 'http://localhost:4000'],
    ['192.168.1.5', 'http://192.168.1.5:4000'],
    ['reeds.lan', 'http://reeds.lan:4000'],
    ['fe80::1', 'http://[fe80::1]:4000'],
  ])('maps the listening address %s to %s', (host, address) => {
    expect(addressAt(host, 4_000)).toBe(address);
  });

  it.each(['', 'a b', '"><script>', 'a/b', 'a@b', 'a:b', null, undefined])(
    'ignores an invalid host name (%j)',
    (host) => {
      const world = stage.instance().world();
      expect(addressOfReader(world, host)).toBe(world.origin);
    },
  );

  it('changes only whole addresses', () => {
    const from = 'http://localhost:80';
    const text =
      '"http://localhost:80/a", http://localhost:8080/b, http://localhost:80. ' +
      'http://localhost:80.example/c, ws://localhost:80/d, http://localhost:80';
    expect(readdress(text, from, 'https://reeds.test')).toBe(
      '"https://reeds.test/a", http://localhost:8080/b, https://reeds.test. ' +
        'http://localhost:80.example/c, wss://reeds.test/d, https://reeds.test',
    );
  });
});
