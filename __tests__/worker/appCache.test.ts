/** The service worker's app cache, with a fake server and fake caches. */
import {
  answerFile,
  answerPage,
  PATIENCE,
  PAUSE_BETWEEN_FILES,
  cacheBuild,
  pageAtOnce,
  TRUST,
  type Build,
  type AppCacheEnvironment,
} from '@/worker/appCache';
import { filesIn } from '@/domain/session/appCache';

const HOME = 'https://home.example';
const appOf = (letter: string) => `/static/js/app.${letter.repeat(10)}.js`;
const laterOf = (letter: string) => `/static/js/later.${letter.repeat(10)}.js`;
const germanOf = (letter: string) => `/static/js/locale-de-json.${letter.repeat(10)}.js`;
const shared = '/static/css/first.0123456789.css';
const buildOf = (letter: string): Build => ({
  id: letter.repeat(10),
  files: [shared, appOf(letter), laterOf(letter), germanOf(letter)],
});
const pageOf = (letter: string) =>
  `<link href="${shared}"><script id="initial-results">{"secret":1}</script><script src="${appOf(letter)}"></script>`;

const plain = (body: string, type: string, init: ResponseInit = {}): Response => {
  const answer = new Response(body, {
    ...init,
    headers: { 'content-type': type, ...init.headers },
  });
  // `basic` marks a response of the same origin.
  const clone = () => plain(body, type, init);
  return Object.defineProperties(answer, { type: { value: 'basic' }, clone: { value: clone } });
};

function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (key: RequestInfo | URL) => new URL(String(key), HOME).pathname;
  const open = async (name: string) => {
    const rows = all.get(name) ?? new Map<string, Response>();
    all.set(name, rows);
    return {
      match: async (key: string) => rows.get(pathOf(key))?.clone(),
      put: async (key: string, answer: Response) => void rows.set(pathOf(key), answer),
      delete: async (key: string) => rows.delete(pathOf(key)),
      keys: async () => [...rows.keys()].map((path) => ({ url: HOME + path })),
    } as unknown as Cache;
  };
  const storage = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  const pathsIn = (name: string) => [...(all.get(name)?.keys() ?? [])].sort();
  return { all, storage, pathsIn };
}

/** Serves the files of the given builds; the last one is the current build. */
function deploy(...letters: string[]) {
  const caches = fakeCaches();
  const asked: { path: string; init: RequestInit | undefined }[] = [];
  const site = {
    letters,
    isDown: false,
    broken: new Set<string>(),
    time: Date.UTC(2026, 0, 1),
    /** Answers in place of the page. */
    instead: new Map<string, () => Response>(),
  };
  const answerTo = (path: string): Response => {
    const present = site.letters.at(-1) ?? '';
    if (path === '/' || path === '/index.html') {
      const instead = site.instead.get(path);
      if (instead) return instead();
      return plain(pageOf(present), 'text/html', {
        headers: { 'content-security-policy': "default-src 'none'", 'set-cookie': 'a=b' },
      });
    }
    const isThere = site.letters.some((letter) => buildOf(letter).files.includes(path));
    if (!isThere || site.broken.has(path)) return plain('<html>', 'text/html');
    return plain(path, path.endsWith('.css') ? 'text/css' : 'text/javascript');
  };
  const worker = (letter: string): AppCacheEnvironment => ({
    build: buildOf(letter),
    caches: caches.storage,
    fetch: async (request, init) => {
      const path = new URL(typeof request === 'string' ? request : request.url, HOME).pathname;
      asked.push({ path, init });
      if (site.isDown) throw new TypeError('Failed to fetch');
      return answerTo(path);
    },
    now: () => new Date(site.time),
    wait: (time) =>
      time === PAUSE_BETWEEN_FILES ? Promise.resolve() : new Promise(() => undefined),
  });
  return { site, asked, worker, ...caches };
}

