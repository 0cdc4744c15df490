/** The first script asks for a timeline in terms that even an unknown server accepts. */
import { takePrefetched } from '@/lib/net/prefetchStore';
import { STORAGE_KEY } from '@/store/persistedStateVersion';

jest.mock('@/store/storage', () => ({
  databaseStorage: () => ({ get: () => Promise.resolve(mockKept) }),
}));

let mockKept: unknown;

const HOME = '/api/v1/timelines/home?limit=20';
const ofPleroma = `${HOME}&with_muted=true`;
const factsOf = (family: string, ...features: string[]) => ({ facts: { family, features } });

/** Returns the request that it makes for the home timeline of a signed-in reader. */
async function asked(capabilities: unknown, injected = ''): Promise<string[]> {
  mockKept = {
    session: { oauth: { userToken: 'mine' } },
    config: { chosen: {} },
    ...(capabilities === null ? {} : { capabilities }),
    _persist: { version: 1, rehydrated: true },
  };
  document.head.innerHTML = injected;
  return askedAt('/main/friends');
}

/** Returns the requests for timelines of the first script at this address. */
const askedAt = async (path: string): Promise<string[]> =>
  (await allAskedAt(path)).filter((asked) => asked.startsWith('/api/v1/timelines'));

async function allAskedAt(path: string): Promise<string[]> {
  window.history.replaceState(null, '', path);
  const fetched: string[] = [];
  window.fetch = ((url: string) => {
    fetched.push(url.replace(window.location.origin, ''));
    return Promise.reject(new TypeError('there is no network'));
  }) as unknown as typeof fetch;
  Object.assign(window, { linnetPrefetched: undefined });
  await jest.isolateModulesAsync(async () => {
    await import('@/prefetch');
  });
  await takePrefetched()?.reads.get(STORAGE_KEY);
  await Promise.resolve();
  return fetched;
}

describe('the prefetched timeline of a member', () => {
  it('is requested without Pleroma parameters while the server is unknown, as after an update of the stored state', async () => {
    expect(await asked(null)).toEqual([HOME]);
    expect(await asked({ missing: {} })).toEqual([HOME]);
  });

  it('is requested without Pleroma parameters from a server with the Mastodon API', async () => {
    expect(await asked(factsOf('mastodon'))).toEqual([HOME]);
  });

  it('is that of the page they chose to start with [startPage]', async () => {
    mockKept = {
      session: { oauth: { userToken: 'mine' } },
      config: { chosen: { startPage: '/lists/4' } },
      _persist: { version: 1, rehydrated: true },
    };
    expect(await askedAt('/')).toEqual(['/api/v1/timelines/list/4?limit=20']);
  });

  it('is requested with muted statuses from servers of the Pleroma family', async () => {
    expect(await asked(factsOf('akkoma'))).toEqual([ofPleroma]);
    expect(await asked(factsOf('unknown', 'pleroma_api'))).toEqual([ofPleroma]);
  });

  it("is requested with muted statuses on the first visit if the page contains this family's initial results", async () => {
    const results = '<script id="initial-results" type="application/json">{"a":"e30="}</script>';
    expect(await asked(null, results)).toEqual([ofPleroma]);
  });
});

describe('the prefetched timeline of a visitor', () => {
  /** Returns the requests at this address, given what was stored by the visit before. */
  async function visited(path: string, missing: object): Promise<string[]> {
    mockKept = { capabilities: { missing }, _persist: { version: 1, rehydrated: true } };
    return askedAt(path);
  }

  afterEach(() => window.localStorage.clear());

  it('is not asked for while the server is known to be closed to visitors', async () => {
    const path = '/main/public';
    const local = '/api/v1/timelines/public?limit=20&local=true';
    mockKept = undefined;
    expect(await askedAt(path)).toEqual([local]);
    expect(await visited(path, { publicForVisitors: 1 })).toEqual([]);
    expect(await visited('/main/all', { publicForVisitors: 1 })).toEqual([
      '/api/v1/timelines/public?limit=20',
    ]);
    expect(await visited(path, {})).toEqual([local]);
    expect(window.localStorage).toHaveLength(1);
  });
});

describe('the first script', () => {
  const files = ['/static/config.json', '/static/styles.json'];

  afterEach(() => window.localStorage.clear());

  it('requests no bookmarks for visitors', async () => {
    mockKept = undefined;
    expect((await allAskedAt('/bookmarks')).sort()).toEqual(files);
    mockKept = { session: { oauth: { userToken: 'mine' } }, _persist: { version: 1 } };
    expect(await allAskedAt('/bookmarks')).toContainEqual(expect.stringMatching(/\/bookmarks/));
  });

  it('requests a post and its conversation, for visitors and members', async () => {
    const post = ['/api/v1/statuses/s%2F3', '/api/v1/statuses/s%2F3/context'];
    mockKept = undefined;
    expect((await allAskedAt('/notice/s%2F3')).sort()).toEqual([...post, ...files].sort());
    mockKept = { session: { oauth: { userToken: 'mine' } }, _persist: { version: 1 } };
    const asked = await allAskedAt('/notice/s%2F3');
    expect(asked.filter((path) => path.startsWith(post[0] ?? ''))).toEqual(post);
  });

  it("requests the server's configuration if the page is a cached one of its family", async () => {
    const path = '/api/pleroma/frontend_configurations';
    const embed = (text: string) => {
      document.head.innerHTML = `<script id="initial-results" type="application/json">${text}</script>`;
    };
    embed('{}');
    expect(await allAskedAt('/about')).toContain(path);
    embed(`{"${path}":"e30="}`);
    expect(await allAskedAt('/about')).not.toContain(path);
    document.head.innerHTML = '';
    expect(await allAskedAt('/about')).not.toContain(path);
  });

  it('paints the page as it was at last, but not in a safe start', async () => {
    mockKept = undefined;
    const values = { variables: { '--bg': 'rgba(1, 2, 3, 1)' }, scheme: 'light' };
    const root = document.documentElement;
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    window.localStorage.setItem('linnet look dark', JSON.stringify({ of: 'x', values }));
    await allAskedAt('/about?safe');
    expect(root.style.getPropertyValue('--bg')).toBe('');
    await allAskedAt('/about');
    expect(root.style.getPropertyValue('--bg')).toBe('rgba(1, 2, 3, 1)');
    expect(root).toHaveAttribute('data-scheme', 'light');
  });

  it('requests nothing in a safe start', async () => {
    mockKept = undefined;
    expect(await allAskedAt('/main/public?safe')).toEqual([]);
    expect(await allAskedAt('/main/public')).toHaveLength(files.length + 1);
  });
});
