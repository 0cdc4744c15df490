/** The answers of the service worker to pages, above all that none of them takes for ever. */
import { answerTo, type AnswerEnvironment, type Asked } from '@/worker/answers';
import { PATIENCE } from '@/worker/appCache';
import { CACHE_LIMIT, SERVER_LIMIT } from '@/worker/timeLimits';

const HOME = 'https://home.example';
const FILE = '/static/js/app.aaaaaaaaaa.js';
const PAGE = `<script src="${FILE}"></script>`;
const never = <Value>() => new Promise<Value>(() => undefined);

interface Given {
  server: 'answers' | 'hangs' | 'fails';
  /** Of the open page that asks. */
  address?: string | null;
  preload?: Promise<Response | undefined>;
  cache: 'full' | 'empty' | 'hangs' | 'broken';
}

function environment({ server, cache, address = null }: Given) {
  const asked: string[] = [];
  const stored: Record<string, () => Response> = {
    '/index.html': () => new Response(PAGE, { headers: { date: new Date().toUTCString() } }),
    [FILE]: () => new Response('cached'),
  };
  const names = async (): Promise<string[]> => {
    if (cache === 'hangs') return never();
    if (cache === 'broken') throw new Error('Storage is broken');
    return cache === 'full' ? ['linnet-shell-1-aaaaaaaaaa'] : [];
  };
  const outside: AnswerEnvironment = {
    origin: HOME,
    build: { id: 'aaaaaaaaaa', files: [FILE] },
    caches: {
      keys: names,
      open: async () => ({ match: async (path: string) => stored[path]?.() }),
    } as unknown as CacheStorage,
    fetch: async (request) => {
      asked.push(typeof request === 'string' ? request : request.url);
      if (server === 'hangs') return never();
      if (server === 'fails') throw new TypeError('Failed to fetch');
      return new Response('of the server');
    },
    now: () => new Date(),
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    addressOf: async () => (address === 'hangs' ? never() : address),
  };
  return { outside, asked };
}

/** Only browsers make requests of navigations. */
const requestOf = (path: string, mode: RequestMode = 'no-cors'): Asked['request'] =>
  Object.defineProperty(new Request(HOME + path), 'mode', { value: mode });

/** Asks, lets so much time pass, and returns the text of the answer, or why there is none. */
async function after(time: number, path: string, mode: RequestMode, given: Given) {
  const { outside, asked } = environment(given);
  const event: Asked = {
    request: requestOf(path, mode),
    clientId: 'c',
    ...(given.preload ? { preloadResponse: given.preload } : {}),
    waitUntil: () => undefined,
  };
  let outcome = 'pending';
  void answerTo(event, outside)?.then(
    async (answer) => void (outcome = await answer.text()),
    (error: unknown) => void (outcome = String(error)),
  );
  await jest.advanceTimersByTimeAsync(time);
  return { outcome, asked: asked.length };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const start = (given: Given, time = 0) => after(time, '/main/all', 'navigate', given);
const shared = (given: Given, time = 0) => after(time, '/bob', 'navigate', given);
const ofServer = (given: Given, time = 0) => after(time, '/oauth/authorize', 'navigate', given);
const safe = (given: Given, time = 0) => after(time, '/main/all?safe=1', 'navigate', given);
const file = (given: Given, time = 0) => after(time, FILE, 'no-cors', given);

describe('the service worker', () => {
  it('starts from its cache at once, without the server', async () => {
    expect(await start({ server: 'hangs', cache: 'full' })).toEqual({ outcome: PAGE, asked: 0 });
  });

  it.each(['hangs', 'broken', 'empty'] as const)(
    'starts from the server if its cache is of no use: %s',
    async (cache) => {
      expect((await start({ server: 'answers', cache }, CACHE_LIMIT)).outcome).toBe(
        'of the server',
      );
    },
  );

  it('uses the preloaded response, and asks for no other', async () => {
    const preload = Promise.resolve(new Response('preloaded'));
    expect(await shared({ server: 'answers', cache: 'full', preload })).toEqual({
      outcome: 'preloaded',
      asked: 0,
    });
    const none = Promise.resolve(undefined);
    expect((await shared({ server: 'answers', cache: 'full', preload: none })).asked).toBe(1);
  });

  it.each([
    ['fetch', {}],
    ['preload', { preload: never<Response>() }],
  ])('takes the page from its cache if the %s hangs', async (_what, more) => {
    const given = { server: 'hangs', cache: 'full', ...more } as const;
    expect((await shared(given, PATIENCE - 1)).outcome).toBe('pending');
    expect((await shared(given, PATIENCE)).outcome).toBe(PAGE);
  });

  it.each([
    ['a start', start, 'hangs'],
    ['a start without a cache', start, 'empty'],
    ['an address that servers may use', shared, 'hangs'],
    ["a server's page", ofServer, 'full'],
    ['a safe start', safe, 'full'],
    ['a file', file, 'hangs'],
  ] as const)('lets nobody wait for ever: %s', async (_what, ask, cache) => {
    const limit = PATIENCE + CACHE_LIMIT + SERVER_LIMIT;
    expect((await ask({ server: 'hangs', cache }, limit)).outcome).toMatch(/No answer in time/);
    const preload = never<Response>();
    const { outcome } = await ask({ server: 'hangs', cache, preload }, limit);
    expect(outcome).toMatch(/No answer in time/);
  });

  it('takes a file from its cache, and from the server if the cache hangs', async () => {
    expect((await file({ server: 'fails', cache: 'full' })).outcome).toBe('cached');
    const { asked } = await file({ server: 'hangs', cache: 'hangs' }, CACHE_LIMIT);
    expect(asked).toBe(1);
  });

  it('has no part in a safe start: neither in its page nor in its files', async () => {
    const address = `${HOME}/main/all?safe=1`;
    for (const cache of ['full', 'hangs', 'broken'] as const) {
      const given = { server: 'answers', cache, address } as const;
      expect(await safe(given)).toEqual({ outcome: 'of the server', asked: 1 });
      expect(await file(given)).toEqual({ outcome: 'of the server', asked: 1 });
    }
  });

  it('answers a file of a page that the browser does not name', async () => {
    const given = { server: 'answers', cache: 'full', address: 'hangs' } as const;
    expect((await file(given, CACHE_LIMIT)).outcome).toBe('cached');
  });

  it('leaves everything else to the browser', () => {
    const { outside } = environment({ server: 'answers', cache: 'full' });
    const request = requestOf('/api/v1/instance', 'cors');
    expect(answerTo({ request, clientId: 'c', waitUntil: () => undefined }, outside)).toBeNull();
  });
});