const order = { loaded: [] as string[], sparing: false };
const ask = async (path: string, outside: AppCacheEnvironment) => {
  const later: Promise<unknown>[] = [];
  const answer = await answerFile(new Request(HOME + path), outside, (work) => later.push(work));
  await Promise.all(later);
  return answer;
};
const network = (answer: Response | Error) =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

describe('a cached build', () => {
  it('includes its page, but not the catalogues of other languages', async () => {
    const { worker, pathsIn } = deploy('a');
    await cacheBuild(order, worker('a'));
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).toEqual(
      ['/index.html', shared, appOf('a'), laterOf('a')].sort(),
    );
  });

  it('is fetched without credentials and not for ever, and its page without the HTTP cache', async () => {
    const { worker, asked } = deploy('a');
    await cacheBuild(order, worker('a'));
    expect(asked.every(({ init }) => init?.credentials === 'omit' && !init.headers)).toBe(true);
    expect(asked[0]).toMatchObject({ path: '/', init: { cache: 'no-store' } });
    expect(asked.every(({ init }) => init?.signal instanceof AbortSignal)).toBe(true);
  });

  it("keeps the page's security headers, but nothing personal to a visit", async () => {
    const { worker, all } = deploy('a');
    await cacheBuild(order, worker('a'));
    const page = all.get('linnet-shell-1-aaaaaaaaaa')?.get('/index.html');
    expect([...(page?.headers.keys() ?? [])].sort()).toEqual([
      'content-security-policy',
      'content-type',
      'date',
    ]);
    expect(await page?.text()).not.toContain('secret');
  });

  it('lacks its page while a file is missing, and is completed the next time', async () => {
    const { site, worker, pathsIn } = deploy('a');
    site.broken.add(laterOf('a'));
    await cacheBuild(order, worker('a'));
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).toEqual([shared, appOf('a')].sort());
    site.broken.clear();
    await cacheBuild(order, worker('a'));
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).toContain('/index.html');
  });

  it('lacks its page if the server sends that of another build', async () => {
    const { worker, pathsIn } = deploy('a', 'b');
    await cacheBuild(order, worker('a'));
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).toEqual([]);
  });

  it('includes the language that was used in the previous build', async () => {
    const { site, worker, pathsIn } = deploy('a');
    await cacheBuild({ ...order, loaded: [germanOf('a')] }, worker('a'));
    site.letters = ['b'];
    await cacheBuild(order, worker('b'));
    expect(pathsIn('linnet-shell-2-bbbbbbbbbb')).toContain(germanOf('b'));
  });

  it('reuses unchanged files of the previous build', async () => {
    const { site, worker, asked } = deploy('a');
    await cacheBuild(order, worker('a'));
    site.letters = ['b'];
    asked.length = 0;
    await cacheBuild(order, worker('b'));
    expect(asked.map(({ path }) => path)).not.toContain(shared);
  });

  it('stays for open tabs, and is removed with the second build after it', async () => {
    const { site, worker, storage } = deploy('a');
    await cacheBuild(order, worker('a'));
    site.letters = ['b'];
    await cacheBuild(order, worker('b'));
    expect(await storage.keys()).toEqual([
      'linnet-shell-1-aaaaaaaaaa',
      'linnet-shell-2-bbbbbbbbbb',
    ]);
    site.letters = ['c'];
    await cacheBuild(order, worker('c'));
    expect(await storage.keys()).toEqual([
      'linnet-shell-2-bbbbbbbbbb',
      'linnet-shell-3-cccccccccc',
    ]);
  });

  it('is the current one again after a rollback, without being fetched again', async () => {
    const { site, worker, storage, asked } = deploy('a');
    await cacheBuild(order, worker('a'));
    site.letters = ['b'];
    await cacheBuild(order, worker('b'));
    site.letters = ['a'];
    asked.length = 0;
    await cacheBuild(order, worker('a'));
    expect(asked.map(({ path }) => path)).toEqual(['/']);
    expect(await storage.keys()).toEqual([
      'linnet-shell-2-bbbbbbbbbb',
      'linnet-shell-3-aaaaaaaaaa',
    ]);
  });

  it('contains only fetched files if the reader saves data', async () => {
    const { worker, pathsIn } = deploy('a');
    await cacheBuild({ loaded: [shared, appOf('a')], sparing: true }, worker('a'));
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).toEqual(
      ['/index.html', shared, appOf('a')].sort(),
    );
  });
});

describe('a cached file', () => {
  it('of the previous build is served if the server no longer has it', async () => {
    const { site, worker } = deploy('a');
    await cacheBuild(order, worker('a'));
    site.letters = ['b'];
    await cacheBuild(order, worker('b'));
    expect(await (await ask(laterOf('a'), worker('b'))).text()).toBe(laterOf('a'));
  });

  it('that is missing everywhere is an error, not a page', async () => {
    const { worker, all } = deploy('b');
    await cacheBuild(order, worker('b'));
    const answer = await ask(laterOf('a'), worker('b'));
    expect(answer.type).toBe('error');
    expect([...all.values()].some((rows) => rows.has(laterOf('a')))).toBe(false);
  });

  it('that loads on demand is stored when it has been fetched', async () => {
    const { site, worker, pathsIn } = deploy('a');
    await cacheBuild(order, worker('a'));
    expect(await (await ask(germanOf('a'), worker('a'))).text()).toBe(germanOf('a'));
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).toContain(germanOf('a'));
    site.isDown = true;
    expect((await ask(germanOf('a'), worker('a'))).status).toBe(200);
  });

  it('of another build is not stored', async () => {
    const { worker, all } = deploy('a', 'b');
    await cacheBuild(order, worker('b'));
    await ask(laterOf('a'), worker('b'));
    expect([...all.values()].some((rows) => rows.has(laterOf('a')))).toBe(false);
  });
});

describe('the page at once', () => {
  const built = async () => {
    const deployed = deploy('a');
    await cacheBuild(order, deployed.worker('a'));
    const builds = async (letter = 'a') => {
      const page = await pageAtOnce(deployed.worker(letter));
      return page ? filesIn(await page.text()) : null;
    };
    return { ...deployed, builds };
  };
  const ofA = [shared, appOf('a')];
  const html = (text: string, init?: ResponseInit) => () => plain(text, 'text/html', init);

  it('is the one with all its files in the cache, without a question to the server', async () => {
    const { asked, builds } = await built();
    asked.length = 0;
    expect(await builds()).toEqual(ofA);
    expect(asked).toEqual([]);
  });

  it.each([shared, appOf('a')])('needs every file that it names: %s', async (path) => {
    const { all, builds } = await built();
    all.get('linnet-shell-1-aaaaaaaaaa')?.delete(path);
    expect(await builds()).toBeNull();
  });

  it('is not that of a reader who saves data and lacks other files', async () => {
    const { worker } = deploy('a');
    await cacheBuild({ loaded: [shared, appOf('a')], sparing: true }, worker('a'));
    expect(await pageAtOnce(worker('a'))).toBeNull();
  });

  it('stays that of the previous build until another one is whole', async () => {
    const { site, worker, builds } = await built();
    site.letters = ['b'];
    site.broken.add(laterOf('b'));
    await cacheBuild(order, worker('b'));
    expect(await builds('b')).toEqual(ofA);
    site.broken.clear();
    await cacheBuild(order, worker('b'));
    expect(await builds('b')).toEqual([shared, appOf('b')]);
  });

  it('is trusted for a week after the server was last seen to have it', async () => {
    const { site, worker, builds } = await built();
    site.time += TRUST - 1;
    expect(await builds()).toEqual(ofA);
    await cacheBuild(order, worker('a'));
    site.time += TRUST - 1_000;
    expect(await builds()).toEqual(ofA);
    site.time += 1_000;
    expect(await builds()).toBeNull();
  });

  it.each([
    ['another program', html('<script src="/other.js"></script>')],
    ['no page', html('Not found', { status: 404 })],
  ])('ends when the server has %s, as does that of offline starts', async (_what, other) => {
    const { site, worker, pathsIn, builds } = await built();
    site.instead.set('/', other).set('/index.html', other);
    await cacheBuild(order, worker('a'));
    expect(await builds()).toBeNull();
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).not.toContain('/index.html');
  });

  it.each([
    ['out of order', html('Bad gateway', { status: 502 })],
    ['closed to the question', html('Who are you?', { status: 401 })],
  ])('stays when the server is %s', async (_what, other) => {
    const { site, worker, builds } = await built();
    site.instead.set('/', other).set('/index.html', other);
    await cacheBuild(order, worker('a'));
    expect(await builds()).toEqual(ofA);
    site.isDown = true;
    await cacheBuild(order, worker('a'));
    expect(await builds()).toEqual(ofA);
  });

  it.each([
    ['a page of its own', html('Welcome')],
    ['a redirect', () => Object.defineProperty(html(pageOf('a'))(), 'redirected', { value: true })],
  ])('is not used where the server has %s at the start, only offline', async (_what, other) => {
    const { site, worker, pathsIn } = deploy('a');
    site.instead.set('/', other);
    await cacheBuild(order, worker('a'));
    expect(await pageAtOnce(worker('a'))).toBeNull();
    expect(pathsIn('linnet-shell-1-aaaaaaaaaa')).toContain('/index.html');
  });
});

describe('the page for a navigation', () => {
  const fromServer = () => plain('of the server', 'text/html');
  const patienceEnds = (time: number) =>
    time === PATIENCE ? Promise.resolve() : new Promise<void>(() => undefined);

  it('comes from the server as long as it answers', async () => {
    const { worker } = deploy('a');
    await cacheBuild(order, worker('a'));
    const answer = await answerPage(network(fromServer()), worker('a'));
    expect(await answer.text()).toBe('of the server');
  });

  it('of an unknown status is passed on unchanged', async () => {
    const { worker } = deploy('a');
    await cacheBuild(order, worker('a'));
    const missing = plain('of the server', 'text/html', { status: 404 });
    expect((await answerPage(network(missing), worker('a'))).status).toBe(404);
  });

  it.each([
    ['cannot be reached', () => network(new TypeError('Failed to fetch'))],
    ['is out of order', () => network(plain('Bad gateway', 'text/html', { status: 502 }))],
  ])('comes from the cache if the server %s', async (_what, answer) => {
    const { worker } = deploy('a');
    await cacheBuild(order, worker('a'));
    expect(await (await answerPage(answer(), worker('a'))).text()).toContain(appOf('a'));
  });

  it('comes from the cache if the server is slow', async () => {
    const { worker } = deploy('a');
    await cacheBuild(order, worker('a'));
    const never = new Promise<Response>(() => undefined);
    const outside = { ...worker('a'), wait: patienceEnds };
    expect(await (await answerPage(never, outside)).text()).toContain(appOf('a'));
  });

  it('comes from the latest complete build', async () => {
    const { site, worker } = deploy('a');
    await cacheBuild(order, worker('a'));
    site.letters = ['b'];
    site.broken.add(laterOf('b'));
    await cacheBuild(order, worker('b'));
    const answer = await answerPage(network(new TypeError('Failed to fetch')), worker('b'));
    expect(await answer.text()).toContain(appOf('a'));
  });

  it("is the server's answer if none is cached", async () => {
    const { worker } = deploy('a');
    const broken = plain('Bad gateway', 'text/html', { status: 502 });
    expect((await answerPage(network(broken), worker('a'))).status).toBe(502);
    const late = { ...worker('a'), wait: patienceEnds };
    expect(await (await answerPage(network(fromServer()), late)).text()).toBe('of the server');
    const lost = answerPage(network(new TypeError('Failed to fetch')), worker('a'));
    await expect(lost).rejects.toThrow('Failed to fetch');
  });
});
